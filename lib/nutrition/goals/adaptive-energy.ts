import { addDays, type Day, daysBetween } from "@/lib/nutrition/calendar/day";
import { KCAL_PER_KG } from "@/lib/nutrition/goals/energy";

/** What was eaten and weighed on one day; null when nothing was logged. */
export type EnergyDay = { day: Day; kcal: number | null; weightKg: number | null };

/** Energy in kcal a day that keeps the weight, and what it was reckoned from. */
export type Maintenance = {
  kcal: number;
  /** "adaptive": from what was eaten and how the weight moved; "formula": too little was logged for that. */
  method: "adaptive" | "formula";
  formulaKcal: number;
  loggedDays: number;
  weighIns: number;
  /** null unless adaptive. */
  meanIntakeKcal: number | null;
  weeklyTrendKg: number | null;
};

export const ADAPTIVE_WINDOW_DAYS = 28;
const LEAST_LOGGED_DAYS = 14;
const LEAST_WEIGH_INS = 4;
const LEAST_SPAN_DAYS = 14;
/** People forget to log; a result further than this from the formula says more about the log than about the body. */
const FARTHEST = 0.3;

/**
 * Maintenance from experience: mean intake of the 28 days before today, less the energy of the weight gained (7,700
 * kcal a kilogram of the trend through all weigh-ins), within 30 % of the formula. The formula when fewer than 14 days
 * were logged, or fewer than 4 weigh-ins, or these within less than 14 days.
 */
export function maintenanceFrom(days: readonly EnergyDay[], today: Day, formulaKcal: number): Maintenance {
  const first = addDays(today, -ADAPTIVE_WINDOW_DAYS);
  const recent = days.filter(({ day }) => day >= first && day < today);
  const intakes = recent.flatMap(({ kcal }) => (kcal !== null && kcal > 0 ? [kcal] : []));
  const weights = recent.flatMap(({ day, weightKg }) =>
    weightKg === null ? [] : [{ x: daysBetween(first, day), y: weightKg }],
  );
  const facts = {
    formulaKcal: Math.round(formulaKcal),
    loggedDays: intakes.length,
    weighIns: weights.length,
  };
  const xs = weights.map(({ x }) => x);
  const span = xs.length === 0 ? 0 : Math.max(...xs) - Math.min(...xs);
  if (intakes.length < LEAST_LOGGED_DAYS || weights.length < LEAST_WEIGH_INS || span < LEAST_SPAN_DAYS) {
    return {
      kcal: facts.formulaKcal,
      method: "formula",
      ...facts,
      meanIntakeKcal: null,
      weeklyTrendKg: null,
    };
  }
  const meanIntake = mean(intakes);
  const kgPerDay = slope(weights);
  const reckoned = meanIntake - kgPerDay * KCAL_PER_KG;
  const kcal = Math.min(Math.max(reckoned, formulaKcal * (1 - FARTHEST)), formulaKcal * (1 + FARTHEST));
  return {
    kcal: Math.round(kcal),
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
