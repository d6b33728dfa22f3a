import { FOODS } from "@/lib/nutrition/foods/catalogue/catalogue";
import type { Food } from "@/lib/nutrition/foods/food";
import { findUnit, MEASURE_WORDS, type Measure } from "@/lib/nutrition/foods/measures";
import { onceInProcess } from "@/lib/once-in-process";
import { stem } from "@/lib/portuguese/text/letters/stems";
import { isLittleOrdinary, isNoMisspelling, isOrdinary } from "@/lib/portuguese/text/ordinary-words";
import { buildSpeller, type Speller } from "@/lib/portuguese/text/spelling";
import { type Token, tokenise } from "@/lib/portuguese/text/tokens";
import { endsUnlike, isLittleOfOther } from "@/lib/portuguese/text/word-endings";
import { diminutiveBases } from "@/lib/portuguese/vocabulary/diminutives";

/** `name`: as the catalogue writes what ends here. */
type Node<T> = { next: Map<string, Node<T>>; value: T | null; name: string };

/** What the words at some place name, and how sure that is. */
export type Match<T> = {
  value: T;
  /** The catalogue's spelling of it, an alias perhaps. */
  name: string;
  /** Index after the last word of the name. */
  next: number;
  /** Words in between that the name does not have: "grande" in "ovo grande frito". */
  skipped: number[];
  /** Letters that had to be mended; 0 for a word that sounds the same. Null: as written. */
  mended: number | null;
};

/** Small words that names have or leave out as they like: "pão de queijo", "pão queijo". */
export const LINKS: ReadonlySet<string> = new Set([
  "de",
  "do",
  "da",
  "dos",
  "das",
  "a",
  "ao",
  "aos",
  "o",
  "os",
  "as",
  "na",
  "no",
  "nas",
  "nos",
  "em",
]);

/** Names of foods and of measures, indexed by their words. */
export type Lexicon = {
  foods: Node<Food>;
  measures: Node<Measure>;
  /** Knows every word of a food's name. */
  speller: Speller;
  /** Knows the words of measures. */
  measureSpeller: Speller;
  /** The names that have a word, shortest first. */
  byWord: ReadonlyMap<string, readonly { food: Food; key: readonly string[] }[]>;
};

/** The names of some foods, with the measures of {@link LEXICON}; what mends spelling is made when it is needed. */
export function lexiconOf(foods: readonly Food[]): Lexicon {
  const { words, ...index } = indexFoods(foods);
  let speller: Speller | undefined;
  const known = () => {
    speller ??= buildSpeller(words, cedillasIn(foods));
    return speller;
  };
  const lazy: Speller = { has: (word) => known().has(word), correct: (word) => known().correct(word) };
  return { ...LEXICON, ...index, speller: lazy };
}

function indexFoods(foods: readonly Food[]): Pick<Lexicon, "foods" | "byWord"> & { words: string[] } {
  const foodTree: Node<Food> = emptyNode();
  const words: string[] = [];
  const byWord = new Map<string, { food: Food; key: readonly string[] }[]>();
  // A food's own name outranks another's alias.
  for (const names of [foods.map(namesOf), foods.map((food) => food.aliases)]) {
    for (const [i, list] of names.entries()) {
      for (const name of list) {
        const key = keyOf(name);
        const food = foods[i] as Food;
        words.push(...key);
        insert(foodTree, key, food, name);
        for (const word of key) {
          const named = byWord.get(word) ?? [];
          named.push({ food, key });
          byWord.set(word, named);
        }
      }
    }
  }
  return { foods: foodTree, byWord, words };
}

/** Words with a "ç", each with "ss" in its place: "tremoço" and "tremosso" sound the same. */
function cedillasIn(foods: readonly Food[]): ReadonlyMap<string, string> {
  const heard = new Map<string, string>();
  for (const name of foods.flatMap((food) => [food.name, ...food.aliases])) {
    for (const word of name.match(/\p{L}*ç\p{L}*/giu) ?? []) {
      const [key] = keyOf(word);
      const [alike] = keyOf(word.replace(/ç/gi, "ss"));
      if (key && alike) heard.set(key, alike);
    }
  }
  return heard;
}

