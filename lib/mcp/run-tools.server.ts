import "server-only";
import { logMealText } from "@/lib/chat/web-text/log-meal-text.server";
import { AppError } from "@/lib/errors";
import { limitSubject } from "@/lib/limits/limit-request.server";
import type { Asked, ToolCaller } from "@/lib/mcp/answer-tool.server";
import type { ToolInput, ToolName, ToolOutput } from "@/lib/mcp/tool-schema";
import { dayAt, daysBetween } from "@/lib/nutrition/calendar/day";
import { roundNutrients } from "@/lib/nutrition/figures/nutrients";
import { foodResult } from "@/lib/nutrition/foods/search/food-results";
import { loadGoalsAndDays } from "@/lib/nutrition/goals/load-goals.server";
import { totalsOf } from "@/lib/nutrition/ledger/day-totals";
import { CHANGING_LIMIT, LOGGING_LIMIT } from "@/lib/nutrition/ledger/logging-limit";
import { changeMeal } from "@/lib/nutrition/meals/change-meal.server";
import { deleteMeal } from "@/lib/nutrition/meals/delete-meal.server";
import { MAX_SPAN_DAYS } from "@/lib/nutrition/meals/diary-pages";
import { loadDayMeals } from "@/lib/nutrition/meals/load-day-meals.server";
import { mealAnswer } from "@/lib/nutrition/meals/meal-answer";
import { restoreMeal } from "@/lib/nutrition/meals/restore-meal.server";
import { searchForPerson } from "@/lib/nutrition/own-foods/search-for-person.server";
import { loadPeriod } from "@/lib/nutrition/views/load-period.server";
import { meanFigures } from "@/lib/nutrition/views/period-days";

type Ctx = ToolCaller["ctx"];
type Tool<N extends ToolName> = Asked & { run: (ctx: Ctx, input: ToolInput<N>) => Promise<ToolOutput<N>> };

const READS = { access: "reader", scope: "read" } as const;
const LOGS = { access: "subscriber", scope: "log" } as const;

/** What each tool asks of its caller and does: the use cases of the API, no others. */
export const TOOL_RUNS: { [N in ToolName]: Tool<N> } = {
  log_by_words: {
    ...LOGS,
    async run(ctx, input) {
      await limitSubject(LOGGING_LIMIT, ctx.person.userId, ctx.now);
      const { meals, water, weight, warnings, care, unclear } = await logMealText(ctx, input);
      return { meals, water, weight, warnings, care, unclear };
    },
  },
  correct_meal: { ...LOGS, run: (ctx, input) => changing(ctx, () => changeMeal(ctx, input)) },
  delete_meal: { ...LOGS, run: (ctx, input) => changing(ctx, () => deleteMeal(ctx, input)) },
  restore_meal: { ...LOGS, run: (ctx, input) => changing(ctx, () => restoreMeal(ctx, input)) },
  read_day: { ...READS, run: readDay },
  read_period: { ...READS, run: readPeriod },
  what_is_left: { ...READS, run: whatIsLeft },
  search_foods: {
    ...READS,
    run: async (ctx, { query, limit }) => ({
      foods: (await searchForPerson(ctx, { q: query }))
        .slice(0, limit)
        .map((food) => foodResult(food, ctx.locale)),
    }),
  },
};

async function changing<T>(ctx: Ctx, change: () => Promise<T>): Promise<T> {
  await limitSubject(CHANGING_LIMIT, ctx.person.userId, ctx.now);
  return change();
}

async function readDay(ctx: Ctx, input: ToolInput<"read_day">): Promise<ToolOutput<"read_day">> {
  const day = input.day ?? dayAt(ctx.now, ctx.person.timeZone);
  const [meals, { goals, goalsOn, totals }] = await Promise.all([
    loadDayMeals(ctx, { day }),
    loadGoalsAndDays(ctx, [day]),
  ]);
  return {
    day,
    meals: meals.map((meal) => mealAnswer(meal, ctx.locale)),
    totals: totalsOf(totals.get(day)),
    goals: goalsOn.get(day) ?? goals,
  };
}

async function readPeriod(
  ctx: Ctx,
  { from, to }: ToolInput<"read_period">,
): Promise<ToolOutput<"read_period">> {
  const span = daysBetween(from, to);
  if (span < 0 || span >= MAX_SPAN_DAYS) throw new AppError("invalid_day", {}, { fields: { to: "date" } });
  const days = await loadPeriod(ctx, { from, to });
  const mean = meanFigures(days);
  return { from, to, days, mean: mean && roundNutrients(mean) };
}

async function whatIsLeft(ctx: Ctx): Promise<ToolOutput<"what_is_left">> {
  const day = dayAt(ctx.now, ctx.person.timeZone);
  const { goals, totals } = await loadGoalsAndDays(ctx, [day]);
  const eaten = totalsOf(totals.get(day));
  const left = (goal: number | null, had: number) =>
    goal === null ? null : Math.round((goal - had) * 10) / 10;
  return {
    day,
    kcal: left(goals.calorie_goal, eaten.kcal),
    protein_g: left(goals.protein_goal, eaten.protein_g),
    carbs_g: left(goals.carb_goal, eaten.carbs_g),
    fat_g: left(goals.fat_goal, eaten.fat_g),
    fibre_g: left(goals.fibre_goal, eaten.fibre_g),
    sodium_mg: left(goals.sodium_goal, eaten.sodium_mg),
    water_ml: left(goals.water_goal, eaten.water_ml),
    goals,
  };
}
