import type { Token } from "@/lib/portuguese/text/tokens";
import { agreed } from "@/lib/portuguese/vocabulary/english-agreement";
import { DICTIONARY, phraseAt, singular } from "@/lib/portuguese/vocabulary/english-dictionary";
import { inMetric } from "@/lib/portuguese/vocabulary/english-measures";
import { isEnglish } from "@/lib/portuguese/vocabulary/english-told";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";
import { isPerson } from "@/lib/portuguese/vocabulary/people";

/**
 * The tokens of an English message as the grammar reads them, in Portuguese words at the places of the English ones; any
 * other message's as they are. Linear in their number.
 */
export function inPortuguese(tokens: readonly Token[]): Token[] {
  if (!isEnglish(tokens)) return [...tokens];
  const translated: Token[] = [];
  // "the coffee at breakfast had milk": what the sentence is of.
  for (let at = 0, isOfFood = false; at < tokens.length; ) {
    const found = translatedAt(tokens, at, isOfFood);
    translated.push(...found.tokens);
    isOfFood =
      found.isFood || (isOfFood && tokens[at]?.kind === "word" && !STARTS.has(tokens[at]?.word ?? ""));
    at = found.next;
  }
  const begins = translated.findIndex(({ kind, word }) => kind !== "mark" || word !== ",");
  return inMetric(agreed(translated.slice(Math.max(0, begins))));
}

/** What a sentence begins anew with. */
const STARTS = new Set("i ive we and then but also just".split(" "));

/** What is told at token `at` in Portuguese words. */
function translatedAt(tokens: readonly Token[], at: number, isOfFood: boolean) {
  const [token, after] = [tokens[at] as Token, tokens[at + 1]];
  const plain = (next: number, ...found: Token[]) => ({ tokens: found, next, isFood: false });
  // "2 more" is "mais 2".
  if (token.kind === "number" && after?.word === "more")
    return plain(at + 2, wordOf("mais", token, token), token);
  // "two of them" and nothing before it: of what was told.
  const count = at === 0 && after?.word === "of" && /^(?:them|those|these)$/.test(tokens[2]?.word ?? "");
  if (count) return plain(3, wordOf("foram", token, token), ...describedCount(token));
  if (token.kind !== "word") return plain(at + 1, token);
  // "pasta de amendoim" in an English sentence
  const own = /^(?:de|d[oa]|com)$/.test(after?.word ?? "") ? foodAt(tokens, at, false) : null;
  if (own && own.next > at + 2) return { tokens: tokens.slice(at, own.next), next: own.next, isFood: true };
  // "mac n cheese": no short "não".
  if (token.word === "nao" && token.end - token.start === 1) return plain(at + 1, wordOf("e", token, token));
  // "scrambled 2 eggs"
  const made = after?.kind === "number" && DICTIONARY.get(token.word);
  const counted = made && ADJECTIVES.has(made.portuguese) ? describedAt(tokens, at + 2) : null;
  if (made && after && counted?.isFood)
    return {
      ...counted,
      tokens: [after, ...told([...counted.words, made.portuguese], tokens, at, counted.next)],
    };
  if (isOfFood && token.word === "had") return plain(at + 1, wordOf("tinha", token, token));
  // "morning! 61 kg"
  if (at === 0 && token.word === "morning") return plain(1, ...told(["bom", "dia"], tokens, at, 1));
  const found = describedAt(tokens, at);
  return found
    ? { ...found, tokens: told(found.words, tokens, at, found.next) }
    : plain(at + 1, { ...token, foreign: true });
}

/** "two" or 2 */
function describedCount(token: Token): Token[] {
  const word = DICTIONARY.get(token.word)?.portuguese;
  return [word ? wordOf(word, token, token) : token];
}

/** Words at the place of the tokens that they stand for. */
function told(words: readonly string[], tokens: readonly Token[], from: number, next: number): Token[] {
  return words.map((word) => wordOf(word, tokens[from] as Token, tokens[next - 1]));
}

type Described = { words: string[]; next: number; isFood: boolean };

/** A phrase of the dictionary at token `at`, its adjective moved behind it and its head before it. */
function describedAt(tokens: readonly Token[], at: number): Described | null {
  const entry = phraseAt(tokens, at);
  if (!entry) return null;
  const { next, food: isFood } = entry;
  // "no, 3" denies; "no sugar" goes without.
  if (next === at + 1 && tokens[at]?.word === "no" && tokens[at + 1]?.kind !== "word")
    return { words: ["nao"], next, isFood };
  const words = entry.portuguese.split(" ").filter(Boolean);
  const after = phraseAt(tokens, next);
  // "grilled chicken breast": how it was made follows in Portuguese.
  if (ADJECTIVES.has(entry.portuguese) && after?.food && !isSomebodys(tokens, at)) {
    const noun = describedAt(tokens, next);
    if (noun) return { ...noun, words: [...noun.words, ...words] };
  }
  // "pineapple juice", "turkey sandwich": what it is of follows too.
  const head = DICTIONARY.get(singular(tokens[next]?.word ?? ""))?.portuguese ?? "";
  // "fish moqueca", "chicken coxinha": the dish kept its name.
  const dish = tokens[next]?.word ?? "";
  if (isFood && DISHES.has(dish)) return { words: [dish, "de", ...words], next: next + 1, isFood };
  if (isFood && after && HEADS.has(head)) return { words: [head, "de", ...words], next: next + 1, isFood };
  return { words, next, isFood };
}

/** "my wife cooked rice": no adjective. */
function isSomebodys(tokens: readonly Token[], at: number): boolean {
  return isPerson(DICTIONARY.get(singular(tokens[at - 1]?.word ?? ""))?.portuguese ?? "");
}

const ADJECTIVES = new Set(
  "grelhado frito cozido assado mexido cru ralado desfiado empanado torrado fatiado desnatado integral caseiro maduro magro gelado zero poche".split(
    " ",
  ),
);
const DISHES = new Set(
  "coxinha coxinhas moqueca pastel pasteis empada empadas esfiha esfihas tapioca feijoada farofa crepioca pamonha caldinho".split(
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
  "macarrao",
  "risoto",
  "cha",
  "geleia",
  "muffin",
  "milk shake",
  "file",
]);

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
