import type { Element } from "@/lib/portuguese/grammar/element";
import { readMeal } from "@/lib/portuguese/grammar/meal-words";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";

/** "janta ainda nada", "café nada", "almoço pulei": a meal that was not eaten; null where it was. */
export function skippedMealAt(tokens: readonly Token[], at: number): number | null {
  const named = readMeal(tokens, at)?.next ?? (wordAt(tokens, at) === "cafe" ? at + 1 : null);
  if (named === null) return null;
  let next = named;
  while (/^(?:[=:,–—-]|ainda|hoje|eu|ate|agora|foi)$/.test(wordAt(tokens, next))) next += 1;
  if (!/^(?:nada|pulei|nao|nenhum)$/.test(wordAt(tokens, next))) return null;
  return /^(?:|[,.;!?)\n]|e|mas)$/.test(wordAt(tokens, next + 1)) ? next + 1 : null;
}

/** "feijão tropeiro, couve e ovo, torresmo não": the elements with the denial before what it denies. */
function withBareDenials(elements: readonly Element[], tokens: readonly Token[]): readonly Element[] {
  return elements.flatMap((one, at): Element[] => {
    const before = elements[at - 1];
    const isLed = before?.type === "separator" && /^(?:[,.;\n]|e|mas)$/.test(wordAt(tokens, before.start));
    const isDenied =
      one.type === "food" &&
      wordAt(tokens, one.next) === "nao" &&
      /^(?:|[,.;!\n])$/.test(wordAt(tokens, one.next + 1)) &&
      elements[at + 1]?.type !== "repair";
    const listed = elements.slice(0, at).some(({ type }) => type === "food");
    if (!isLed || !isDenied || !listed) return [one];
    return [{ type: "negation", start: one.next, next: one.next + 1 }, one];
  });
}

/** The elements with a denial that follows its food before it: "…, bolo eu nem comi" is "nem comi bolo". */
export function withDenials(row: readonly Element[], tokens: readonly Token[]): readonly Element[] {
  const elements = withBareDenials(row, tokens);
  const at = elements.findIndex((one, i) => one.type === "negation" && deniesBefore(elements, i, tokens));
  if (at < 0) return elements;
  const denied = elements[at] as Element;
  const food = elements[at - 1] as Element;
  const [joint, ...rest] = elements.slice(at + 1);
  // "a farofa eu não comi e o arroz deixei metade": what follows was eaten.
  const turned: readonly Element[] = joint?.type === "separator" ? [{ ...joint, hard: true }, ...rest] : rest;
  const after = withDenials(joint ? turned : [], tokens);
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
    next === undefined ||
    (next.type === "separator" && /^(?:[,.;!?\n]|e|mas)$/.test(wordAt(tokens, next.start)));
  const between = tokens.slice(food.next, denial.start);
  return isApart && isLast && between.every(({ word }) => /^(?:eu|ai|la)$/.test(word));
}
