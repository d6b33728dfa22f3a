import { FOODS } from "@/lib/nutrition/foods/catalogue/catalogue";
import type { Food } from "@/lib/nutrition/foods/food";
import { buildSpeller } from "@/lib/portuguese/text/spelling";
import { stem } from "@/lib/portuguese/text/stems";
import { type Token, tokenise } from "@/lib/portuguese/text/tokens";
import { COMMON_WORDS } from "@/lib/portuguese/text/word-lists";
import { ENGLISH, ENGLISH_FOODS } from "@/lib/portuguese/vocabulary/english-words";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";
import { LEXICON } from "@/lib/portuguese/vocabulary/lexicon";
import { isPerson } from "@/lib/portuguese/vocabulary/people";

type Entry = { portuguese: string; food: boolean };

/** Phrases are not longer. */
const LONGEST = 7;
/** Words of both languages, and units: they tell neither. */
const SHARED = new Set(
  `a as do no me ate come for date has i on in to am is of at fat fry drop bar pot bag shot pint bun roll media sole pea fig
  gram kilo litro burger milk shake diet light help stop start undo cream cheese wrap grape report menu total mango lime
  drink pie real ham rum meat mate half show perfect cool top snack brunch cookie chip dog hot box pita sushi bacon pizza
  lean can big oat by my cup right sure hi hey hello g kg ml l km kcal garfo ok okay app bot site link video whatsapp oz
  estou`.split(/\s+/),
);

/** English words that some names of the catalogue have too ("mac and cheese", "banana split"), and that tell all the same. */
const BORROWED = new Set([
  "and",
  "the",
  "split",
  "eggs",
  "beef",
  "coffee",
  "tea",
  "rice",
  "sauce",
  "salt",
  "peanut",
]);

const DICTIONARY = buildDictionary();
const SPELLER = buildSpeller([...DICTIONARY.keys()].flatMap((key) => key.split(" ")));
/** Single words that only English has. */
const ONLY_ENGLISH = onlyEnglish();

/**
 * The tokens of an English message as the grammar reads them, in Portuguese words at the places of the English ones; any
 * other message's as they are. Linear in their number.
 */
export function inPortuguese(tokens: readonly Token[]): Token[] {
  if (!isEnglish(tokens)) return [...tokens];
  const translated: Token[] = [];
  let i = 0;
  while (i < tokens.length) {
    const token = tokens[i] as Token;
    const measured = token.kind === "number" ? measuredAt(tokens, i) : null;
    if (measured) {
      translated.push(...measured.tokens);
      i = measured.next;
      continue;
    }
    const found = token.kind === "word" ? describedAt(tokens, i) : null;
    if (found) translated.push(...found.words.map((word) => wordOf(word, token, tokens[found.next - 1])));
    else translated.push(token.kind === "word" ? { ...token, foreign: true } : token);
    i = found ? found.next : i + 1;
  }
  return translated.map((token, at) => inThirdPerson(token, translated, at));
}

/** English has one form for "I ate" and "she ate": after somebody else it is theirs. */
function inThirdPerson(token: Token, tokens: readonly Token[], at: number): Token {
  const word = THIRD_PERSON[token.word];
  if (!word || !isPerson(tokens[at - 1]?.word ?? "")) return token;
  return /^(?:com|de|para)$/.test(tokens[at - 2]?.word ?? "") ? token : { ...token, word };
}

const THIRD_PERSON: Readonly<Record<string, string>> = {
  comi: "comeu",
  bebi: "bebeu",
  fiz: "fez",
  pedi: "pediu",
};

/** Whether more of its words are English than Portuguese; foods keep their names: "pão de queijo and coffee". */
function isEnglish(tokens: readonly Token[]): boolean {
  let balance = 0;
  for (const { kind, word } of tokens) {
    if (kind !== "word" || SHARED.has(word)) continue;
    if (ONLY_ENGLISH.has(singular(word)) || BORROWED.has(word)) balance += 1;
    else if (COMMON_WORDS.has(word)) balance -= 1;
  }
  return balance > 0;
}

/** A phrase of the dictionary at token `at`, its adjective moved behind it and its head before it. */
function describedAt(tokens: readonly Token[], at: number): { words: string[]; next: number } | null {
  const entry = phraseAt(tokens, at);
  if (!entry) return null;
  // "no, 3" denies; "no sugar" goes without.
  if (entry.next === at + 1 && tokens[at]?.word === "no" && tokens[at + 1]?.kind !== "word")
    return { words: ["nao"], next: entry.next };
  const words = entry.portuguese.split(" ").filter(Boolean);
  const after = phraseAt(tokens, entry.next);
  // "grilled chicken breast": how it was made follows in Portuguese.
  if (ADJECTIVES.has(entry.portuguese) && after?.food) {
    const noun = describedAt(tokens, entry.next);
    if (noun) return { words: [...noun.words, ...words], next: noun.next };
  }
  // "pineapple juice", "turkey sandwich": what it is of follows too.
  if (entry.food && after && HEADS.has(after.portuguese)) {
    return { words: [after.portuguese, "de", ...words], next: after.next };
  }
  return { words, next: entry.next };
}

