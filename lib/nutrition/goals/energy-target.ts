import { type Day, daysBetween } from "@/lib/nutrition/calendar/day";
import type { Gender } from "@/lib/nutrition/goals/energy";
import {
  type Arrival,
  arrivalOf,
  changeToArrive,
  firstWeeklyChange,
  KCAL_PER_KG,
} from "@/lib/nutrition/goals/weight-change";

export type Direction = "lose" | "keep" | "gain";

export type TargetFacts = {
  maintenanceKcal: number;
  gender: Gender;
  weightKg: number;
  goalKg: number;
  /** BMI under 25, or training nearly every day. */
  isLeanOrAthletic: boolean;
  today: Day;
  /** When the goal is to be reached; null, today or past count as not set. */
  targetDate: Day | null;
};

/** A day's energy and every number that led to it, for "como calculamos". Whole kcal a day, kg. */
export type EnergyTarget = {
  direction: Direction;
  maintenanceKcal: number;
  /** What the goal and its date ask for, below (negative) or above maintenance. */
  wantedChangeKcal: number;
  /** What is advised after the limits. */
  changeKcal: number;
  floorKcal: number;
  targetKcal: number;
  /** "pace": faster or slower than is advised; "floor": below the least that is advised. */
  limitedBy: "pace" | "floor" | null;
  /** "date": from the target date; "default": the usual pace, no date ahead being set. */
  pacedBy: "date" | "default";
  /** The fastest that is advised, in % of body weight a week. */
  paceLimit: number;
  /** Of the first weeks. */
  weeklyChangeKg: number;
  arrival: Arrival;
};

/** Least energy without supervision, in kcal a day (Jensen and others, AHA/ACC/TOS 2013; ABESO 2016); unknown sex: the safer one. */
export const LEAST_KCAL: Readonly<Record<Gender, number>> = { female: 1_200, male: 1_500, other: 1_500 };
/** At most so much under maintenance: 750 kcal (AHA/ACC/TOS 2013) or a quarter of it. */
const MOST_DEFICIT_KCAL = 750;
const MOST_DEFICIT_SHARE = 0.25;
/**
 * % of body weight a week. Losing: 1 at most (ABESO 2016), 0.7 for the lean and athletes (Garthe and others 2011; IOC 2023).
 * Gaining: 0.25 to 0.5 (Iraki and others 2019), so that little of it is fat.
 */
const PACE = {
  lose: { least: 0, usual: 0.5, most: 1 },
  gain: { least: 0.25, usual: 0.25, most: 0.5 },
} as const;
const LEAN_LOSS = 0.7;
/** Scales do not tell less apart. */
const SAME_KG = 0.1;

/** Never above maintenance, whatever the direction. Whole kcal. */
function energyFloor(maintenanceKcal: number, gender: Gender): number {
  const deficit = Math.min(MOST_DEFICIT_KCAL, maintenanceKcal * MOST_DEFICIT_SHARE);
  return Math.ceil(Math.min(maintenanceKcal, Math.max(LEAST_KCAL[gender], maintenanceKcal - deficit)));
}

/**
 * Energy to eat on a day: maintenance, less or more what reaches the goal by its date, within the pace that is advised
 * and never under {@link energyFloor}.
 * @param facts.maintenanceKcal in whole kcal
 */
export function energyTarget(facts: TargetFacts): EnergyTarget {
  const { maintenanceKcal, gender, weightKg, goalKg, isLeanOrAthletic, today, targetDate } = facts;
  const distanceKg = goalKg - weightKg;
  const direction: Direction = Math.abs(distanceKg) < SAME_KG ? "keep" : distanceKg < 0 ? "lose" : "gain";
  const floorKcal = energyFloor(maintenanceKcal, gender);
  const daysLeft = targetDate === null ? 0 : daysBetween(today, targetDate);
  const target = {
    ...{ direction, maintenanceKcal, floorKcal },
    pacedBy: daysLeft > 0 ? ("date" as const) : ("default" as const),
  };
  if (direction === "keep") {
    return {
      ...{ ...target, wantedChangeKcal: 0, changeKcal: 0, targetKcal: maintenanceKcal, limitedBy: null },
      ...{ paceLimit: LEAN_LOSS, weeklyChangeKg: 0, arrival: { from: null, to: null } },
    };
  }
  const pace = PACE[direction];
  const paceLimit = direction === "lose" && isLeanOrAthletic ? LEAN_LOSS : pace.most;
  const kcalAt = (percent: number) => ((percent / 100) * weightKg * KCAL_PER_KG) / 7;
  const wanted =
    daysLeft > 0 ? Math.abs(changeToArrive(distanceKg, daysLeft)) : kcalAt(Math.min(pace.usual, paceLimit));
  const paced = Math.min(Math.max(wanted, kcalAt(pace.least)), kcalAt(paceLimit));
  // Rounded towards maintenance, so that no limit is passed by a fraction.
  const least = direction === "lose" ? floorKcal : -Infinity;
  const targetKcal = Math.max(
    least,
    direction === "lose" ? Math.ceil(maintenanceKcal - paced) : Math.floor(maintenanceKcal + paced),
  );
  const changeKcal = targetKcal - maintenanceKcal;
  const limitedBy = maintenanceKcal - paced < least ? "floor" : paced === wanted ? null : "pace";
  return {
    ...target,
    // Where nothing limits it what is wanted is what is advised, rounding included.
    wantedChangeKcal: limitedBy ? Math.round(Math.sign(distanceKg) * wanted) : changeKcal,
    ...{ changeKcal, targetKcal, paceLimit, limitedBy },
    weeklyChangeKg: firstWeeklyChange(changeKcal),
    arrival: arrivalOf(today, distanceKg, changeKcal),
  };
}
