import { FOODS } from "@/lib/nutrition/foods/catalogue/catalogue";
import type { Food } from "@/lib/nutrition/foods/food";
import { stem } from "@/lib/portuguese/text/letters/stems";
import { isNoMisspelling } from "@/lib/portuguese/text/ordinary-words";
import { buildSpeller } from "@/lib/portuguese/text/spelling";
import { type Token, tokenise } from "@/lib/portuguese/text/tokens";
import { ENGLISH_FOODS } from "@/lib/portuguese/vocabulary/english-foods";
import { ENGLISH_SENTENCES } from "@/lib/portuguese/vocabulary/english-sentences";
import { ENGLISH } from "@/lib/portuguese/vocabulary/english-words";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";
import { LEXICON } from "@/lib/portuguese/vocabulary/lexicon";

type Entry = { portuguese: string; food: boolean };

/** Phrases are not longer. */
const LONGEST = 7;

export const DICTIONARY = buildDictionary();
const KNOWN: ReadonlySet<string> = new Set([...DICTIONARY.keys()].flatMap((key) => key.split(" ")));
/** Names of foods are misspelt, and what is told around them; the little words lie too near each other. */
const SPELLER = buildSpeller([
  ..."breakfast dinner yesterday tomorrow tablespoon teaspoon calories protein weight glass bottle".split(
    " ",
  ),
  ...[...DICTIONARY].flatMap(([key, { food }]) => (food ? key.split(" ") : [])),
]);

/** The longest phrase of the dictionary at token `at`. */
export function phraseAt(tokens: readonly Token[], at: number): (Entry & { next: number }) | null {
  const words: string[] = [];
  for (let i = at; i < at + LONGEST && tokens[i]?.kind === "word"; i += 1)
    words.push(mended(tokens[i]?.word ?? ""));
  for (let count = words.length; count > 0; count -= 1) {
    const entry = DICTIONARY.get(words.slice(0, count).join(" "));
    if (entry) return { ...entry, next: at + count };
  }
  return null;
}

/** "chiken" -> "chicken"; ordinary words of either language, and those of any food's name, are left as they are. */
function mended(said: string): string {
  const word = singular(said);
  if (KNOWN.has(word) || word.length < SHORTEST_MENDED || NO_SLIPS.has(word)) return word;
  if (isNoMisspelling(said) || LEXICON.speller.has(stem(said)) || LEXICON.speller.has(stem(word)))
    return word;
  const spelt = SPELLER.correct(word);
  return spelt && spelt.distance < 2 ? spelt.word : word;
}

const SHORTEST_MENDED = 5;
/** English words that lie a letter beside those of the dictionary. */
const NO_SLIPS = new Set(
  `ample apply basis batter battle beard blank block brake branch break breaking bride brief carry chart check creating creative
  creep cutter dated drilled fired flash flesh frank granted graph grass height larger latter layer learn liner lived looked
  padding panel parity parrot peace plane racket reading rookie routine scope scream sharp singer skill skimp smoke sneak snore socket
  soiled spark speak stark steal stone streamed stripe squad sweat sweep taking taste topic vanish whale whose width winner`.split(
    /\s+/,
  ),
);

/** Phrases of singular words, folded: the tables', and the catalogue's English names. */
function buildDictionary(): ReadonlyMap<string, Entry> {
  const entries = new Map<string, Entry>();
  const add = (english: string, portuguese: string, food: boolean) => {
    const key = wordsOf(english).split(" ").map(singular).join(" ");
    if (key !== "" && !entries.has(key)) entries.set(key, { portuguese, food });
  };
  for (const [table, food] of [
    [ENGLISH, false],
    [ENGLISH_SENTENCES, false],
    [ENGLISH_FOODS, true],
  ] as const) {
    for (const pair of table.split(/[;\n]/)) {
      const [english = "", portuguese = ""] = pair.split("=").map((side) => side.trim());
      for (const phrase of english.split(" / ").flatMap(alternatives)) add(phrase, portuguese, food);
    }
  }
  for (const food of FOODS) {
    const name = nameThatMeans(food);
    if (!name) continue;
    const bare = food.nameEn.replace(/\s*\([^)]*\)/g, "");
    for (const english of [bare, bare.split(",")[0] ?? ""]) add(english, name, true);
  }
  return entries;
}

/** "will|ll have|eat": every phrase that it stands for. */
function alternatives(english: string): string[] {
  return english
    .split(" ")
    .reduce(
      (phrases, words) => phrases.flatMap((phrase) => words.split("|").map((word) => `${phrase} ${word}`)),
      [""],
    );
}

/** English plurals without their s. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith("s") || /(?:ss|us|is)$/.test(word)) return word;
  if (/(?<!^(?:cook|brown|smooth|calor|vegg|p))ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:oes|shes|ches|xes|sses)$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** The Portuguese words by which the grammar finds this very food. */
function nameThatMeans(food: Food): string | null {
  const names = [food.name.replace(/\s*\([^)]*\)/g, ""), ...food.aliases].map(wordsOf);
  return names.find((name) => foodNamed(name) === food) ?? null;
}

function foodNamed(name: string): Food | null {
  const tokens = tokenise(name);
  const match = foodAt(tokens, 0, false);
  return match?.next === tokens.length ? match.food : null;
}

/** Folded, without marks. */
function wordsOf(text: string): string {
  return tokenise(text)
    .filter(({ kind }) => kind !== "mark")
    .map(({ word }) => word)
    .join(" ");
}
