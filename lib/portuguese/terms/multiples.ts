import { findUnit, type MeasureId } from "@/lib/nutrition/foods/measures";
import type { PortionSize } from "@/lib/nutrition/foods/portion";
import { readQuantity, wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";
import { sizeOf } from "@/lib/portuguese/vocabulary/sizes";

/** More of anything is a price, a year or a figure of its label. */
const MOST_TIMES = 20;
const TIMES = /^(?:x|vezes)$/;
const ENDS = /^(?:|[,.;!?)\n])$/;

/** "2 x 500 ml", "1 de 100 g" at the first number: the unit and how much of it in all; null for anything else. */
export function timesUnit(
  tokens: readonly Token[],
  times: number,
  at: number,
): { quantity: number; measure: MeasureId; next: number } | null {
  const isOf = wordAt(tokens, at) === "de" && /^(?:|[,.;!?)\n]|e|cada)$/.test(wordAt(tokens, at + 3));
  const each = isOf || TIMES.test(wordAt(tokens, at)) ? tokens[at + 1] : undefined;
  const unit = each?.kind === "number" ? findUnit(wordAt(tokens, at + 2)) : undefined;
  if (!each || !unit || !isTimes(times)) return null;
  return { quantity: times * each.value, measure: unit, next: at + 3 };
}

/** "500 ml x 2", "500 ml 2x", "500 ml 2 vezes": how often, after a unit; null when it is said once. */
export function timesAfter(tokens: readonly Token[], at: number): { times: number; next: number } | null {
  // "200 ml, 2x" with nothing behind it.
  const apart = wordAt(tokens, at) === "," ? timesAfter(tokens, at + 1) : null;
  if (apart)
    return TIMES.test(wordAt(tokens, apart.next - 1)) && ENDS.test(wordAt(tokens, apart.next)) ? apart : null;
  const led = wordAt(tokens, at) === "x" ? at + 1 : at;
  const count = readQuantity(tokens, led);
  if (!count || !isTimes(count.value)) return null;
  if (led > at) return { times: count.value, next: count.next };
  return TIMES.test(wordAt(tokens, count.next)) ? { times: count.value, next: count.next + 1 } : null;
}

function isTimes(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= MOST_TIMES;
}

/** "3 das 8" fatias, "2 de um total de 10": past the whole of which so many were eaten; `next` of the quantity where there is none. */
export function pastWhole(
  tokens: readonly Token[],
  { value, next }: { value: number; next: number },
): number {
  if (!/^d[aeo]s?$/.test(wordAt(tokens, next)) || !Number.isInteger(value)) return next;
  const total = /^(?:um|o)$/.test(wordAt(tokens, next + 1)) && wordAt(tokens, next + 2) === "total";
  const from = total ? next + 4 : next + 1;
  const whole = tokens[from];
  const counts =
    whole?.kind === "number" ? { value: whole.value, next: from + 1 } : readQuantity(tokens, from);
  if (!counts || counts.value <= value || counts.value > MOST_PIECES || !Number.isInteger(counts.value))
    return next;
  // "1 de 4 queijos"
  if (wordAt(tokens, counts.next) === "queijos") return next;
  // "1 de 200 ml" is one bottle, not one millilitre.
  return findUnit(wordAt(tokens, counts.next)) || wordAt(tokens, counts.next) === "" ? next : counts.next;
}

/** Into so many nothing is cut. */
const MOST_PIECES = 60;

/** "5 deles", "4 dos pequenos" */
export function pastOfThem(tokens: readonly Token[], at: number): { size: PortionSize | null; next: number } {
  const size = /^d[oa]s$/.test(wordAt(tokens, at)) ? sizeOf(wordAt(tokens, at + 1)) : null;
  if (size) return { size, next: at + 2 };
  return { size, next: /^del[ea]s$/.test(wordAt(tokens, at)) ? at + 1 : at };
}

/** "o pacote todo", "a barra inteira": all that such a thing holds. */
export function isAllOfIt(
  tokens: readonly Token[],
  at: number,
  { value, next }: { value: { id: string }; next: number },
): boolean {
  return PACKED.test(value.id) && /^[oa]$/.test(wordAt(tokens, at - 1)) && WHOLE.test(wordAt(tokens, next));
}

const PACKED = /^(?:pacote|saco|barra|lata|garrafa|caixa|pote|tablete|bandeja|vidro)/;
const WHOLE = /^(?:inteir(?:inh)?[oa]s?|tod(?:inh)?[oa]s?)$/;
