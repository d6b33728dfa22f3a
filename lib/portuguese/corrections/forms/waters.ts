import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { volumeIn } from "@/lib/portuguese/corrections/forms/glasses";
import {
  corrected,
  entriesInReach,
  type Form,
  type Formed,
  type LoggedWater,
  plainTokens,
  type Scene,
} from "@/lib/portuguese/corrections/forms/scene";
import { takeBackAt } from "@/lib/portuguese/corrections/reading/take-back";
import type { LoggedEntry } from "@/lib/portuguese/meaning/conversation";
import { readLog } from "@/lib/portuguese/meaning/log-reading";
import { IN_ALL } from "@/lib/portuguese/meaning/more-water";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import { WATER_ID } from "@/lib/portuguese/portions/waters";

/** All of a day's water, more or less than was told of it. */
export const WATER_IN_ALL: Form = {
  name: "water in all",
  takes: [
    ["bebi 500 ml de água", "bebi 2,5 litros hoje no total"],
    ["bebi 3 litros de água", "na verdade bebi 2 litros de água hoje no total"],
    ["bebi 500 ml de água", "já são 800 ml hoje"],
    ["almocei arroz e bife", "bebi 500 ml de água", "no total foi 1 litro"],
  ],
  leaves: [
    ["bebi 500 ml de água", "bebi mais 500 ml de água"],
    ["bebi 500 ml de água", "quanto bebi no total?"],
    ["bebi 500 ml de água", "o jantar deu 300 g no total"],
  ],
  read(scene) {
    const { phrase, moment, conversation, earlier } = scene;
    const isAll = IN_ALL.test(phrase.line) || ALREADY.test(phrase.line);
    if (!isAll) return null;
    const { water, meals, weight } = readLog(phrase.tokens, phrase.text, moment);
    const [said, ...others] = water;
    const all = said ?? bareTotal(scene);
    if (!all || others.length + meals.length + weight.length > 0) return null;
    const told = watersIn([...conversation.last.toReversed(), ...earlier]).filter(
      ({ day }) => day === all.day,
    );
    const sum = told.reduce((ml, one) => ml + one.ml, 0);
    return sum === 0 ? null : corrected(broughtTo(told, sum, all.ml, all.day));
  },
};

/** "já são 800 ml hoje" */
const ALREADY = /^ (?:ja|agora) (?:sao|foram|deu|bebi|tomei|completei|somam) /;

/** "no total foi 1 litro", right after water and of nothing else. */
function bareTotal({ phrase, moment, conversation: { last } }: Scene): { ml: number; day: string } | null {
  const isOfWater = last.length > 0 && last.every(({ type }) => type === "water");
  const ml = isOfWater && OF_VOLUME.test(phrase.line) ? volumeIn(phrase.tokens) : null;
  return ml === null ? null : { ml, day: moment.today };
}

const OF_VOLUME = / (?:ml|l|litros?|mililitros?) /;

/** What makes a day's glasses that much: the newest go first where they are more. */
function broughtTo(told: readonly LoggedWater[], sum: number, ml: number, day: string): Correction[] {
  const changes: Correction[] = [];
  let rest = sum;
  for (const { id, ml: own } of told) {
    if (rest <= ml) break;
    const kept = Math.max(ml - (rest - own), 0);
    changes.push(kept > 0 ? { kind: "water", ml: kept, from: own } : { kind: "remove_water", id });
    rest -= own - kept;
  }
  const [newest] = told;
  if (rest < ml) changes.push({ kind: "record", meals: [], water: [{ ml: ml - rest, day, assumed: [] }] });
  // As much as was told: said again.
  else if (changes.length === 0 && newest) changes.push({ kind: "water", ml: newest.ml, from: newest.ml });
  return changes;
}

function watersIn(entries: ReturnType<typeof entriesInReach>): LoggedWater[] {
  return entries.filter((one) => one.type === "water");
}