const ADJECTIVES = new Set(
  "grelhado frito cozido assado mexido cru ralado desfiado empanado torrado fatiado desnatado integral caseiro maduro magro gelado zero".split(
    " ",
  ),
);
const HEADS = new Set([
  "suco",
  "sanduiche",
  "sopa",
  "salada",
  "pizza",
  "bolo",
  "sorvete",
  "hamburguer",
  "omelete",
  "burrito",
  "taco",
  "wrap",
  "iogurte",
  "lasanha",
]);

/** The longest phrase of the dictionary at token `at`. */
function phraseAt(tokens: readonly Token[], at: number): (Entry & { next: number }) | null {
  const words: string[] = [];
  for (let i = at; i < at + LONGEST && tokens[i]?.kind === "word"; i += 1)
    words.push(mended(singular(tokens[i]?.word ?? "")));
  for (let count = words.length; count > 0; count -= 1) {
    const entry = DICTIONARY.get(words.slice(0, count).join(" "));
    if (entry) return { ...entry, next: at + count };
  }
  return null;
}

/** "chiken" -> "chicken"; words of any food's name are left as they are. */
function mended(word: string): string {
  if (SPELLER.has(word) || word.length < SHORTEST_MENDED || LEXICON.speller.has(stem(word))) return word;
  const spelt = SPELLER.correct(word);
  return spelt && spelt.distance < 2 ? spelt.word : word;
}

const SHORTEST_MENDED = 5;

const OUNCE_G = 28.35;
const OUNCE_ML = 29.57;
const POUND_KG = 0.4536;
const INCH_CM = 2.54;

/** "4 oz", "8 fl oz", "170 lbs", "8 am": in grams, millilitres, kilograms and hours. */
function measuredAt(tokens: readonly Token[], at: number): { tokens: Token[]; next: number } | null {
  const number = tokens[at] as Token;
  const [first, second] = [tokens[at + 1], tokens[at + 2]];
  const unit = first?.kind === "word" ? singular(first.word) : "";
  const said = (value: number, name: string, last: Token) => {
    const rounded = Math.round(value * 10) / 10;
    return [{ ...number, value: rounded, word: String(rounded) }, wordOf(name, first as Token, last)];
  };
  if (first && /^(?:oz|ounce)$/.test(unit))
    return { tokens: said(number.value * OUNCE_G, "g", first), next: at + 2 };
  if (second && (unit === "fl" || unit === "fluid") && /^(?:oz|ounces?)$/.test(second.word))
    return { tokens: said(number.value * OUNCE_ML, "ml", second), next: at + 3 };
  if (first && /^(?:lbs?|pound)$/.test(unit))
    return { tokens: said(number.value * POUND_KG, "kg", first), next: at + 2 };
  if (first && /^(?:inch|inche)$/.test(unit))
    return { tokens: said(number.value * INCH_CM, "cm", first), next: at + 2 };
  if (first && (unit === "am" || unit === "pm") && number.value <= 12) {
    const hour = (number.value % 12) + (unit === "pm" ? 12 : 0);
    return {
      tokens: [{ ...number, kind: "time", value: hour, word: `${hour}h`, end: first.end }],
      next: at + 2,
    };
  }
  return null;
}

function wordOf(word: string, first: Token, last: Token | undefined): Token {
  const number = Number(word);
  return {
    word,
    kind: Number.isNaN(number) ? "word" : "number",
    value: number,
    start: first.start,
    end: last?.end ?? first.end,
  };
}

/** English plurals without their s. */
function singular(word: string): string {
  if (word.length < 4 || !word.endsWith("s") || /(?:ss|us|is)$/.test(word)) return word;
  if (/(?<!^(?:cook|brown|smooth|calor|vegg|p))ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:oes|shes|ches|xes|sses)$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

function buildDictionary(): ReadonlyMap<string, Entry> {
  const entries = new Map<string, Entry>();
  const add = (english: string, portuguese: string, food: boolean) => {
    const key = wordsOf(english).split(" ").map(singular).join(" ");
    if (key !== "" && !entries.has(key)) entries.set(key, { portuguese, food });
  };
  for (const [table, food] of [
    [ENGLISH, false],
    [ENGLISH_FOODS, true],
  ] as const) {
    for (const pair of table.split(/[;\n]/)) {
      const [english = "", portuguese = ""] = pair.split("=").map((side) => side.trim());
      add(english, portuguese, food);
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

function onlyEnglish(): ReadonlySet<string> {
  const words = [...DICTIONARY.keys()].flatMap((key) => key.split(" "));
  return new Set(
    words.filter((word) => !SHARED.has(word) && !COMMON_WORDS.has(word) && !LEXICON.speller.has(stem(word))),
  );
}
