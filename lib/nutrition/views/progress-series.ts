import { addDays, type Day, daysBetween } from "@/lib/nutrition/calendar/day";

/** A day on which something was logged, as GET /api/progress answers it. */
type Entry = {
  date: Day;
  calories: number;
  weight: number | null;
  water: number;
  protein_g: number;
  carbs_g: number;
  fat_g: number;
};

/** A day of a chart; null where nothing was logged, which is not the same as nothing eaten. */
export type ChartDay = {
  day: Day;
  /** Today is not over: it neither counts for averages nor reads as a fall. */
  isToday: boolean;
  calories: number | null;
  protein: number | null;
  carbs: number | null;
  fat: number | null;
  water: number | null;
  weight: number | null;
  /** Weight without its daily ups and downs, kg. */
  trend: number | null;
  /** Of that day; null where there was none, or none was asked for. */
  calorieGoal: number | null;
  waterGoal: number | null;
};

/** The goals of a day: kcal, ml. */
type DayGoals = { day: Day; calorie_goal: number | null; water_goal: number | null };

/** Entries that progress answers when no span is asked for: two weeks; those before them come by the page. */
export const PROGRESS_ENTRIES = 14;

/** Longest gap between two weigh-ins that the trend is drawn across, in days: who weighs once a week may miss once. */
const MAX_TREND_GAP = 14;

/** How near weigh-ins must be to count for a point of the trend: the spread of their weights around it, in days. */
const TREND_REACH = 7;

/** Holds a slope back until weigh-ins are days apart, days²: what changes from one day to the next is water. */
const TREND_CAUTION = 10;

/**
 * The last so many days up to today, oldest first, each once.
 * @param entries in any order, at most one a day
 * @param goals of as many of the days as are known
 */
export function chartDays(
  entries: readonly Entry[],
  today: Day,
  days: number,
  goals: readonly DayGoals[] = [],
): ChartDay[] {
  const goalsOn = new Map(goals.map((held) => [held.day, held]));
  const byDay = new Map(entries.map((entry) => [entry.date, entry]));
  const span = Array.from({ length: days }, (_, index) => addDays(today, index - days + 1));
  const trend = trendOf(span.map((day) => byDay.get(day)?.weight ?? null));
  return span.map((day, index) => {
    const entry = byDay.get(day);
    const hasMeals = entry !== undefined && entry.calories > 0;
    return {
      day,
      isToday: day === today,
      calories: hasMeals ? entry.calories : null,
      protein: hasMeals ? entry.protein_g : null,
      carbs: hasMeals ? entry.carbs_g : null,
      fat: hasMeals ? entry.fat_g : null,
      water: entry && entry.water > 0 ? entry.water : null,
      weight: entry?.weight ?? null,
      trend: trend[index] ?? null,
      calorieGoal: goalsOn.get(day)?.calorie_goal ?? null,
      waterGoal: goalsOn.get(day)?.water_goal ?? null,
    };
  });
}

type Weighed = { at: number; kg: number };

/**
 * Weight without its daily ups and downs, kg, one value a day. At each weigh-in a line through those around it, so that
 * the trend runs amid them and not behind; in between straight, over gaps of more than two weeks nothing, because nothing
 * is known of them.
 */
export function trendOf(weights: readonly (number | null)[]): (number | null)[] {
  const trend: (number | null)[] = weights.map(() => null);
  for (const stretch of stretchesOf(weights)) {
    const steady = lineThrough(stretch.map((point) => ({ ...point, share: 1 }))).slope;
    const points = stretch.map(({ at }) => ({ at, kg: amid(stretch, at, steady) }));
    for (const [index, { at, kg }] of points.entries()) {
      trend[at] = kg;
      const before = points[index - 1];
      if (!before) continue;
      for (let day = before.at + 1; day < at; day += 1) {
        trend[day] = before.kg + ((kg - before.kg) * (day - before.at)) / (at - before.at);
      }
    }
  }
  return trend;
}

