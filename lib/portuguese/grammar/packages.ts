import { isUnit } from "@/lib/nutrition/foods/measures";
import type { AmountElement, Element } from "@/lib/portuguese/grammar/element";
import type { SaidAmount } from "@/lib/portuguese/terms/amounts";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";

/**
 * The elements with what a package holds counted where it is told beside: "meio saco (saco de 100 g)", "13h outro copo (copo de
 * 250)", "metade de um pacote de bolacha, o pacote de 140 g".
 */
export function withPackageSizes(elements: readonly Element[], tokens: readonly Token[]): readonly Element[] {
  const sizes = elements.filter((one): one is AmountElement => isSize(one, tokens));
  if (sizes.length === 0) return elements;
  const kept = elements.filter((one) => !sizes.includes(one as AmountElement));
  let used = false;
  const sized = kept.map((one): Element => {
    const size = sizes.find((each) => one.type === "amount" && isOf(one.amount, each.amount));
    if (!size || one.type !== "amount") return one;
    used = true;
    const { quantity, measure } = size.amount;
    return { ...one, amount: { ...one.amount, quantity: one.amount.quantity * quantity, measure } };
  });
  return used ? sized : elements;
}

/** "(barra de 90 g)", ", o saco de 100 g": no number before it, and nothing that it is of. */
function isSize(element: Element, tokens: readonly Token[]): boolean {
  if (element.type !== "amount") return false;
  const { amount, start, next } = element;
  if (!amount.household || !isUnit(amount.measure) || amount.counted) return false;
  const before = /^(?:o|a|cada)$/.test(wordAt(tokens, start - 1)) ? start - 2 : start - 1;
  return /^[(,;.]$/.test(wordAt(tokens, before)) && !/^d[eoa]$/.test(wordAt(tokens, next));
}

/** So many of the same container, of which the size was not told. */
function isOf({ household, measure }: SaidAmount, size: SaidAmount): boolean {
  return household !== null && household.id === size.household?.id && !isUnit(measure);
}
