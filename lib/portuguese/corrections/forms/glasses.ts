import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import {
  corrected,
  type Form,
  type Formed,
  type LoggedWater,
  plainTokens,
  type Scene,
} from "@/lib/portuguese/corrections/forms/scene";
import { loggedItems } from "@/lib/portuguese/corrections/reading/food-reference";
import { mayBeWater, WATER_ID, waterOf } from "@/lib/portuguese/portions/waters";
import { readAmounts } from "@/lib/portuguese/terms/amounts";
import type { Token } from "@/lib/portuguese/text/tokens";

/** "3 litros", "meio litro": a volume of water; null where none is told. */
export function volumeIn(tokens: readonly Token[]): number | null {
  for (let at = 0; at < tokens.length; at += 1) {
    const amount = readAmounts(tokens, at).find((one) => mayBeWater(one));
    const water = amount?.counted ? waterOf(amount) : null;
    if (water) return water.ml;
  }
  return null;
}

const VOLUME =
  "(?:(?:uns|umas|so|mais ou menos|quase) )*(?:(?:\\d+(?:[.,]\\d+)?|um|uma|dois|duas|tres|meio|meia) )+(?:ml |l |litros? )?(?:e meio )?(?:de agua )?";

/** After a meal, too: how much water it was. */
export const WATER_WAS: Form = {
  name: "water was",
  takes: [
    ["bebi 500 ml de água", "almocei arroz e bife", "a água foi 300 ml"],
    ["bebi 500 ml de água", "comi uma maçã", "na verdade a água foi 1 litro"],
    ["almocei arroz com 200 ml de água", "bebi café", "a água do almoço foi 300 ml"],
    ["bebi 300 ml de água", "a água foi a garrafa toda, 500 ml"],
    ["bebi 300 ml de água", "a água foi uma garrafa inteira de 500 ml"],
    ["tomei 1 copo de água e um café", "o copo de água era de 300 ml"],
  ],
  leaves: [
    ["almocei arroz", "a água foi 300 ml"],
    ["bebi 500 ml de água", "comi uma maçã", "água 300 ml"],
    ["tomei 2 copos de água e um café", "o copo de água era de 300 ml"],
    ["bebi 500 ml de água", "bebi 300 ml de água", "comi uma maçã", "a água foi quanto?"],
  ],
  read({ phrase, conversation: { last, pieces = [] }, earlier, moment }) {
    const isOfOne = pieces.every(({ food, count }) => food !== WATER_ID || count === 1);
    if (!WAS.test(phrase.line) && !(isOfOne && GLASS_WAS.test(phrase.line))) return null;
    const told = [...last.toReversed(), ...earlier].find(
      (one): one is LoggedWater => one.type === "water" && one.day === moment.today,
    );
    const ml = volumeIn(phrase.tokens);
    return told && ml !== null ? corrected([{ kind: "water", ml, from: told.ml }], [told.id]) : null;
  },
};

const WAS = new RegExp(
  `^ (?:(?:ah|ops|opa|errei|mas|na verdade|alias) )*(?:a|aquela|essa) agua (?:d[oa] (?:almoco|janta|jantar|lanche|manha|tarde|cafe) |de (?:antes|cedo|agora) )?(?:foi|era|foram|tinha|deu) (?:(?:uma?|[oa]) (?:copo|copao|garrafa|garrafinha|caneca) (?:(?:tod|inteir|chei|complet)[oa] )?(?:de )?)?${VOLUME}$`,
);

/** "o copo de água era de 300 ml", of one that was told beside something else. */
const GLASS_WAS = new RegExp(
  `^ (?:(?:ah|ops|opa|errei|mas|na verdade|alias) )*(?:[oa]|ess[ea]|aquel[ea]) (?:copo|copao|garrafa|garrafinha|caneca) de agua (?:foi|era|tinha|deu) (?:de )?${VOLUME}$`,
);