/** Weigh-ins in order, parted where too long a gap lies between two. */
function stretchesOf(weights: readonly (number | null)[]): Weighed[][] {
  const stretches: Weighed[][] = [];
  for (const [at, kg] of weights.entries()) {
    if (kg === null) continue;
    const open = stretches.at(-1);
    const last = open?.at(-1);
    if (open && last && at - last.at <= MAX_TREND_GAP) open.push({ at, kg });
    else stretches.push([{ at, kg }]);
  }
  return stretches;
}

/**
 * Where a line through the weigh-ins around a day (least squares, the near ones count most) stands on it; never outside of them.
 * @param steady kg a day over all of the stretch, which few near ones are taken to follow
 */
function amid(stretch: readonly Weighed[], day: number, steady: number): number {
  const near = stretch.map(({ at, kg }) => ({
    at: at - day,
    kg,
    share: Math.exp(-(((at - day) / TREND_REACH) ** 2) / 2),
  }));
  const { meanAt, meanKg, slope } = lineThrough(near, steady);
  const known = stretch.map(({ kg }) => kg);
  return Math.min(Math.max(meanKg - slope * meanAt, Math.min(...known)), Math.max(...known));
}

/** A line by least squares, its slope held back towards the one that is expected. */
function lineThrough(points: readonly (Weighed & { share: number })[], expected = 0) {
  const sum = (of: (point: Weighed) => number) =>
    points.reduce((total, point) => total + point.share * of(point), 0);
  const all = sum(() => 1);
  const meanAt = sum(({ at }) => at) / all;
  const meanKg = sum(({ kg }) => kg) / all;
  const slope =
    (sum(({ at, kg }) => (at - meanAt) * (kg - meanKg)) + TREND_CAUTION * expected) /
    (sum(({ at }) => (at - meanAt) ** 2) + TREND_CAUTION);
  return { meanAt, meanKg, slope };
}

export type Average = { value: number; days: number };

/** Mean over the finished days that have a value; null when there are none. */
export function averageOf(
  days: readonly ChartDay[],
  key: "calories" | "protein" | "carbs" | "fat" | "water",
): Average | null {
  const values = days.flatMap((day) => (day.isToday || day[key] === null ? [] : [day[key]]));
  if (values.length === 0) return null;
  return { value: values.reduce((sum, value) => sum + value, 0) / values.length, days: values.length };
}

/** How far from its goal is still on it, as a share of the goal. */
const ON_GOAL = 0.02;

export type AgainstGoal = {
  /** Of a mean day beyond its goal; below zero where it stayed under it, zero where it was on it. */
  beyond: number;
  /** Days that reached it. */
  met: number;
  days: number;
};

/** How the finished days that have a value stood to their goals; null unless each of them had one. */
export function againstGoal(days: readonly ChartDay[], key: "calories" | "water"): AgainstGoal | null {
  const goalKey = key === "calories" ? "calorieGoal" : "waterGoal";
  const counted = days.filter((day) => !day.isToday && day[key] !== null);
  const pairs = counted.flatMap((day) => {
    const [value, goal] = [day[key], day[goalKey]];
    return value === null || goal === null ? [] : [{ value, goal }];
  });
  if (pairs.length === 0 || pairs.length < counted.length) return null;
  const meanGoal = pairs.reduce((sum, { goal }) => sum + goal, 0) / pairs.length;
  const beyond = pairs.reduce((sum, { value }) => sum + value, 0) / pairs.length - meanGoal;
  return {
    beyond: Math.abs(beyond) < meanGoal * ON_GOAL ? 0 : beyond,
    met: pairs.filter(({ value, goal }) => value >= goal).length,
    days: pairs.length,
  };
}

/** Change of the trend from its first to its last day, in its unit, and over how many days; null with fewer than two weigh-ins. */
export function trendChange(days: readonly ChartDay[]): { value: number; days: number } | null {
  const known = days.filter((day) => day.weight !== null && day.trend !== null);
  const first = known[0];
  const last = known.at(-1);
  if (!first || !last || first === last) return null;
  return { value: (last.trend ?? 0) - (first.trend ?? 0), days: daysBetween(first.day, last.day) };
}
