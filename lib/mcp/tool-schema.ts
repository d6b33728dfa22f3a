import { z } from "zod";
import { loggedTextSchema } from "@/lib/chat/web-text/logged-text-schema";
import { daySchema } from "@/lib/nutrition/calendar/day-schema";
import { MEAL_KINDS } from "@/lib/nutrition/calendar/meal-kind";
import { MAX_TEXT } from "@/lib/nutrition/figures/bounds";
import { nutrientsSchema } from "@/lib/nutrition/figures/nutrients-schema";
import { foodSchema, MAX_FOODS } from "@/lib/nutrition/foods/search/food-results";
import { goalsSchema } from "@/lib/nutrition/goals/goals";
import { MAX_SPAN_DAYS } from "@/lib/nutrition/meals/diary-pages";
import { deletedMealSchema, mealEditBody, mealSchema } from "@/lib/nutrition/meals/meal-schema";

const day = daySchema.describe("YYYY-MM-DD, a day of the person's own time zone");

/** What the tools take. */
export const TOOL_INPUTS = {
  log_by_words: z.strictObject({
    text: z
      .string()
      .trim()
      .min(1)
      .max(MAX_TEXT)
      .describe(
        "What was eaten, drunk or weighed, in Portuguese or English: almocei 2 ovos e arroz; 300 ml of water",
      ),
    day: day.optional().describe("Where the text names none; today when absent"),
    kind: z.enum(MEAL_KINDS).optional().describe("Where the text names no meal"),
  }),
  correct_meal: mealEditBody.extend({ id: z.uuid().describe("Of the meal, from read_day") }),
  delete_meal: z.strictObject({ id: z.uuid().describe("Of the meal, from read_day") }),
  restore_meal: z.strictObject({ id: z.uuid().describe("Of the meal that was deleted") }),
  read_day: z.strictObject({ day: day.optional().describe("Today when absent") }),
  read_period: z.strictObject({
    from: day,
    to: day.describe(`The last day, at most ${MAX_SPAN_DAYS} days from the first`),
  }),
  what_is_left: z.strictObject({}),
  search_foods: z.strictObject({
    query: z.string().trim().min(1).max(100).describe("A name in Portuguese or English"),
    limit: z.int().min(1).max(MAX_FOODS).default(8),
  }),
} as const;
export type ToolName = keyof typeof TOOL_INPUTS;

const goalsOfDay = goalsSchema.pick({
  calorie_goal: true,
  protein_goal: true,
  carb_goal: true,
  fat_goal: true,
  fibre_goal: true,
  sodium_goal: true,
  water_goal: true,
  origin: true,
});

const dayTotals = nutrientsSchema.extend({
  meals: z.int(),
  water_ml: z.int(),
  weight_kg: z.number().nullable(),
});

const left = z.number().nullable().describe("Below 0: over the goal; null: there is no such goal");

/** What the tools answer. */
export const TOOL_OUTPUTS = {
  log_by_words: loggedTextSchema.pick({
    meals: true,
    water: true,
    weight: true,
    warnings: true,
    care: true,
    unclear: true,
  }),
  correct_meal: mealSchema,
  delete_meal: deletedMealSchema,
  restore_meal: mealSchema,
  read_day: z.object({ day: daySchema, meals: z.array(mealSchema), totals: dayTotals, goals: goalsOfDay }),
  read_period: z.object({
    from: daySchema,
    to: daySchema,
    days: z.array(dayTotals.extend({ day: daySchema })).describe("Those on which something was logged"),
    mean: nutrientsSchema.nullable().describe("Of the days with a meal; null without one"),
  }),
  what_is_left: z.object({
    day: daySchema,
    kcal: left,
    protein_g: left,
    carbs_g: left,
    fat_g: left,
    fibre_g: left,
    sodium_mg: left,
    water_ml: left,
    goals: goalsOfDay,
  }),
  search_foods: z.object({ foods: z.array(foodSchema) }),
} as const;

export type ToolInput<N extends ToolName> = z.output<(typeof TOOL_INPUTS)[N]>;
export type ToolOutput<N extends ToolName> = z.input<(typeof TOOL_OUTPUTS)[N]>;

/** What a tool is for, and honestly what it does to the world: it touches nothing but its person's diary. */
export const TOOLS: Readonly<
  Record<ToolName, { title: string; description: string; changes: "nothing" | "adds" | "edits" | "deletes" }>
> = {
  log_by_words: {
    title: "Log by words",
    description:
      "Logs meals, water and weight that a sentence tells, exactly as the person said it; never log what was only planned or what somebody else ate. Answers what was stored with its figures. `unclear` holds words that were not understood and not logged: ask about them. `care` means that the text tells of an emergency: pass its advice on, nothing was logged.",
    changes: "adds",
  },
  correct_meal: {
    title: "Correct a meal",
    description:
      "Changes the day, kind, time or items of one meal. `items` replaces all of them: an item that stays is sent with its id. Send the `version` that was read; if somebody else changed the meal meanwhile nothing happens and an error says so.",
    changes: "edits",
  },
  delete_meal: {
    title: "Delete a meal",
    description: "Takes a meal out of the diary. For 10 minutes restore_meal brings it back.",
    changes: "deletes",
  },
  restore_meal: {
    title: "Bring a meal back",
    description: "Undoes delete_meal, within 10 minutes of it.",
    changes: "edits",
  },
  read_day: {
    title: "Read a day",
    description:
      "The meals of a day with their foods and figures, what they add up to, and that day's goals.",
    changes: "nothing",
  },
  read_period: {
    title: "Read a period",
    description:
      "What each day of a period added up to: energy, nutrients, water, weight; and the mean of its days.",
    changes: "nothing",
  },
  what_is_left: {
    title: "What is left today",
    description:
      "Today's goals less what was logged so far. A goal of null means that a professional has to decide: then advise none.",
    changes: "nothing",
  },
  search_foods: {
    title: "Search foods",
    description:
      "Foods of the catalogue and of the person's own, with figures per 100 g, where they are from, and the portions they come in.",
    changes: "nothing",
  },
};
