import "server-only";
import type { DayGoals, DayView, WeekView, WeightView } from "@/lib/chat/outcome";
import type { Tx } from "@/lib/db";
import { addDays, type Day, dateOf, dayOf } from "@/lib/nutrition/day";
import { type StoredTotals, totalsOf } from "@/lib/nutrition/day-totals";
import { type Goals, goalsOf, type StoredGoals } from "@/lib/nutrition/goals";

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

type DayRow = StoredTotals & StoredGoals & { day: Date };

/** Days with their totals and the goals, in the order given; the caller's own uncommitted entries included. */
export async function loadDayViews(tx: Tx, userId: string, days: Iterable<Day>): Promise<DayView[]> {
  const wanted = [...new Set(days)];
  if (wanted.length === 0) return [];
  const rows = await tx.$queryRaw<DayRow[]>`
    SELECT wanted.day, coalesce(t.meals, 0) AS meals, coalesce(t.kcal, 0) AS kcal,
      coalesce(t.protein_g, 0) AS "proteinG", coalesce(t.carbs_g, 0) AS "carbsG", coalesce(t.fat_g, 0) AS "fatG",
      coalesce(t.fibre_g, 0) AS "fibreG", coalesce(t.sodium_mg, 0) AS "sodiumMg",
      coalesce(t.water_ml, 0) AS "waterMl", t.weight_kg AS "weightKg",
      g.calorie_goal AS "calorieGoal", g.protein_goal AS "proteinGoal", g.carb_goal AS "carbGoal",
      g.fat_goal AS "fatGoal", g.water_goal_ml AS "waterGoalMl", g.weight_goal_kg AS "weightGoalKg",
      g.initial_weight_kg AS "initialWeightKg", g.target_date AS "targetDate",
      coalesce(g.weekly_goal_days, 7) AS "weeklyGoalDays"
    FROM unnest(${wanted}::date[]) WITH ORDINALITY AS wanted (day, position)
    LEFT JOIN app.day_totals t ON t.user_id = ${userId}::uuid AND t.day = wanted.day
    LEFT JOIN app.goals g ON g.user_id = ${userId}::uuid
    ORDER BY wanted.position`;
  return rows.map((row) => {
    const { water_ml, meals: _, weight_kg: __, ...totals } = totalsOf(row);
    return { day: dayOf(row.day), totals, waterMl: water_ml, goals: dayGoals(goalsOf(row, null)) };
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
