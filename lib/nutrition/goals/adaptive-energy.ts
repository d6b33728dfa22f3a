import { addDays, type Day, daysBetween } from "@/lib/nutrition/calendar/day";
import { KCAL_PER_KG } from "@/lib/nutrition/goals/weight-change";

/** What was eaten and weighed on one day; `meals` is 0 and `weightKg` null where nothing was logged. */
export type EnergyDay = { day: Day; meals: number; kcal: number; weightKg: number | null };

/** Energy in whole kcal a day that keeps the weight, and what it was reckoned from. */
export type Maintenance = {
  kcal: number;
  /** "adaptive": from what was eaten and how the weight moved; "formula": too little was logged for that. */
  method: "adaptive" | "formula";
  formulaKcal: number;
  /** Days whose food counts, and days with some food that do not: half logged. */
  loggedDays: number;
  partialDays: number;
  weighIns: number;
  /** null unless adaptive. */
  meanIntakeKcal: number | null;
  weeklyTrendKg: number | null;
};

export const ADAPTIVE_WINDOW_DAYS = 28;
const LEAST_LOGGED_DAYS = 14;
const LEAST_WEIGH_INS = 4;
const LEAST_SPAN_DAYS = 14;
/** A day with less than this share of the formula, or a single meal, is one that was not logged to its end. */
const HALF_LOGGED = 0.6;
const LEAST_MEALS = 2;
/** What goes or comes first in a diet is water and glycogen, and says nothing about energy. */
const WATER_DAYS = 14;
/** People forget to log; a result further than this from the formula says more about the log than about the body. */
const FARTHEST = 0.2;

/**
 * Maintenance from experience: mean intake of the 28 days before today, less the energy of the weight gained (7,700
 * kcal a kilogram of the trend through all weigh-ins), within 20 % of the formula. Half-logged days and the first two
 * weeks of a diet, with all that lies before them, are left out. The formula when fewer than 14 days were logged, or fewer than 4
 * weigh-ins, or these within less than 14 days.
 * @param dietSince the day on which the present aim began; null when there is none
 */
export function maintenanceFrom(
  days: readonly EnergyDay[],
  today: Day,
  formula: number,
  dietSince: Day | null = null,
): Maintenance {
  const window = addDays(today, -ADAPTIVE_WINDOW_DAYS);
  const settled = dietSince && addDays(dietSince, WATER_DAYS);
  const first = settled && settled > window ? settled : window;
  const recent = days.filter(({ day }) => day >= first && day < today);
  const formulaKcal = Math.round(formula);
  const eaten = recent.filter(({ meals }) => meals > 0);
  const whole = eaten.filter(({ meals, kcal }) => meals >= LEAST_MEALS && kcal >= formulaKcal * HALF_LOGGED);
  const weights = recent.flatMap(({ day, weightKg }) =>
    weightKg === null ? [] : [{ x: daysBetween(first, day), y: weightKg }],
  );
  const facts = {
    ...{ formulaKcal, loggedDays: whole.length, partialDays: eaten.length - whole.length },
    weighIns: weights.length,
  };
  const xs = weights.map(({ x }) => x);
  const span = xs.length === 0 ? 0 : Math.max(...xs) - Math.min(...xs);
  if (whole.length < LEAST_LOGGED_DAYS || weights.length < LEAST_WEIGH_INS || span < LEAST_SPAN_DAYS) {
    return { kcal: formulaKcal, method: "formula", ...facts, meanIntakeKcal: null, weeklyTrendKg: null };
  }
  const meanIntake = mean(whole.map(({ kcal }) => kcal));
  const kgPerDay = slope(weights);
  const reckoned = Math.round(meanIntake - kgPerDay * KCAL_PER_KG);
  const least = Math.ceil(formulaKcal * (1 - FARTHEST));
  const most = Math.floor(formulaKcal * (1 + FARTHEST));
  return {
    kcal: Math.min(Math.max(reckoned, least), most),
    method: "adaptive",
    ...facts,
    meanIntakeKcal: Math.round(meanIntake),
    weeklyTrendKg: kgPerDay * 7,
  };
}

/** Least squares: daily noise of water and meals cancels out. */
function slope(points: readonly { x: number; y: number }[]): number {
  const mx = mean(points.map(({ x }) => x));
  const my = mean(points.map(({ y }) => y));
  const over = points.reduce((sum, { x, y }) => sum + (x - mx) * (y - my), 0);
  return over / points.reduce((sum, { x }) => sum + (x - mx) ** 2, 0);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