function buildLexicon(foods: readonly Food[]): Lexicon {
  const measureTree: Node<Measure> = emptyNode();
  for (const [words, measure] of MEASURE_WORDS) insert(measureTree, keyOf(words), measure, words);
  const measureWords = [...MEASURE_WORDS.keys()].flatMap(keyOf).filter((word) => word.length > 3);
  const { words, ...index } = indexFoods(foods);
  return {
    ...index,
    speller: buildSpeller(words, cedillasIn(foods)),
    measures: measureTree,
    measureSpeller: buildSpeller(measureWords),
  };
}

/** The catalogue's names; built when the module loads. */
export const LEXICON: Lexicon = onceInProcess("lexicon", () => buildLexicon(FOODS));

function namesOf(food: Food): string[] {
  // "Salada (alface e tomate)" is also called without what its brackets add.
  const bare = food.name.replace(/\s*\([^)]*\)/g, "");
  return bare === food.name ? [food.name] : [food.name, bare];
}

/** The words of a name without links. */
function keyOf(name: string): string[] {
  return tokenise(name)
    .filter(({ kind, word }) => kind !== "mark" && !LINKS.has(word))
    .map(({ word }) => stem(word));
}

function emptyNode<T>(): Node<T> {
  return { next: new Map(), value: null, name: "" };
}

function insert<T>(root: Node<T>, key: readonly string[], value: T, name: string) {
  if (key.length === 0) return;
  let node = root;
  for (const word of key) {
    let child = node.next.get(word);
    if (!child) {
      child = emptyNode();
      node.next.set(word, child);
    }
    node = child;
  }
  if (node.value !== null) return;
  node.value = value;
  node.name = name;
}

/** Longest names have about eight words; with links in between. */
const LONGEST = 16;

/**
 * The food whose name begins at token `at`: the longest name, unless its last part belongs to a longer one: "frango com
 * batata doce" is not "frango com batata".
 * @param mayMend whether a misspelt first word is to be read as a food
 * @param isExtra whether a token may stand in between: a size, say
 */
export function matchFood(
  lexicon: Lexicon,
  tokens: readonly Token[],
  at: number,
  mayMend: boolean,
  isExtra: (token: Token) => boolean,
): Match<Food> | null {
  const found = walk(lexicon.foods, lexicon.speller, tokens, at, mayMend, isExtra);
  for (const match of found.reverse()) {
    const joint = lastJoint(tokens, at, match.next) ?? omittedLink(tokens, at, match);
    if (joint < 0) return match;
    // "salada com o atum vegetal"
    const from = /^(?:o|a|os|as)$/.test(tokens[joint + 1]?.word ?? "") ? joint + 2 : joint + 1;
    const part = walk(lexicon.foods, lexicon.speller, tokens, from, false, isExtra).at(-1);
    if (!part || part.next <= match.next) return match;
  }
  return null;
}

/** Index of the last "com" or "e" inside of a name, or null. */
function lastJoint(tokens: readonly Token[], from: number, to: number): number | null {
  for (let i = to - 1; i > from; i -= 1) {
    if (tokens[i]?.word === "com" || tokens[i]?.word === "e") return i;
  }
  return null;
}

/** Index before the last word where the name has a "de" that was not said: "farofa ovo frito" is no farofa of eggs. */
function omittedLink(tokens: readonly Token[], from: number, { name, next }: Match<Food>): number {
  const said = tokens.slice(from + 1, next).some(({ word }) => LINKS.has(word));
  return next - from > 1 && !said && / d[eoa]s? /.test(name) ? next - 2 : -1;
}

/** Foods that have all of these words in one of their names, or else any of them; those that begin so and shortest names first. */
export function suggestFoods(lexicon: Lexicon, said: readonly string[], limit: number): Food[] {
  const words = said
    .map((word) => stem(word))
    .map((word) => (lexicon.byWord.has(word) ? word : lexicon.speller.correct(word)?.word))
    .filter((word) => word !== undefined);
  const named = words.flatMap((word) => lexicon.byWord.get(word) ?? []);
  const all = named.filter(({ key }) => words.every((word) => key.includes(word)));
  const heads = (key: readonly string[]) => Number(key[0] !== words[0]);
  const best = (all.length > 0 ? all : named).toSorted(
    (a, b) => heads(a.key) - heads(b.key) || a.key.length - b.key.length,
  );
  return [...new Set(best.map(({ food }) => food))].slice(0, limit);
}