/** Right after one glass or bottle: how large it was. */
export const VESSEL_WAS: Form = {
  name: "vessel was",
  takes: [
    ["um copo de água", "de 300 ml"],
    ["uma garrafa de água", "era de 1 litro"],
    ["tomei um copo de água", "era um copo de 350"],
  ],
  leaves: [
    ["2 copos de água", "de 300 ml"],
    ["almocei arroz", "de 300 ml"],
    ["um copo de água", "uma garrafinha de 500 ml de água"],
  ],
  read({ phrase, conversation: { last, pieces = [] } }) {
    const [only, ...others] = last;
    if (only?.type !== "water" || others.length > 0 || pieces.some(({ count }) => count > 1)) return null;
    if (!SIZE.test(phrase.line) || only.ml >= LARGE) return null;
    const ml = volumeIn(plainTokens(phrase));
    return ml === null ? null : corrected([{ kind: "water", ml, from: only.ml }]);
  },
};

const SIZE = new RegExp(
  `^ (?:(?:mas|ah|na verdade) )*(?:(?:(?:o|a) (?:copo|garrafa|garrafinha|caneca) )?(?:era|foi) (?:(?:um|uma) )?(?:(?:copo|garrafa|garrafinha|caneca) )?(?:grande )?)?de ${VOLUME}$`,
);
/** Millilitres of what is no single glass or bottle any more. */
const LARGE = 1001;

/** How much each of several glasses held, after a meal, too. */
export const EACH_GLASS_HELD: Form = {
  name: "each glass held",
  takes: [
    ["tomei dois copos de água", "cada um desses dois copos de água tinha 200 ml"],
    ["tomei dois copos de água", "almocei arroz", "cada um dos dois copos de água tinha 300 ml"],
    ["tomei dois copos de água", "tomei um suco", "cada copo de água tinha 300 ml"],
    ["tomei dois copos de água", "almocei arroz", "cada copo tinha 300 ml"],
    ["2 garrafinhas de água", "cada garrafinha de água era de 300 ml"],
  ],
  leaves: [
    ["tomei dois copos de suco", "cada copo tinha 300 ml"],
    ["tomei dois copos de água", "tomei 2 copos de suco", "cada um dos copos tinha 300 ml"],
    ["tomei um café", "cada um dos copos de água tinha 300 ml"],
    ["tomei dois copos de água", "cada copo tinha gelo"],
  ],
  read({ phrase, conversation: { last, pieces = [] }, earlier, moment }) {
    const { count, water, ml } = EACH_HELD.exec(phrase.line)?.groups ?? {};
    const told = [...last.toReversed(), ...earlier].find(
      (one): one is LoggedWater => one.type === "water" && one.day === moment.today,
    );
    // "cada copo tinha 300 ml", of a juice that was told last
    const isOfDrink = loggedItems(last).some(({ foodId }) => findFood(foodId)?.gramsPerMl !== undefined);
    if (!ml || !told || (!water && isOfDrink)) return null;
    const known = pieces.find(({ food }) => food === WATER_ID)?.count;
    const many = count ? (COUNTS[count] ?? Number(count)) : known;
    return many ? corrected([{ kind: "water", ml: many * Number(ml), from: told.ml }], [told.id]) : null;
  },
};

const COUNTS: Readonly<Record<string, number>> = { dois: 2, duas: 2, tres: 3, quatro: 4, cinco: 5, seis: 6 };
const EACH_HELD =
  /^ (?:(?:ah|ops|opa|errei|mas|na verdade|alias|e) )*cada (?:uma? d(?:[aeo]|ess[ea]|aquel[ea])s? )?(?:(?<count>\d|dois|duas|tres|quatro|cinco|seis) )?(?:copo|copinho|garrafa|garrafinha|caneca|squeeze)s?(?<water> (?:de )?agua)?(?: que (?:eu )?(?:tomei|bebi))? (?:tinha|tem|era|eram|eh|foi)(?: (?:de|com|uns|so|cerca|mais ou menos))* (?<ml>\d{2,4})(?: ml)?(?: (?:so|cada|de agua))* $/;

const GLASS = "(?:copo|copao|copinho|garrafa|garrafinha|caneca|agua)(?: de agua)?";
/** "ficou cheio na mesa", "eu não bebi"; "não bebi todo" leaves some of it drunk. */
const NOT_DRUNK =
  "(?:(?:eu )?(?:nao|nem) (?:cheguei a )?(?:bebi|beber|tomei|tomar|encostei|toquei)(?: nel[ea])?(?! (?:tod|inteir|tudo|ate|complet|so|mais))|ficou (?:chei[oa]|intact[oa]|intocad[oa]|la|na mesa|em cima)|(?:eu )?(?:derramei|derrubei|entornei|esqueci)|derramou|entornou|caiu|foi pro chao)(?: [a-z]+){0,5}";