/** A glass that was not drunk, by its amount, or the last one. */
export const WATER_TAKEN_BACK: Form = {
  name: "water taken back",
  takes: [
    ["bebi 3 litros de água", "bebi 500 ml de água", "apaga os 3 litros de água, eu não bebi isso"],
    ["bebi 500 ml de água", "tira a última água"],
    ["bebi 300 ml de água", "tira os 500 ml de água"],
    ["bebi 300 ml de água", "cancela esses 300ml, o copo derramou no banco do carro"],
    ["bebi 300 ml de água", "apaga esses 300, foi meu filho que bebeu"],
    ["bebi 200 ml de água", "bebi 300 ml de água", "apaga esse copo de 200"],
    ["bebi dois copos de água", "tira esse último copo, derrubei na mesa"],
  ],
  leaves: [
    ["almocei arroz com água", "tira o arroz e a água"],
    ["300 ml de leite", "apaga os 300 ml de leite"],
    ["bebi 300 ml de água", "300 ml de suco de uva", "cancela esses 300 ml, derramei"],
    ["bebi 200 ml de água", "comi 300 g de arroz", "apaga o de 200"],
  ],
  read(scene) {
    const tokens = plainTokens(scene.phrase);
    if (takeBackAt(tokens) < 0 || !ONLY_WATER.test(scene.phrase.line)) return null;
    const told = watersIn(nearestFirst(scene));
    // "300 ml de suco", "cancela esses 300 ml": of the juice.
    if (!scene.phrase.line.includes(" agua ") && scene.conversation.last.some(isDrink)) return null;
    if (/ ultim[oa] /.test(scene.phrase.line)) {
      const [newest] = told;
      const count = scene.conversation.pieces?.find(({ food }) => food === WATER_ID)?.count ?? 1;
      // "o último copo" of two that were told as one sum
      if (
        newest &&
        newest === scene.conversation.last.at(-1) &&
        count > 1 &&
        ONE_VESSEL.test(scene.phrase.line)
      )
        return corrected([{ kind: "water", ml: Math.round(newest.ml - newest.ml / count), from: newest.ml }]);
      return newest ? corrected([{ kind: "remove_water", id: newest.id }]) : null;
    }
    const ml = volumeIn(tokens) ?? bareMillilitres(scene, told);
    if (ml === null) return null;
    const glass = told.find((one) => one.ml === ml);
    // "tira 200 ml": so much less.
    if (!glass && !scene.phrase.line.includes(" agua ")) return null;
    return corrected([glass ? { kind: "remove_water", id: glass.id } : { kind: "remove_water", ml }]);
  },
};

const ONE_VESSEL = / ultim[oa] (?:copo|garrafa) /;

/** "apaga esses 300", "tira o copo de 200", right after water. */
function bareMillilitres(
  { phrase, conversation: { last } }: Scene,
  told: readonly LoggedWater[],
): number | null {
  const [, figure] = BARE.exec(phrase.line) ?? [];
  const isOfWater = figure && told.some(({ ml }) => ml === Number(figure));
  return isOfWater && last.every(({ type }) => type === "water") ? Number(figure) : null;
}

const BARE =
  / (?:[oa]s?|ess[ea]s?|aquel[ea]s?) (?:(?:copo |garrafa |garrafinha )?de )?(\d{2,4})(?! (?:g|gramas?|kg|quilos?|calorias|kcal) )(?= )/;

function isDrink(entry: LoggedEntry): boolean {
  return (
    entry.type === "meal" && entry.items.some(({ foodId }) => findFood(foodId)?.gramsPerMl !== undefined)
  );
}

/** "o copo derramou no banco do carro", "foi meu filho que bebeu" */
const SPILT =
  "(?:(?:pois|porque|pq|que) )?(?:(?:(?:o|a) (?:copo|garrafa|garrafinha|caneca|agua)|el[ea]|eu|acabei|foi|quase|tudo) )*(?:derr[au][mb]|entorn|vir(?:ou|ei)|cai|vaz|esparram|jog(?:uei|ou)|dei|perdi|esqueci|(?:o |a )?(?:meu|minha) \\S+ (?:que )?(?:beb|tom))\\S*(?: \\S+){0,6}";
const TAKES_BACK = "(?:apag|tir|retir|remov|exclu|delet|cancel|desconsider|ignor|esquec)\\S*";
/** Words that tell which glass, and why. */
const ONLY_WATER = new RegExp(
  `^ (?:(?:nao|pode|por favor|opa|na verdade|mas|e|quero|preciso|ah) )*${TAKES_BACK} (?:ai )?(?:(?:o|a|os|as|ess[ea]s?|aquel[ea]s?|um|uma) )?(?:(?:ultim[oa]|meus?) )?(?:copo |garrafa |garrafinha )?(?:de )?(?:agua (?:de )?)?(?:(?:\\d+(?:[.,]\\d+)?|um|uma|dois|duas|tres|meio|e) )*(?:ml |l |litros? |copos? |garrafas? |mililitros? )?(?:e meio )?(?:de )?(?:agua )?(?:(?:que )?(?:eu )?(?:nao|nem) (?:bebi|tomei|foi|era)(?: (?:isso|tudo|tanto|nao|el[ea]s?|essa|agua))*|foi (?:erro|engano|sem querer)|errei|ta errad[oa]|esta errad[oa]|por favor|ai|${SPILT})? ?$`,
);

function nearestFirst(scene: Scene) {
  const { last } = scene.conversation;
  const reach = entriesInReach(scene);
  return [...reach.slice(0, last.length).toReversed(), ...reach.slice(last.length)];
}

