import type { Food } from "@/lib/nutrition/foods/food";
import type { SaidAmount } from "@/lib/portuguese/terms/amounts";
import { ONE } from "@/lib/portuguese/terms/amounts";
import { wordAt } from "@/lib/portuguese/text/numbers";
import { type Token, tokenise } from "@/lib/portuguese/text/tokens";
import { variantWith } from "@/lib/portuguese/vocabulary/variants";

/** What a sandwich counted in centimetres is called by. */
const BY_LENGTH = tokenise("de 15 cm");

export type Length = { cm: number; next: number };

/** "de 30 cm" at token `at`. */
export function lengthAt(tokens: readonly Token[], at: number): Length | null {
  const from = wordAt(tokens, at) === "de" ? at + 1 : at;
  const number = tokens[from];
  return number?.kind === "number" && wordAt(tokens, from + 1) === "cm"
    ? { cm: number.value, next: from + 2 }
    : null;
}

/** The food that a length was said of: "sanduíche de 30 cm" is two of "Sanduíche de 15 cm"; `times` 1 where lengths count nothing. */
export function lengthened(food: Food, cm: number): { food: Food; times: number } {
  const long = ownLength(food) ? food : variantWith(food, BY_LENGTH);
  const own = long && ownLength(long);
  if (!long || !own) return { food, times: 1 };
  return { food: long, times: Math.max(TENTH, Math.round((cm / own) * 10) * TENTH) };
}

const TENTH = 0.1;

function ownLength({ name }: Food): number | null {
  return Number(/(\d+) cm$/.exec(name)?.[1] ?? 0) || null;
}

/** So many times the amount, where it counts whole ones. */
export function timesOver(amount: SaidAmount | null, times: number): SaidAmount | null {
  if (amount === null) return { ...ONE, counted: true, quantity: times };
  const whole = amount.measure === null || amount.measure === "unidade";
  return whole && !amount.vague ? { ...amount, quantity: amount.quantity * times } : amount;
}
