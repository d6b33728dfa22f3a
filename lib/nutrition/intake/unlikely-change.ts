import { isLikelyWeight } from "@/lib/nutrition/figures/bounds";

/** A change that rather is a slip of the finger: more than an eighth of the weight, and more than 5 kg. */
export function isUnlikelyChange(kg: number, known: number): boolean {
  const change = Math.abs(kg - known);
  return change > 5 && change > known / 8;
}

/** Whether a weight in kg is asked about before it is kept: hardly anybody has it, or it is far from the one that is known. */
export function isDoubtfulWeight(kg: number, known: number | null): boolean {
  return !isLikelyWeight(kg) || (known !== null && isUnlikelyChange(kg, known));
}