const ONLY_FIRST = new RegExp(
  `^ (?:(?:e|mas|ah|opa|na verdade|por favor|pfv|alias) )*(?:(?:conta|deixa|considera|anota|registra|mantem|vale) )?so [oa] primeir[oa] ${GLASS} (?:(?:conta|vale|mesmo) )?(?:(?:que |porque |pq )?[oa] (?:outr[oa]|segund[oa]) (?:${GLASS} )?${NOT_DRUNK} )?$`,
);
const ONE_OUT = new RegExp(
  `^ (?:(?:e|mas|ah|opa|na verdade|por favor|pfv|alias) )*(?:(?:(?:apaga|tira|exclui|remove|cancela|risca|desconta) [oa] (?<out>primeir|segund|terceir|quart)[oa] ${GLASS} (?:(?:que |porque |pq )?${NOT_DRUNK} )?)|(?:[oa] (?<not>primeir|segund|terceir|quart|ultim|outr)[oa] ${GLASS} (?:que )?${NOT_DRUNK} ))$`,
);
/** "o segundo copo não bebi", as the reader hears it. */
const ONE_LESS = new RegExp(`^ (?:1|uma?) ${GLASS} a menos $`);
const PLACES = ["primeir", "segund", "terceir", "quart"];

/** One of several glasses, told one by one or as a sum, that was not drunk: "conta só o primeiro copo, o outro ficou cheio". */
export const GLASS_NOT_DRUNK: Form = {
  name: "glass not drunk",
  takes: [
    ["bebi 250 ml de água", "mais um igual", "conta só o primeiro copo de água, o outro ficou cheio na mesa"],
    ["bebi 250 ml de água", "bebi 200 ml de água", "o segundo copo não bebi"],
    ["bebi 250 ml de água", "mais um igual", "comi uma maçã", "o segundo copo de água eu derramei"],
    ["bebi 2 copos de água", "o outro copo ficou cheio na mesa"],
    ["bebi 2 copos de água", "apaga o segundo copo de água"],
  ],
  leaves: [
    ["bebi 250 ml de água", "o segundo copo não bebi"],
    ["bebi 2 copos de suco", "o segundo copo não bebi"],
    ["bebi 250 ml de água", "mais um igual", "o segundo copo não bebi todo"],
    ["bebi 250 ml de água", "mais um igual", "comi uma maçã", "o segundo copo não bebi"],
    ["bebi 250 ml de água", "mais um igual", "bebi mais 300 ml de água", "o outro copo não bebi"],
  ],
  read(scene) {
    const { line } = scene.phrase;
    const { out, not } = ONE_OUT.exec(line)?.groups ?? {};
    const place = ONLY_FIRST.test(line) ? "outr" : ONE_LESS.test(line) ? "ultim" : (out ?? not);
    return place ? withoutGlass(scene, place) : null;
  },
};

function withoutGlass({ phrase, moment, conversation, earlier }: Scene, place: string): Formed | null {
  const { last, pieces = [] } = conversation;
  if (!phrase.line.includes(" agua ") && !last.every(({ type }) => type === "water")) return null;
  const told = [...earlier.toReversed(), ...last].filter(
    (one): one is LoggedWater => one.type === "water" && one.day === moment.today,
  );
  const [only] = told;
  if (only && told.length === 1) {
    const count = pieces.find(({ food }) => food === WATER_ID)?.count ?? 1;
    const isOfThem = last.includes(only) && (count === 2 || (count > 2 && place !== "outr"));
    const ml = Math.round(only.ml - only.ml / count);
    return isOfThem ? corrected([{ kind: "water", ml, from: only.ml }], [only.id]) : null;
  }
  if (place === "outr" && told.length > 2) return null;
  const at = PLACES.indexOf(place);
  const glass = at < 0 ? told.at(-1) : told[at];
  return glass ? corrected([{ kind: "remove_water", id: glass.id }]) : null;
}
