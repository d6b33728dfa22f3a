import { isUnit } from "@/lib/nutrition/foods/measures";
import type { AmountElement, Element } from "@/lib/portuguese/grammar/element";
import type { SaidAmount } from "@/lib/portuguese/terms/amounts";
import { readQuantity, wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";

const TIMES: Readonly<Record<string, number>> = { dobro: 2, triplo: 3 };
const OF_THAT = /^(?:disso|dela|dele|desse|dessa)$/;
const ORDINALS = /^(?:segund|terceir|quart|quint|sext)[oa]$/;
const NTH: Readonly<Record<string, number>> = { segund: 2, terceir: 3, quart: 4, quint: 5, sext: 6 };
const HALF = 0.5;

/**
 * "arroz o dobro", "do repolho, a metade disso", "a quarta tá pela metade" at token `at`: as much as the amount before it makes them.
 * Changes `elements`.
 * @returns index after these words; null where they say something else
 */
export function relativeAt(elements: Element[], tokens: readonly Token[], at: number): number | null {
  const nth = halfOfNextAt(tokens, at);
  if (nth) return addHalf(elements, nth.count) ? nth.next : null;
  const said = shareOfThatAt(tokens, at);
  if (!said) return null;
  // "o dobro do normal": nobody knows of what.
  if (/^(?:normal|costume|habitual|usual|sempre)$/.test(wordAt(tokens, said.next + 1))) return said.next + 2;
  const base = elements.findLastIndex(
    (one) => one.type === "amount" && one.amount.counted && !one.amount.vague,
  );
  const amount = elements[base];
  if (amount?.type !== "amount") return null;
  const last = elements.findLastIndex(({ type }) => type !== "separator" && type !== "link");
  const isOfAnother = elements[last]?.type === "food" && last > base + 1;
  const leads = wordAt(tokens, said.next) === "de";
  if (!isOfAnother && !leads) return null;
  elements.push(made(amount, amount.amount.quantity * said.times, at, said.next));
  return said.next;
}

/** "o dobro", "o triplo", "metade disso", "um terço disso" */
function shareOfThatAt(tokens: readonly Token[], at: number): { times: number; next: number } | null {
  const from = /^[oa]$/.test(wordAt(tokens, at)) ? at + 1 : at;
  const times = from > at ? TIMES[wordAt(tokens, from)] : undefined;
  if (times) return { times, next: OF_THAT.test(wordAt(tokens, from + 1)) ? from + 2 : from + 1 };
  if (wordAt(tokens, from) === "metade" && OF_THAT.test(wordAt(tokens, from + 1)))
    return { times: HALF, next: from + 2 };
  const share = readQuantity(tokens, at);
  return share && share.value < 1 && OF_THAT.test(wordAt(tokens, share.next - 1))
    ? { times: share.value, next: share.next }
    : null;
}

/** "a quarta tá pela metade", "só a metade da segunda": half of the one after those that were counted. */
function halfOfNextAt(tokens: readonly Token[], at: number): { count: number; next: number } | null {
  const from = /^[oa]$/.test(wordAt(tokens, at)) ? at + 1 : at;
  const word = wordAt(tokens, from);
  // "a 5a só metade"
  const figure = tokens[from];
  const isFigure =
    figure?.kind === "number" &&
    /^[ao]$/.test(wordAt(tokens, from + 1)) &&
    tokens[from + 1]?.start === figure.end;
  if (isFigure && from > at) {
    const is = /^(?:so|foi|esta)$/.test(wordAt(tokens, from + 2)) ? from + 3 : from + 2;
    const half = /^(?:pela|na|a)$/.test(wordAt(tokens, is)) ? is + 1 : is;
    return wordAt(tokens, half) === "metade" ? { count: figure.value - 1, next: half + 1 } : null;
  }
  if (ORDINALS.test(word)) {
    const is = /^(?:esta|foi|ficou|so)$/.test(wordAt(tokens, from + 1)) ? from + 2 : from + 1;
    const isHalf = /^(?:pela|na|a)$/.test(wordAt(tokens, is)) && wordAt(tokens, is + 1) === "metade";
    return isHalf && from > at ? { count: nth(word) - 1, next: is + 2 } : null;
  }
  const of = word === "metade" && /^d[oa]$/.test(wordAt(tokens, from + 1)) ? wordAt(tokens, from + 2) : "";
  return ORDINALS.test(of) ? { count: nth(of) - 1, next: from + 3 } : null;
}

function nth(word: string): number {
  return NTH[word.slice(0, -1)] ?? 0;
}

/** Half of one more to what there are so many of. */
function addHalf(elements: Element[], count: number): boolean {
  const at = elements.findLastIndex(
    (one) =>
      one.type === "amount" &&
      (one.amount.pieces ?? (isUnit(one.amount.measure) ? 0 : one.amount.quantity)) === count,
  );
  const own = elements[at];
  if (own?.type !== "amount") return false;
  const { amount } = own;
  elements[at] = made(own, amount.quantity * (1 + HALF / count), own.start, own.next);
  return true;
}

function made(own: AmountElement, quantity: number, start: number, next: number): AmountElement {
  const { pieces: _, ...rest } = own.amount;
  const amount: SaidAmount = {
    ...rest,
    quantity,
    low: null,
    high: null,
    article: false,
    counted: true,
    start,
    next,
  };
  return {
    type: "amount",
    amount,
    led: own.led && start === own.start,
    each: own.each && start === own.start,
    start,
    next,
  };
}
