import { findMeasure } from "@/lib/nutrition/foods/measures";
import {
  corrected,
  type Form,
  type Formed,
  type LoggedMeal,
  mealsInReach,
  type Scene,
} from "@/lib/portuguese/corrections/forms/scene";
import type { LoggedItem } from "@/lib/portuguese/meaning/conversation";
import { WATER_ID } from "@/lib/portuguese/portions/waters";
import { stem } from "@/lib/portuguese/text/letters/stems";
import { readQuantity } from "@/lib/portuguese/text/numbers";
import { tokenise } from "@/lib/portuguese/text/tokens";

const PIZZA = "jantei 3 fatias de pizza e uma taça de vinho";

/** Of one of several only half was had: "a terceira fatia eu deixei pela metade", of three two and a half. */
export const HALF_OF_ONE: Form = {
  name: "half of one",
  takes: [
    [PIZZA, "a terceira fatia eu deixei pela metade"],
    [PIZZA, "da terceira fatia só comi metade"],
    [PIZZA, "de uma das fatias eu comi só a metade"],
    [PIZZA, "a última eu deixei pela metade"],
    ["comi 2 fatias de bolo de milho", "dessa segunda fatia de bolo minha irmã comeu a metade"],
    ["comi 2 pães", "o segundo pão foi só metade"],
    ["bebi 2 garrafas de água de meio litro", "não, minto. a segunda garrafa bebi só metade"],
    ["tomei 2 latas de cerveja de 350 ml", "a segunda lata tomei só metade, esquentou"],
  ],
  leaves: [
    [PIZZA, "deixei metade da pizza"],
    [PIZZA, "na segunda comi só metade de uma maçã"],
    ["comi uma fatia de bolo", "dessa fatia minha irmã comeu a metade"],
    ["comi uma maçã", "a outra comi só metade"],
    ["comi 2 pães", "a segunda maçã comi só metade"],
    ["almocei arroz e bife", "do bife só comi metade"],
  ],
  read(scene) {
    const { line } = scene.phrase;
    if (!/ (?:metade|meia) /.test(line)) return null;
    const { place, noun } = HALF_OF_NTH.exec(line)?.groups ?? HALF_OF_ANY.exec(line)?.groups ?? {};
    if (noun === undefined) return null;
    // As many as come before it: 0 of the last, of the other and of any.
    const before = Math.max(place ? PLACES.indexOf(place) : 0, 0);
    return fewer(scene, noun, (count) => {
      if (noun !== "" && before > 0 && count === before) return before + 0.5;
      return count > 1 && count > before ? count - 0.5 : null;
    });
  },
};

/** "das 3 colheres do tropeiro 1 ficou no prato": so many fewer. */
export const LEFT_OF_COUNTED: Form = {
  name: "left of counted",
  takes: [
    [
      "almocei 3 colheres de servir de feijão tropeiro e um bife",
      "das 3 colheres do tropeiro 1 ficou no prato",
    ],
    ["almocei 3 colheres de servir de feijão tropeiro", "das três colheres uma eu deixei no prato"],
    [PIZZA, "das 3 fatias uma e meia sobrou"],
    ["comi 6 brigadeiros", "dos 6 brigadeiros 2 eu dei pro meu irmão"],
    ["bebi 3 copos de água", "dos 3 copos um ficou na mesa"],
  ],
  leaves: [
    [PIZZA, "das 3 fatias uma era de calabresa"],
    [PIZZA, "das 8 fatias 3 ficaram na caixa"],
    [PIZZA, "das 3 fatias comi duas"],
    ["comi 6 brigadeiros", "dos 3 bolos 2 ficaram na mesa"],
  ],
  read(scene) {
    if (!/^ (?:\S+ ){0,6}d[oa]s (?:\d|dois|duas|tres|quatro) /.test(scene.phrase.line)) return null;
    const { all, noun = "", left } = LEFT.exec(scene.phrase.line)?.groups ?? {};
    if (!all || !left) return null;
    const gone = numberOf(left);
    return fewer(scene, noun, (count) => (count === numberOf(all) && gone < count ? count - gone : null));
  },
};

const PLACES = ["primeir", "segund", "terceir", "quart", "quint"];
const LEAD =
  "(?:(?:nao|minto|menti|mas|e|ah|opa|ops|alias|na verdade|desculpa|so que|olha|pera|errei|entao|ai|bom|confesso que) )*";
const WORDS = "(?:(?!eu |so |nao |[oa] |m(?:eu|inha) |uma? )[a-z]\\S* ){0,4}?";
const DID =
  "(?:comi|bebi|tomei|deixei|larguei|foi|era|ficou|sobrou|parei|dei|joguei|guardei|dividi|consegui|aguentei|derramei|comeu|bebeu|tomou|pegou|roubou|terminou)";
const WHO = "(?:eu |el[ea] |(?:[oa]|m(?:eu|inha)) \\S+ (?:\\S+ )?)?";
const WHY =
  "(?:(?:del[ea]|fora|tambem|mesmo|viu|ta|ne|no|na|pr[oa]|para|com|porque|pq|pois|que|ja|tava|estava|esquentou|esfriou|nao|o resto|a outra) (?:[a-z]\\S* ){0,7})?";