/** Every measure that begins at token `at`, longest first: "colher de sopa", then "colher". */
export function matchMeasures(lexicon: Lexicon, tokens: readonly Token[], at: number): Match<Measure>[] {
  const first = tokens[at];
  // "c. café" is a spoon, "5 com café" counts what is before it.
  if (first?.word === "com" && first.end - first.start > 1) return [];
  const mayMend = !lexicon.speller.has(stem(first?.word ?? ""));
  return walk(lexicon.measures, lexicon.measureSpeller, tokens, at, mayMend, () => false)
    .filter(({ mended }) => mended === null || mended < 2)
    .reverse();
}

/** Every name that begins at token `at`, shortest first. */
function walk<T>(
  root: Node<T>,
  speller: Speller,
  tokens: readonly Token[],
  at: number,
  mayMend: boolean,
  isExtra: (token: Token) => boolean,
): Match<T>[] {
  const found: Match<T>[] = [];
  let node = root;
  const skipped: number[] = [];
  let mended: number | null = null;
  for (let i = at; i < Math.min(tokens.length, at + LONGEST); i += 1) {
    const token = tokens[i] as Token;
    // "chocolate 70% cacau"
    if (token.word === "%" && tokens[i - 1]?.kind === "number" && i > at + 1) continue;
    // "Lea & Perrins"
    if (token.word === "&" && i > at) continue;
    if (token.kind !== "word" && token.kind !== "number") break;
    // "chocolate de 100 g" is weighed, and not of all cocoa.
    if (token.kind === "number" && i > at && findUnit(tokens[i + 1]?.word ?? "")) break;
    const step = stepFrom(node, token, speller, i > at || mayMend);
    if (!step) {
      if (i > at && LINKS.has(token.word)) continue;
      if (i > at && isExtra(token)) {
        skipped.push(i);
        continue;
      }
      break;
    }
    node = step.node;
    if (step.mended !== null) mended = Math.max(mended ?? 0, step.mended);
    if (node.value && (i === at || isSaidOf(node.name, tokens, i))) {
      found.push({ value: node.value, name: node.name, next: i + 1, skipped: [...skipped], mended });
    }
  }
  return found;
}

/** "couve na manteiga" is fried in it, and no "couve-manteiga"; "shimeji na manteiga" is called so. "pão na frigideira" is any bread. */
function isSaidOf(name: string, tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? "";
  const isIn = /^(?:manteiga|frigideira)$/.test(word) && /^n[ao]$/.test(tokens[at - 1]?.word ?? "");
  return !isIn || name.toLowerCase().includes(` na ${word}`);
}

type Step<T> = { node: Node<T>; mended: number | null };

function stepFrom<T>(node: Node<T>, token: Token, speller: Speller, mayMend: boolean): Step<T> | null {
  const word = stem(token.word);
  const exact = node.next.get(word);
  if (exact) return { node: exact, mended: null };
  if (token.kind !== "word") return null;
  for (const base of isOrdinary(token.word) ? [] : diminutiveBases(word)) {
    const known = node.next.get(base);
    if (known) return { node: known, mended: null };
  }
  if (!mayMend || token.foreign || speller.has(word) || isNoMisspelling(token.word) || isNoMisspelling(word))
    return null;
  // "torada": the feminine of what only describes is kept in the masculine.
  const masculine = word.endsWith("a") ? speller.correct(`${word.slice(0, -1)}o`) : null;
  const spelt = speller.correct(word) ?? (masculine?.distance === 0 ? masculine : null);
  const child = spelt && node.next.get(spelt.word);
  const isOwn =
    spelt &&
    (endsUnlike(token.word, spelt.word) ||
      isLittleOrdinary(token.word) ||
      isLittleOfOther(token.word, spelt.word, spelt.distance));
  if (isOwn && spelt.distance > 0) return null;
  return child ? { node: child, mended: spelt.distance } : null;
}
