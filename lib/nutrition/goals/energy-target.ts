import { addDays, type Day, daysBetween } from "@/lib/nutrition/calendar/day";
import { type Gender, KCAL_PER_KG } from "@/lib/nutrition/goals/energy";

export type TargetFacts = {
  restingKcal: number;
  maintenanceKcal: number;
  gender: Gender;
  weightKg: number;
  goalKg: number;
  today: Day;
  /** When the goal is to be reached; null, today or past count as not set. */
  targetDate: Day | null;
};

/** A day's energy and every number that led to it, for "como calculamos". kcal a day, kg. */
export type EnergyTarget = {
  direction: "lose" | "keep" | "gain";
  restingKcal: number;
  maintenanceKcal: number;
  /** What the goal and its date ask for, below (negative) or above maintenance. */
  wantedChangeKcal: number;
  /** What is advised after the limits. */
  changeKcal: number;
  floorKcal: number;
  targetKcal: number;
  /** "pace": faster than is advised; "floor": below the least that is advised. */
  limitedBy: "pace" | "floor" | null;
  /** "date": from the target date; "default": half a kilogram a week, no date ahead being set. */
  pacedBy: "date" | "default";
  weeklyChangeKg: number;
  /** When the goal is reached at this target; null when it is reached already or out of reach. */
  reachesGoalOn: Day | null;
};

/** Least energy advised without supervision, in kcal a day. */
const LEAST_KCAL: Readonly<Record<Gender, number>> = { female: 1_200, male: 1_500, other: 1_350 };
/** About 0.9 kg a week; a faster change is not advised. */
const MOST_CHANGE_KCAL = 1_000;
const DEFAULT_KG_PER_WEEK = 0.5;
/** Scales do not tell less apart. */
const SAME_KG = 0.1;
const LONGEST_DAYS = 3_650;

/**
 * Energy to eat on a day: maintenance, plus or minus what reaches the goal by its date at 7,700 kcal a kilogram, at
 * most 1,000 kcal away from maintenance and, when losing, never below resting energy nor 1,200 (women) or 1,500 (men).
 */
export function energyTarget(facts: TargetFacts): EnergyTarget {
  const { restingKcal, maintenanceKcal, gender, weightKg, goalKg, today, targetDate } = facts;
  const distanceKg = goalKg - weightKg;
  const direction = Math.abs(distanceKg) < SAME_KG ? "keep" : distanceKg < 0 ? "lose" : "gain";
  const daysLeft = targetDate === null ? 0 : daysBetween(today, targetDate);
  const pacedBy = daysLeft > 0 ? "date" : "default";
  const wanted = direction === "keep" ? 0 : wantedChange(distanceKg, daysLeft);

  const paced = Math.max(-MOST_CHANGE_KCAL, Math.min(MOST_CHANGE_KCAL, wanted));
  const floorKcal = Math.max(restingKcal, LEAST_KCAL[gender]);
  const floored = direction === "lose" && maintenanceKcal + paced < floorKcal;
  const targetKcal = Math.round(floored ? floorKcal : maintenanceKcal + paced);
  const changeKcal = targetKcal - maintenanceKcal;
  return {
    direction,
    restingKcal: Math.round(restingKcal),
    maintenanceKcal: Math.round(maintenanceKcal),
    wantedChangeKcal: Math.round(wanted),
    changeKcal: Math.round(changeKcal),
    floorKcal: Math.round(floorKcal),
    targetKcal,
    limitedBy: floored ? "floor" : paced === wanted ? null : "pace",
    pacedBy,
    weeklyChangeKg: direction === "keep" ? 0 : (changeKcal * 7) / KCAL_PER_KG,
    reachesGoalOn: direction === "keep" ? null : arrival(today, distanceKg, changeKcal),
  };
}

function wantedChange(distanceKg: number, daysLeft: number): number {
  const kgPerDay = daysLeft > 0 ? distanceKg / daysLeft : (Math.sign(distanceKg) * DEFAULT_KG_PER_WEEK) / 7;
  return kgPerDay * KCAL_PER_KG;
}

function arrival(today: Day, distanceKg: number, changeKcal: number): Day | null {
  const days = Math.ceil((distanceKg * KCAL_PER_KG) / changeKcal);
  return days > 0 && days <= LONGEST_DAYS ? addDays(today, days) : null;
}
