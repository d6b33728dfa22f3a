import { z } from "zod";
import { daySchema } from "@/lib/nutrition/calendar/day-schema";
import { goalsOf } from "@/lib/nutrition/goals/goals";
import { needsProfessional } from "@/lib/nutrition/goals/obstacles";
import { totalsOf } from "@/lib/nutrition/ledger/day-totals";
import { activeDays, historyEntrySchema, historyOf, weekOf } from "@/lib/nutrition/views/history";
import { insightOf, insightSchema } from "@/lib/nutrition/views/insight";
import { estimatedOf, type ProgressFacts } from "@/lib/nutrition/views/progress";
import { projectionOf } from "@/lib/nutrition/views/projection";
import { streakOf, streakSchema } from "@/lib/nutrition/views/streak";
import { weightWay, weightWaySchema } from "@/lib/nutrition/views/weight-way";
import { type FirstRun, firstRunSchema } from "@/lib/onboarding/first-run-schema";

/** Entries of the recent history. */
const RECENT_ENTRIES = 5;

const WHATSAPP_STATES = ["none", "linked", "revoked"] as const;

export const dashboardSchema = z.object({
  metrics: z.object({
    meals_today: z.int(),
    calories_consumed: z.number(),
    calories_estimated: z.number().describe("Of these, kcal of foods that no table and no label has"),
    calories_goal: z.int().nullable().describe("null: a professional has to decide"),
    protein_consumed: z.number(),
    protein_goal: z.int().nullable(),
    active_days: z.int().describe("Of the last 7 days"),
    whatsapp_messages: z.int().describe("Sent to the assistant in the last 7 days"),
  }),
  goals: z.object({
    weight_goal: z.number().nullable(),
    current_weight: z.number().nullable(),
    target_date: daySchema.nullable(),
    progress_percentage: z.number().nullable(),
  }),
  reminders: z.object({
    meal_reminders: z.boolean(),
    water_reminders: z.boolean(),
    exercise_reminders: z.boolean(),
  }),
  history: z.array(historyEntrySchema).describe("The 5 most recent days, newest first"),
  streak: streakSchema,
  water: z.object({ consumed_ml: z.int(), goal_ml: z.int().nullable() }).describe("Of today"),
  way: weightWaySchema.nullable().describe("null without a weight goal of one's own"),
  projection: z
    .object({
      weekly_kg: z.number().describe("Change a week at the pace of the last four weeks"),
      reaches_on: daySchema
        .nullable()
        .describe("When it leads to the goal; null where it does not, or in over two years"),
    })
    .nullable()
    .describe("null while too little is known, or a professional decides"),
  insight: insightSchema
    .nullable()
    .describe("One thing that last week says, the same until the next is over"),
  first_run: firstRunSchema.nullable().describe("The first questions: null for who was never asked"),
  whatsapp: z
    .enum(WHATSAPP_STATES)
    .describe(
      "Whether there is a number that reminders go to; revoked: there was, until its owner let go of it",
    ),
});
export type Dashboard = z.infer<typeof dashboardSchema>;

/** Which reminders are switched on. */
export type SwitchedOn = { mealReminders: boolean; waterReminders: boolean; exerciseReminders: boolean };

/** At most as many days as a streak looks at. */
export type DashboardFacts = ProgressFacts & {
  /** null before anybody chose: as the table's defaults have it. */
  reminders: SwitchedOn | null;
  /** Of the last seven days. */
  messages: number;
  firstRun: FirstRun | null;
  whatsapp: (typeof WHATSAPP_STATES)[number];
};

export function dashboardOf(facts: DashboardFacts): Dashboard {
  const { today, days, reminders, body } = facts;
  const goals = goalsOf(facts.goals, facts.body, facts.computing);
  const totals = totalsOf(days.find((row) => row.day === today));
  const week = weekOf(days, today);
  const history = historyOf(days);
  const weighIns = history.flatMap(({ date, weight }) =>
    weight === null ? [] : [{ day: date, kg: weight }],
  );
  const isLeft = needsProfessional(facts.computing.obstacles);
  // The goal that everybody starts with is nobody's way.
  const ownGoal = goals.origin.weight_goal === "default" ? null : goals.weight_goal;
  const [initial, current] = [body?.initialWeightKg ?? null, body?.weightKg ?? null];
  const way = weightWay({ initial, current, goal: ownGoal });
  const { mealReminders = true, waterReminders = true, exerciseReminders = false } = reminders ?? {};
  return {
    metrics: {
      meals_today: totals.meals,
      calories_consumed: totals.kcal,
      calories_estimated: estimatedOf(facts.eatenToday),
      calories_goal: goals.calorie_goal,
      protein_consumed: totals.protein_g,
      protein_goal: goals.protein_goal,
      active_days: activeDays(week).size,
      whatsapp_messages: facts.messages,
    },
    goals: {
      weight_goal: goals.weight_goal,
      current_weight: goals.current_weight,
      target_date: goals.target_date,
      progress_percentage: goals.progress_percentage,
    },
    reminders: {
      meal_reminders: mealReminders,
      water_reminders: waterReminders,
      exercise_reminders: exerciseReminders,
    },
    history: history.slice(0, RECENT_ENTRIES),
    streak: streakOf(activeDays(days), today),
    water: { consumed_ml: totals.water_ml, goal_ml: goals.water_goal },
    way,
    // A goal that is reached is not ahead, whatever the weeks before say.
    projection: isLeft ? null : projectionOf(weighIns, way?.left_kg === 0 ? null : ownGoal, today),
    insight: insightOf({
      ...{ today, days: history, isLeft },
      ...{ calorieGoal: goals.calorie_goal, proteinGoal: goals.protein_goal, waterGoal: goals.water_goal },
    }),
    first_run: facts.firstRun,
    whatsapp: facts.whatsapp,
  };
}
