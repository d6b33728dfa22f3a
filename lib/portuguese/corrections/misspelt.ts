import type { LoggedEntry } from "@/lib/portuguese/meaning/conversation";
import type { UnderstandingContext } from "@/lib/portuguese/meaning/understanding";
import { editDistance } from "@/lib/portuguese/text/edit-distance";
import { fold, stem } from "@/lib/portuguese/text/letters/stems";
import { isNoMisspelling } from "@/lib/portuguese/text/ordinary-words";
import { tokenise } from "@/lib/portuguese/text/tokens";
import { LEXICON } from "@/lib/portuguese/vocabulary/lexicon";

const WORDS = /\p{L}{4,24}/gu;
/** A word of fewer letters holds too little for a slip of one. */
const LEAST_FOR_SLIP = 5;
const LEAST_TO_SHUFFLE = 6;

/** "foram duas bannas" after a banana: the text with what is no word, and a slip away from what is logged, written as that. */
export function asLogged(
  text: string,
  { conversation, earlier = [] }: Pick<UnderstandingContext, "conversation" | "earlier">,
): string {
  const names = namesOf([...conversation.last, ...earlier]);
  if (names.length === 0) return text;
  return text.replace(WORDS, (said) => {
    const word = fold(said);
    const isWord = LEXICON.speller.has(stem(word)) || isNoMisspelling(word) || isNoMisspelling(stem(word));
    return (isWord ? undefined : names.find((name) => isSlipOf(word, name))) ?? said;
  });
}

/** What the foods are called by, each in the singular and the plural. */
function namesOf(entries: readonly LoggedEntry[]): string[] {
  const words = entries.flatMap((entry) =>
    entry.type === "meal" ? entry.items.flatMap(({ name }) => tokenise(name).map(({ word }) => word)) : [],
  );
  return [...new Set(words)].flatMap((word) => (/[aeo]$/.test(word) ? [`${word}s`, word] : [word]));
}

/** "ovoss" and "ovos", "bannas" and "bananas", "iorgute" and "iogurte", "salchicha" and "salsicha" */
function isSlipOf(word: string, name: string): boolean {
  if (word === name || word[0] !== name[0]) return false;
  if (once(word) === once(name) || isShuffled(word, name)) return true;
  if (word.length >= LEAST_FOR_SLIP && soundOf(word) === soundOf(name)) return true;
  return Math.min(word.length, name.length) >= LEAST_FOR_SLIP && editDistance(word, name, 1) <= 1;
}

/** As it is heard: "ch", "x", "z" and "ss" alike, "l" before a consonant a "u". */
function soundOf(word: string): string {
  const plain = word.replace(/ch|sh|x|ss|sc(?=[ei])|c(?=[ei])|z|s/g, "s").replace(/g(?=[ei])/g, "j");
  return once(
    plain
      .replace(/y/g, "i")
      .replace(/k|qu(?=[ei])/g, "c")
      .replace(/l(?![aeiou]|$)/g, "u"),
  );
}

/** One letter in the wrong place. */
function isShuffled(word: string, name: string): boolean {
  const isAlike = word.length >= LEAST_TO_SHUFFLE && [...word].sort().join("") === [...name].sort().join("");
  return isAlike && editDistance(word, name, 2) <= 2;
}

function once(word: string): string {
  return word.replace(/(\p{L})\1+/gu, "$1");
}
