import { addDays, type Day, daysBetween } from "@/lib/nutrition/calendar/day";
import { trendOf } from "@/lib/nutrition/views/progress-series";

export type Projection = {
  /** Change a week at the pace of the last four weeks. */
  weekly_kg: number;
  /** When it leads to the goal; null where it does not, or in over two years. */
  reaches_on: Day | null;
};

/** What a pace is measured over, in days. */
const WINDOW_DAYS = 28;
const LEAST_WEIGH_INS = 4;
/** Between the first and the last of them: what changes in days is water. */
const LEAST_SPAN_DAYS = 14;
/** An older weigh-in says nothing of how it goes now. */
const FRESH_DAYS = 10;
/** kg a week under which the weight stands still. */
const STILL_KG = 0.05;
const MOST_DAYS = 730;

export type WeighIn = { day: Day; kg: number };

/**
 * Where the weight goes at the pace of the last four weeks: that of its trend, so that no other figure stands beside the
 * line that is drawn. null with too few weigh-ins to tell.
 * @param weighIns in any order, at most one a day
 */
export function projectionOf(
  weighIns: readonly WeighIn[],
  goalKg: number | null,
  today: Day,
): Projection | null {
  const points = weighIns
    .map(({ day, kg }) => ({ ago: daysBetween(day, today), kg }))
    .filter(({ ago }) => ago >= 0 && ago <= WINDOW_DAYS);
  const agos = points.map(({ ago }) => ago);
  const [last, first] = [Math.min(...agos), Math.max(...agos)];
  if (points.length < LEAST_WEIGH_INS || first - last < LEAST_SPAN_DAYS || last > FRESH_DAYS) return null;
  const byAgo = new Map(points.map(({ ago, kg }) => [ago, kg]));
  const trend = trendOf(Array.from({ length: first + 1 }, (_, day) => byAgo.get(first - day) ?? null));
  const [from, to] = [trend[0] ?? 0, trend[first - last] ?? 0];
  const daily = (to - from) / (first - last);
  const now = to + daily * last;
  const weekly_kg = Math.round(daily * 700) / 100 || 0;
  return { weekly_kg, reaches_on: reachesOn(now, daily, goalKg, today) };
}

function reachesOn(now: number, daily: number, goalKg: number | null, today: Day): Day | null {
  if (goalKg === null || Math.abs(daily * 7) < STILL_KG) return null;
  const days = (goalKg - now) / daily;
  return days > 0 && days <= MOST_DAYS ? addDays(today, Math.ceil(days)) : null;
}
