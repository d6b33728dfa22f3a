import { readQuantity, wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";
import { I_ATE } from "@/lib/portuguese/vocabulary/eating-verbs";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";
import { isSomebody } from "@/lib/portuguese/vocabulary/people";

/** Endings of what is and what used to be, folded, by the infinitive's. */
const GOES_ON = { ar: "o a am amos ava avam avamos", er: "o e em emos ia iam iamos" } as const;
/** Of what was done once, or goes on right now. */
const DONE = { ar: "ei ou aram ando", er: "i eu eram endo" } as const;
/** What is done with food and is no eating of it. What is bought, made or ordered is mostly eaten: `eating.ts`. */
const DEEDS =
  "vender entregar despachar carregar descarregar plantar ensinar procurar pesquisar encomendar doar embalar cheirar fotografar anunciar colher aprender";
/** What used to be had: "a gente tomava café com broa". */
const USED_TO = new Set(
  "comia comiam comiamos tomava tomavam tomavamos bebia bebiam bebiamos almocava almocavam almocavamos jantava jantavam jantavamos lanchava lanchavam merendava merendavam".split(
    " ",
  ),
);
/** What "gostei do bife" praises was eaten, what "gosta de bife" tells of is not. */
const LIKINGS = "gostar detestar odiar adorar amar";
const IRREGULAR =
  "distribui distribuiu distribuimos distribuiram vi viu vimos viram vejo vemos faz fazem fazia faziam faziamos odeio odeia odeiam colho sonho sonhei sonhou sonhava";

const FORMS: ReadonlySet<string> = new Set([
  ...formsOf(DEEDS, GOES_ON),
  ...formsOf(DEEDS, DONE),
  ...formsOf(LIKINGS, GOES_ON),
  ...IRREGULAR.split(" "),
  ...USED_TO,
]);

function formsOf(verbs: string, endings: Readonly<Record<"ar" | "er", string>>): string[] {
  return verbs.split(" ").flatMap((verb) => {
    const kind = verb.slice(-2) as "ar" | "er";
    return endings[kind].split(" ").map((ending) => withEnding(verb.slice(0, -2), ending));
  });
}

/** "entreguei", "colhi" */
function withEnding(root: string, ending: string): string {
  return ending.startsWith("e") ? root.replace(/g$/, "gu").replace(/c$/, "qu") + ending : root + ending;
}

/**
 * "vendi muito bolo", "vi um pão na padaria", "minha avó fazia um bolo ótimo": what the verb at a token tells of is not eaten by it.
 * Not where what it names is eaten behind: "a padaria vende pão de queijo, comi 3".
 */
export function isOtherDeed(tokens: readonly Token[], at: number): boolean {
  if (!FORMS.has(wordAt(tokens, at)) || !namesFood(tokens, at)) return false;
  // "jantinha leve hoje viu sopa": only to be heard.
  if (wordAt(tokens, at) === "viu" && !isSomebody(tokens, at - 1)) return false;
  return !tokens.some(
    ({ word }, i) => i > at && I_ATE.includes(word) && !namesFood(tokens, i) && !isDenied(tokens, i),
  );
}

/** "e eu mesmo nem almocei ainda" */
function isDenied(tokens: readonly Token[], verb: number): boolean {
  return /^(?:nao|nem)$/.test(wordAt(tokens, wordAt(tokens, verb - 1) === "eu" ? verb - 2 : verb - 1));
}

/** Whether the food of a verb stands right behind it: "vendi mais de duzentos pães". */
function namesFood(tokens: readonly Token[], verb: number): boolean {
  let from = verb + 1;
  while (from <= verb + MOST_BEFORE_FOOD && BEFORE_FOOD.test(wordAt(tokens, from))) from += 1;
  const counted = readQuantity(tokens, from)?.next ?? from;
  if (foodAt(tokens, counted, false)) return true;
  // "tomava 2 litros de coca"
  if (!USED_TO.has(wordAt(tokens, verb))) return false;
  return wordAt(tokens, counted + 1) === "de" && foodAt(tokens, counted + 2, false) !== null;
}

const BEFORE_FOOD =
  /^(?:[oa]s?|d[oae]s?|uns|umas|muit[oa]s?|mais|tant[oa]s?|bastante|ate|quase|so|meus?|minhas?|noss[oa]s?|com)$/;
const MOST_BEFORE_FOOD = 3;
