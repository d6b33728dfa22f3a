import type { Element } from "@/lib/portuguese/grammar/element";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";

/**
 * The row without what only adorns it: "na casa do dindo 🥩 1 pedaço de costela", "big mac e sprite 🍟". An emoji tells of food where
 * nothing else does, or where a name would stand: counted, or after "e", "com", a comma, a verb. What a meal or a verb is headed with above
 * its foods ("janta 🥗\n1 prato de rúcula"), and what follows the amount of a name ("poke 400g 🍣"), only adorns.
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
      const isMore = isHeading(row, at, tokens) || isAmountOfName(one, kept, own, tokens);
      if (!follows && !isMeasured && (isMore || !isDrawnForName(start, one.next, before, tokens))) {
        if (own) kept.pop();
        continue;
      }
    }
    kept.push(one);
  }
  return kept;
}

/** "janta 🥗\n1 prato de rúcula", "lanche 🍎☕\niogurte": the foods stand below; not "café 🍌\nalmoço: arroz". */
function isHeading(row: readonly Element[], at: number, tokens: readonly Token[]): boolean {
  const isSign = (one: Element) => tokens[one.start]?.drawn === true;
  const below = row.findIndex((one, i) => i > at && one.type !== "separator" && !isSign(one));
  const above = row.findLastIndex((one, i) => i < at && !isSign(one));
  const last = row.findLast((one, i) => i < below && isSign(one)) ?? row[at];
  const isBelow =
    wordAt(tokens, last?.next ?? 0) === "\n" && /^(?:food|amount)$/.test(row[below]?.type ?? "");
  return isBelow && /^(?:verb|meal)$/.test(row[above]?.type ?? "");
}

/** "poke de salmão 400g 🍣", "mexerica 1 🍊": so much of what is named in words; not "1 pão 2 🥚". */
function isAmountOfName(
  drawn: Element,
  kept: readonly Element[],
  own: boolean,
  tokens: readonly Token[],
): boolean {
  const [earlier, food, amount] = [kept.at(-3), kept.at(-2), kept.at(-1)];
  if (own || food?.type !== "food" || amount?.type !== "amount") return false;
  if (food.next !== amount.start || amount.next !== drawn.start) return false;
  if (earlier?.type === "amount" && earlier.next === food.start) return false;
  return /^(?:|[.,;!+\n])$/.test(wordAt(tokens, drawn.next));
}

function isDrawnForName(
  start: number,
  next: number,
  before: Element | undefined,
  tokens: readonly Token[],
): boolean {
  if (start === 0) return /^(?:|e|com|,|\+|\n)$/.test(wordAt(tokens, next));
  const isLed = /^(?:amount|verb|meal)$/.test(before?.type ?? "") && before?.next === start;
  return isLed || /^(?:e|com|mais|de|uma?|,|:|\+)$/.test(wordAt(tokens, start - 1));
}
