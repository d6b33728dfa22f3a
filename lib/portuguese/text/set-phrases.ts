import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";

/** Phrases of folded words by their first word, each as the words after it, the longest first. */
export type SetPhrases = ReadonlyMap<string, readonly (readonly string[])[]>;

/** Phrases whose words are apart by spaces, to be looked for with `endOfPhrase`. */
export function setPhrases(phrases: readonly string[]): SetPhrases {
  const rests = phrases.map((phrase) => phrase.split(/\s+/)).toSorted((a, b) => b.length - a.length);
  return new Map(
    [...Map.groupBy(rests, ([first = ""]) => first)].map(([first, all]) => [
      first,
      all.map((words) => words.slice(1)),
    ]),
  );
}

/** Index after the longest of these phrases that begins at token `at`; null where none does. */
export function endOfPhrase(phrases: SetPhrases, tokens: readonly Token[], at: number): number | null {
  const rest = phrases
    .get(wordAt(tokens, at))
    ?.find((words) => words.every((word, i) => wordAt(tokens, at + 1 + i) === word));
  return rest ? at + 1 + rest.length : null;
}