/** A glass or bottle that was not emptied, or of which some was spilt: so much less of the last one. */
export const WATER_LEFT: Form = {
  name: "water left",
  takes: [
    ["bebi 500 ml de água", "almocei sopa e 1 ovo", "a garrafinha num foi toda, sobrou 200 ml dentro"],
    ["bebi 500 ml de água", "não tomei a garrafa toda, ficaram 100 ml"],
    ["bebi 500 ml de água", "da água sobrou 100 ml"],
    ["bebi 500 ml de água", "na garrafa ainda ficaram 100 ml"],
    ["bebi 500 ml de água", "deixei 100 ml na garrafa"],
    ["bebi 300 ml de água", "almocei arroz", "desconta 100 ml da água, derramei"],
    ["bebi 300 ml de água", "derramei 100 ml da água"],
    ["bebi 1 litro de água", "tira 300 ml da água"],
  ],
  leaves: [
    ["almocei arroz", "a garrafinha não foi toda, sobrou 200 ml"],
    ["bebi 200 ml de água", "desconta 500 ml da água"],
    ["bebi 500 ml de água", "1 garrafa de suco", "a garrafa não foi toda, sobrou 200 ml"],
    ["bebi 500 ml de água", "sobrou 200 ml de suco"],
  ],
  read(scene) {
    const { phrase, moment, conversation } = scene;
    const [, unfinished, inside, left, kept, within, off] = LEFT_OVER.exec(phrase.line) ?? [];
    const ml = Number(left ?? kept ?? off);
    const vessel = unfinished ?? inside ?? within;
    const told = watersIn(nearestFirst(scene)).find(({ day }) => day === moment.today);
    // "a garrafa" of what else was drunk meanwhile.
    const isOther = conversation.last.some(
      (one) => one.type === "meal" && one.items.some(({ foodId }) => findFood(foodId)?.category === "drinks"),
    );
    if (!told || !(told.ml > ml) || (vessel !== undefined && isOther)) return null;
    return corrected([{ kind: "water", ml: told.ml - ml, from: told.ml }], [told.id]);
  },
};

const VESSEL = "(?:copo|garrafa|garrafinha|caneca|squeeze)";
const NOT = "(?:nao|num|nem)";
const SOME = "(?:(?:uns|umas|so|ainda|acho que) )*(\\d{2,4}) (?:ml |mililitros )?";
const LEFT_OVER = new RegExp(
  `^ (?:(?:ah|opa|mas|e|na verdade|eu|ih) )*(?:(?:(?:${NOT} (?:tomei|bebi|foi|terminei|acabei) )?((?:[oa]|ess[ea]|minha) ${VESSEL} (?:de agua )?(?:(?:eu )?${NOT} (?:foi |tomei |bebi |terminei )?)?)(?:tod[oa]|inteir[oa]|tudo|ate o fim)?(?: nao)? |da agua |a agua |(n[oa] ${VESSEL} )(?=(?:ainda )?(?:sobr|fic|rest|deix)))(?:(?:e|mas|ainda) )?(?:sobrou|sobraram|ficou|ficaram|restou|restaram|deixei) ${SOME}(?:(?:dentro|nela|nele|la|no copo|na garrafa|de agua|ainda) )*|(?:deixei|sobraram|sobrou|ficaram|restaram) ${SOME}(?:de agua )?(n[oa] ${VESSEL} )|(?:desconta|descontar|diminui|abate|subtrai|tira|derramei|derramou|entornei|caiu) ${SOME}d?(?:a |aquela |essa |de )?(?:ultima )?agua (?:(?:que|porque|pq|pois|eu|e) )*(?:derramei|derramou|caiu|entornei|entornou|sobrou|nao (?:bebi|tomei)|joguei fora|virou)?(?: tudo| fora| no chao| na mesa| na pia)* ?)$`,
);

