import type { Element } from "@/lib/portuguese/grammar/element";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";

/**
 * The row without what only adorns it: "na casa do dindo 🥩 1 pedaço de costela", "big mac e sprite 🍟". An emoji tells of food where
 * nothing else does, or where a name would stand: counted, or after "e", "com", a comma, a verb.
 */
export function withoutAdornment(row: readonly Element[], tokens: readonly Token[]): readonly Element[] {
  const isDrawn = (one: Element) => one.type === "food" && tokens[one.start]?.drawn === true;
  if (!row.some(isDrawn) || !row.some((one) => one.type === "food" && !isDrawn(one))) return row;
  const kept: Element[] = [];
  for (const [at, one] of row.entries()) {
    if (isDrawn(one)) {
      const last = kept.at(-1);
      // "🍌🍌", "🎂": its own "2", its own "fatia".
      const own = last?.type === "amount" && tokens[last.start]?.start === tokens[one.start]?.start;
      const start = own ? last.start : one.start;
      const before = kept.at(own ? -2 : -1);
      const follows = before !== undefined && isDrawn(before) && before.next === start;
      // "💧 2 copos": of that.
      const [next, over] = [row[at + 1], row[at + 2]];
      const isMeasured = next?.type === "amount" && next.start === one.next && over?.type !== "food";
      if (!follows && !isMeasured && !isNamedAt(start, one.next, before, tokens)) {
        if (own) kept.pop();
        continue;
      }
    }
    kept.push(one);
  }
  return kept;
}

function isNamedAt(
  start: number,
  next: number,
  before: Element | undefined,
  tokens: readonly Token[],
): boolean {
  if (start === 0) return /^(?:|e|com|,|\+|\n)$/.test(wordAt(tokens, next));
  const isLed = /^(?:amount|verb|meal)$/.test(before?.type ?? "") && before?.next === start;
  return isLed || /^(?:e|com|mais|de|uma?|,|:|\+)$/.test(wordAt(tokens, start - 1));
}
