import "server-only";
import type { DayGoals, DayView, WeekView, WeightView } from "@/lib/chat/outcome";
import type { Tx } from "@/lib/db";
import { addDays, type Day, dateOf, dayOf } from "@/lib/nutrition/day";
import { totalsOf } from "@/lib/nutrition/day-totals";
import { type Goals, goalsOf } from "@/lib/nutrition/goals";

const WEIGH_INS = 5;

/** The goals in force, the same that the dashboard shows. */
export async function loadGoalsInForce(
  tx: Tx,
  userId: string,
): Promise<{ goals: Goals; currentKg: number | null }> {
  const goal = await tx.goal.findUnique({ where: { userId } });
  const health = await tx.healthProfile.findUnique({ where: { userId }, select: { weightKg: true } });
  return { goals: goalsOf(goal, health?.weightKg), currentKg: health?.weightKg ?? null };
}

/** The goals as a reply speaks of them: a weight nobody chose is no goal. */
export function dayGoals(goals: Goals): DayGoals {
  return {
    kcal: goals.calorie_goal,
    protein_g: goals.protein_goal,
    carbs_g: goals.carb_goal,
    fat_g: goals.fat_goal,
    waterMl: goals.water_goal,
    weightKg: goals.origin.weight_goal === "set" ? goals.weight_goal : null,
  };
}

/** Days with their totals and the goals, in the order given; the caller's own uncommitted entries included. */
export async function loadDayViews(tx: Tx, userId: string, days: Iterable<Day>): Promise<DayView[]> {
  const wanted = [...new Set(days)];
  if (wanted.length === 0) return [];
  const { goals } = await loadGoalsInForce(tx, userId);
  const rows = await tx.dayTotal.findMany({ where: { userId, day: { in: wanted.map(dateOf) } } });
  return wanted.map((day) => {
    const {
      water_ml,
      meals: _,
      weight_kg: __,
      ...totals
    } = totalsOf(rows.find((row) => dayOf(row.day) === day));
    return { day, totals, waterMl: water_ml, goals: dayGoals(goals) };
  });
}

export async function loadDayView(tx: Tx, userId: string, day: Day): Promise<DayView> {
  const [view] = await loadDayViews(tx, userId, [day]);
  if (!view) throw new Error("a day was asked for and none was answered");
  return view;
}

/** The seven days that end today. */
export async function loadWeekView(tx: Tx, userId: string, today: Day): Promise<WeekView> {
  const from = addDays(today, -6);
  const { goals } = await loadGoalsInForce(tx, userId);
  const rows = await tx.dayTotal.findMany({
    where: { userId, day: { gte: dateOf(from), lte: dateOf(today) } },
  });
  const days = Array.from({ length: 7 }, (_, i) => {
    const day = addDays(from, i);
    const { kcal, protein_g, water_ml, meals, weight_kg } = totalsOf(
      rows.find((row) => dayOf(row.day) === day),
    );
    return { day, kcal, protein_g, waterMl: water_ml, meals, weight_kg };
  });
  const weights = days.map((day) => day.weight_kg).filter((kg) => kg !== null);
  return {
    from,
    to: today,
    days: days.map(({ weight_kg: _, ...day }) => day),
    goals: dayGoals(goals),
    firstKg: weights[0] ?? null,
    lastKg: weights.at(-1) ?? null,
  };
}

export async function loadWeightView(tx: Tx, userId: string): Promise<WeightView> {
  const { goals, currentKg } = await loadGoalsInForce(tx, userId);
  const entries = await tx.weightEntry.findMany({
    where: { userId },
    orderBy: [{ day: "desc" }, { at: "desc" }],
    take: WEIGH_INS,
  });
  return {
    currentKg,
    initialKg: goals.initial_weight,
    goalKg: dayGoals(goals).weightKg,
    entries: entries.map(({ day, kg }) => ({ day: dayOf(day), kg })),
  };
}
