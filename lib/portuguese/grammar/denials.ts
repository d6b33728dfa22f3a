import type { Element } from "@/lib/portuguese/grammar/element";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";

/** The elements with a denial that follows its food before it: "…, bolo eu nem comi" is "nem comi bolo". */
export function withDenials(elements: readonly Element[], tokens: readonly Token[]): readonly Element[] {
  const at = elements.findIndex((one, i) => one.type === "negation" && deniesBefore(elements, i, tokens));
  if (at < 0) return elements;
  const denied = elements[at] as Element;
  const food = elements[at - 1] as Element;
  const after = withDenials(elements.slice(at + 1), tokens);
  return [...elements.slice(0, at - 1), denied, food, ...after];
}

/** Alone between marks with its food, and nothing that it could deny behind it. */
function deniesBefore(elements: readonly Element[], at: number, tokens: readonly Token[]): boolean {
  const [food, denial, next] = [elements[at - 1], elements[at], elements[at + 1]];
  const before = elements[at - 2];
  if (food?.type !== "food" || !denial) return false;
  const isApart =
    before === undefined ||
    /^[,.;!\n]$/.test(wordAt(tokens, before.start)) ||
    wordAt(tokens, before.start) === "mas";
  const isLast =
    next === undefined || (next.type === "separator" && /^[,.;!?\n]$/.test(wordAt(tokens, next.start)));
  const between = tokens.slice(food.next, denial.start);
  return isApart && isLast && between.every(({ word }) => /^(?:eu|ai|la)$/.test(word));
}