const HALF_DONE = `(?<noun>${WORDS})${WHO}(?:(?:so|apenas|nem|nao) )*(?:${DID} )?(?:(?:so|apenas|somente|comer|beber|tomar|n?a|pela) )*(?:metade|meia) ${WHY}$`;
const HALF_OF_NTH = new RegExp(
  `^ ${LEAD}(?:d|ess|dess|aquel|daquel)?[oa] (?<place>segund|terceir|quart|quint|ultim|outr)[oa] ${HALF_DONE}`,
);
const HALF_OF_ANY = new RegExp(`^ ${LEAD}(?:de )?uma? d(?:[oa]s|el[ea]s) ${HALF_DONE}`);
const COUNT = "(?:\\d|uma?|dois|duas|tres|quatro|cinco|seis)";
const LEFT = new RegExp(
  `^ ${LEAD}d[oa]s (?<all>${COUNT}) (?<noun>${WORDS})(?<left>${COUNT}(?: e meia?)?|meia?) (?:eu )?(?:(?:acabou|acabei|acabaram) )?(?:ficou|ficaram|ficando|sobrou|sobraram|deixei|deixando|larguei|dei|dando|joguei|guardei|doei|nao (?:comi|tomei|bebi|desceu|aguentei)|caiu|cairam|(?:foi|foram) (?:pr[oa]|para)|voltou|voltaram)(?: [a-z]\\S*){0,6} $`,
);

/** "3", "três", "uma e meia" */
const numberOf = (said: string) => readQuantity(tokenise(said), 0)?.value ?? Number.NaN;

/** The one thing that is named, in so many pieces as its count becomes; null where none is meant, or several. */
function fewer(scene: Scene, noun: string, now: (count: number) => number | null): Formed | null {
  const nouns = noun
    .split(" ")
    .filter((one) => one.length > 2 && !/^(?:d[aeo]s?|que|servir|sopa)$/.test(one));
  const counted = mealsInReach(scene).flatMap((meal) =>
    meal.items.map((item) => counting(scene, meal, item)),
  );
  const meant = counted.filter(
    (one) => now(one.count) !== null && nouns.every((word) => isCalled(one, word)),
  );
  const [first] = meant;
  const near = first && meant.filter(({ meal }) => meal.id === first.meal.id);
  const water = waterNow(scene, nouns, now);
  if (first && near?.length === 1 && !(water && nouns.includes("agua"))) {
    const { item, count, meal } = first;
    const portion = item.portion && !("said" in item.portion) ? item.portion : null;
    const many = now(count) ?? count;
    const { quantity, measure, size } = portion ?? {
      quantity: item.grams,
      measure: "g" as const,
      size: null,
    };
    const to = { quantity: (quantity * many) / count, measure, size, said: scene.phrase.text, assumed: [] };
    return corrected([{ kind: "amount", food: item.foodId, from: null, to }], [meal.id]);
  }
  return near ? null : water;
}

type Counted = { meal: LoggedMeal; item: LoggedItem; count: number };

/** Of how many it is: pieces of one size first, then what it was counted in. */
function counting({ conversation: { pieces = [] } }: Scene, meal: LoggedMeal, item: LoggedItem): Counted {
  const portion = item.portion && !("said" in item.portion) ? item.portion : null;
  const isWeighed = portion?.measure === "g" || portion?.measure === "ml";
  const count = isWeighed ? pieces.find(({ food }) => food === item.foodId)?.count : portion?.quantity;
  return { meal, item, count: count && Number.isInteger(count * 2) ? count : 0 };
}

/** "taça" of what is told in glasses, "fatia", "pizza"; of what was told in millilitres any vessel. */
function isCalled({ item: { name, portion } }: Counted, word: string): boolean {
  const own = portion && !("said" in portion) ? portion.measure : null;
  const measure = findMeasure(word)?.id;
  if (/^colher/.test(word) && own?.startsWith("colher")) return true;
  if (measure && (measure === own || (own === "ml" && VESSEL.test(word)))) return true;
  return tokenise(name).some((token) => stem(token.word) === stem(word));
}

const VESSEL = /^(?:copo|copao|copinho|garraf|caneca|lata|latinha|taca|xicara|dose|chope|squeeze)/;

function waterNow(
  scene: Scene,
  nouns: readonly string[],
  now: (count: number) => number | null,
): Formed | null {
  const { last, pieces = [] } = scene.conversation;
  const [only, ...others] = last.filter(({ type }) => type === "water");
  const isOfIt = nouns.includes("agua") || (nouns.length > 0 && nouns.every((word) => VESSEL.test(word)));
  const count = pieces.find(({ food }) => food === WATER_ID)?.count ?? 0;
  const many = now(count);
  if (only?.type !== "water" || others.length > 0 || !isOfIt || many === null || count === 0) return null;
  const ml = Math.round((only.ml * many) / count);
  return corrected([{ kind: "water", ml, from: only.ml }], [only.id]);
}
