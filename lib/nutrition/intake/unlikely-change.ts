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

/** Kilos that water, salt and clothes may make in a day, and what a week of any diet may add to them. */
const AT_ONCE_KG = 2.5;
const A_WEEK_KG = 1;

/** A change that is kept and remarked upon: more kilos than so many days are likely to bring. Of one day the later replaces the earlier. */
export function isSuddenChange(byKg: number, days: number): boolean {
  return days !== 0 && Math.abs(byKg) > AT_ONCE_KG + (A_WEEK_KG * Math.abs(days)) / 7;
}