/** One of several glasses of today, by its place among them. */
export const WATER_BY_PLACE: Form = {
  name: "water by its place",
  takes: [
    ["300 ml de água", "200 ml de água", "a primeira foi 400"],
    ["300 ml de água", "200 ml de água", "a primeira água era 400 ml"],
    ["300 ml de água", "200 ml de água", "500 ml de água", "o segundo copo foi 250 ml"],
    ["300 ml de água", "200 ml de água", "a última era 500"],
    [
      "300 ml de água",
      "500 ml de água",
      "o primeiro copo de água eu medi agora, é de duzentos ml e não trezentos",
    ],
    ["300 ml de água", "500 ml de água", "medi aqui, o primeiro copo é de 200"],
    ["250 ml de água", "mais um igual", "50 g de queijo", "o queijo foi 60 g", "o segundo copo foi 100 ml"],
  ],
  leaves: [
    ["300 ml de água", "a segunda água foi 250"],
    ["almocei arroz e bife", "a primeira foi 400"],
    ["300 ml de água", "300 ml de suco", "a primeira água foi 400 ml"],
    ["300 ml de água", "200 ml de água", "a primeira foi ótima"],
  ],
  read(scene) {
    const { phrase, moment, conversation } = scene;
    const [, place, vessel, ml] = BY_PLACE.exec(phrase.line) ?? [];
    const told = watersIn([...scene.earlier.toReversed(), ...conversation.last]).filter(
      ({ day }) => day === moment.today,
    );
    const isNear = vessel !== undefined || conversation.last.every(({ type }) => type === "water");
    // What was just changed stands in no order any more.
    const isChanged = conversation.before?.some(
      ({ id, type }) => type === "water" && conversation.last.some((one) => one.id === id),
    );
    if (!place || !isNear || isChanged || told.length < 2 || Number(ml) < SMALLEST) return null;
    const of = PLACES.findIndex((names) => names.test(place));
    const glass = of < 0 ? told.at(-1) : told[of];
    return glass ? corrected([{ kind: "water", ml: Number(ml), from: glass.ml }], [glass.id]) : null;
  },
};

const PLACES = [/^primeir/, /^segund/, /^terceir/, /^quart/];
const BY_PLACE =
  /^ (?:(?:e|mas|ah|opa|na verdade|(?:eu )?medi(?: aqui| agora| de novo)?) )*[oa] (primeir[oa]|segund[oa]|terceir[oa]|quart[oa]|ultim[oa]) (?:(agua|copo|garrafa|garrafinha|caneca)(?: de agua)? )?(?:(?:eu )?medi (?:(?:aqui|agora|ele|ela|de novo|e) )*)?(?:foi|era|eram|foram|tinha|deu|eh|sao) (?:(?:de|so|uns) )*(\d{2,4}) (?:ml |mililitros )?(?:de agua )?(?:(?:e )?nao (?:era |foi |de )*\S+ (?:ml )?)?$/;
/** In millilitres: less is a count. */
const SMALLEST = 50;

/** What was meant as a goal and logged as drunk, or as a weight. */
export const WAS_THE_GOAL: Form = {
  name: "was the goal",
  takes: [
    ["3 litros de água", "não, era a meta"],
    ["3 litros de água", "500 ml de água", "não, os 3 litros era a meta de água"],
    ["3 litros de água", "isso é minha meta, não bebi ainda"],
    ["peso 70", "não, 70 é a meta"],
  ],
  leaves: [
    ["3 litros de água", "qual é a meta de água?"],
    ["3 litros de água", "bati a meta de água"],
    ["almocei arroz", "não, era a meta"],
  ],
  read: wasTheGoal,
};

const GOAL_IT_WAS =
  /^ (?:(?:nao|opa|ops|errei|mas|na verdade|ah|calma|pera) )*(?:(?:isso|ess[ea]s?|el[ea]s?|os|esses|aquel[ea]s?|esse valor) )?(?:\d+(?:[.,]\d+)?(?: ?(?:l|ml|litros?|kg|quilos?))? (?:e meio )?)?(?:de agua )?(?:era|eram|eh|sao|foi|seria) (?:so )?(?:a |uma |minha |a minha )?(?:meta|objetivo)(?: (?:de|do|da) (?:agua|peso|dia|hoje))*(?: (?:nao |e nao |eu )*(?:o que )?(?:eu )?(?:nao )?(?:bebi|tomei|peso)(?: (?:isso|ainda|hoje|atual|de hoje))*)? $/;

function wasTheGoal(scene: Scene): Formed | null {
  const { phrase, conversation } = scene;
  if (!GOAL_IT_WAS.test(phrase.line)) return null;
  const near = nearestFirst(scene);
  const tokens = plainTokens(phrase);
  const ml = volumeIn(tokens);
  const isOfLast = conversation.last.length === 1;
  const [only] = isOfLast ? conversation.last : [];
  const water =
    ml === null ? (only?.type === "water" ? only : null) : watersIn(near).find((one) => one.ml === ml);
  const value = ml ?? water?.ml ?? null;
  if (value !== null) {
    const goal = { kind: "set_goal" as const, goal: "water" as const, value };
    return { ...corrected([]), command: { ...goal, ...(water && { instead: [water.id] }) } };
  }
  const figure = tokens.find(({ kind }) => kind === "number")?.value;
  if (only?.type !== "weight" || (figure !== undefined && figure !== only.kg)) return null;
  return {
    ...corrected([]),
    command: { kind: "set_goal", goal: "weight", value: only.kg, instead: [only.id] },
  };
}
