import { addDays, type Day } from "@/lib/nutrition/calendar/day";

/** What a kilogram of body weight sets free at first, in kcal (Wishnofsky 1958): the most that a change of energy moves. */
export const KCAL_PER_KG = 7_700;
/** A body that weighs a kilogram less needs about so much less a day (10 kcal a pound; Hall and others, Lancet 2011;378:826-37). */
const KCAL_PER_KG_A_DAY = 22;
/** Days until 63 % of the whole change: quick as at 7,700 kcal/kg, slow as half of it in a year (Hall 2011). */
const QUICK_DAYS = KCAL_PER_KG / KCAL_PER_KG_A_DAY;
const SLOW_DAYS = 365 / Math.LN2;
const LONGEST_DAYS = 3_650;

/** Between two days; null where this energy alone does not lead there. */
export type Arrival = { from: Day | null; to: Day | null };

/**
 * When a distance in kg is covered if so many kcal a day more or less than maintenance are eaten from now on. The body
 * adapts: the change slows down, and ends where it needs what is eaten. Hall and others, Lancet 2011;378:826-37.
 */
export function arrivalOf(today: Day, distanceKg: number, changeKcal: number): Arrival {
  const on = (timeConstant: number) => {
    const share = changeKcal === 0 ? 1 : (distanceKg * KCAL_PER_KG_A_DAY) / changeKcal;
    if (share <= 0 || share >= 1) return null;
    const days = Math.ceil(-timeConstant * Math.log(1 - share));
    return days <= LONGEST_DAYS ? addDays(today, days) : null;
  };
  return { from: on(QUICK_DAYS), to: on(SLOW_DAYS) };
}

/** kcal a day, with the sign of the distance, that cover it in so many days at the quick end of {@link arrivalOf}. */
export function changeToArrive(distanceKg: number, days: number): number {
  return (distanceKg * KCAL_PER_KG_A_DAY) / (1 - Math.exp(-days / QUICK_DAYS));
}

/** kg that the weight has changed by when it no longer changes. */
export function finalChange(changeKcal: number): number {
  return changeKcal / KCAL_PER_KG_A_DAY;
}

/** kg a week in the first weeks. */
export function firstWeeklyChange(changeKcal: number): number {
  return (changeKcal * 7) / KCAL_PER_KG;
}
