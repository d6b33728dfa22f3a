import "server-only";
import type { DayGoals, DayView, WeekView, WeightView } from "@/lib/chat/replies/outcome";
import type { Context } from "@/lib/context";
import type { Tx } from "@/lib/db";
import { addDays, type Day, dateOf, dayOf } from "@/lib/nutrition/calendar/day";
import { type Goals, type GoalsAnswer, ownGoals } from "@/lib/nutrition/goals/goals";
import { loadGoals, loadGoalsAndDays } from "@/lib/nutrition/goals/load-goals.server";
import { needsProfessional } from "@/lib/nutrition/goals/obstacles";
import { totalsOf } from "@/lib/nutrition/ledger/day-totals";

const WEIGH_INS = 5;

/** Whose figures are asked for, and their day now. */
export type DayContext = Context & { tx: Tx; today: Day };

/** The goals as a reply speaks of them: what nobody chose or computed is no goal. */
export function dayGoals(goals: Goals, { obstacles, least_weight }: GoalsAnswer): DayGoals {
  const own = ownGoals(goals);
  const isOwnWeight = goals.origin.weight_goal === "set" || goals.origin.weight_goal === "nutritionist";
  return {
    kcal: own.calorie_goal,
    protein_g: own.protein_goal,
    carbs_g: goals.carb_goal,
    fat_g: goals.fat_goal,
    fibre_g: goals.fibre_goal,
    sodium_mg: goals.sodium_goal,
    waterMl: goals.water_goal,
    weightKg: isOwnWeight ? goals.weight_goal : null,
    referral: needsProfessional(obstacles) ? { obstacles, leastKg: least_weight } : null,
  };
}

/** Days with their totals and the goals of each, in the order given; the caller's own uncommitted entries included. */
export async function loadDayViews(ctx: DayContext, days: Iterable<Day>): Promise<DayView[]> {
  const wanted = [...new Set(days)];
  if (wanted.length === 0) return [];
  const read = await loadGoalsAndDays(ctx, wanted);
  return wanted.map((day) => {
    const { water_ml, meals: _, weight_kg: __, ...totals } = totalsOf(read.totals.get(day));
    return {
      day,
      totals,
      waterMl: water_ml,
      goals: dayGoals(read.goalsOn.get(day) ?? read.goals, read.goals),
    };
  });
}

export async function loadDayView(whose: DayContext, day: Day): Promise<DayView> {
  const [view] = await loadDayViews(whose, [day]);
  if (!view) throw new Error("a day was asked for and none was answered");
  return view;
}

/** The goals that the dashboard shows, and the weight that is known: the usual one stands for none. */
export async function loadGoalsInForce(ctx: DayContext) {
  const { tx, person } = ctx;
  const { userId } = person;
  const goals = await loadGoals(ctx);
  const body = await tx.healthProfile.findUnique({ where: { userId }, select: { weightKg: true } });
  return { goals, currentKg: body?.weightKg ?? null };
}

/** The seven days that end today. */
export async function loadWeekView(ctx: DayContext): Promise<WeekView> {
  const { tx, person, today } = ctx;
  const { userId } = person;
  const from = addDays(today, -6);
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
    firstKg: weights[0] ?? null,
    lastKg: weights.at(-1) ?? null,
  };
}

export async function loadWeightView(whose: DayContext): Promise<WeightView> {
  const { userId } = whose.person;
  const { tx } = whose;
  const { goals, currentKg } = await loadGoalsInForce(whose);
  const entries = await tx.weightEntry.findMany({
    where: { userId },
    orderBy: [{ day: "desc" }, { at: "desc" }],
    take: WEIGH_INS,
  });
  return {
    currentKg,
    initialKg: goals.initial_weight,
    goalKg: dayGoals(goals, goals).weightKg,
    entries: entries.map(({ day, kg }) => ({ day: dayOf(day), kg })),
  };
}
