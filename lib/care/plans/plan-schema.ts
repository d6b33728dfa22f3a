import { z } from "zod";
import { daysBetween } from "@/lib/nutrition/calendar/day";
import { daySchema } from "@/lib/nutrition/calendar/day-schema";
import { MEAL_KINDS } from "@/lib/nutrition/calendar/meal-kind";
import { nutrientsSchema } from "@/lib/nutrition/figures/nutrients-schema";
import { itemBody, mealItemSchema } from "@/lib/nutrition/meals/meal-schema";
import { withWarnings } from "@/lib/nutrition/warnings/warning-schema";

export const MAX_PLAN_MEALS = 14;
export const MAX_OPTIONS = 6;
const MAX_PLAN_ITEMS = 25;
/** A plan of all meals and options holds more than other bodies do. */
export const PLAN_BYTES = 256 * 1024;
const LONGEST_DAYS = 366;

const CONTROL = /(?![\n\r\t])\p{Cc}/u;
const planText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => !CONTROL.test(text), "control_characters");
const titleSchema = planText(120).min(1);

const mealBody = z.strictObject({
  kind: z.enum(MEAL_KINDS),
  time: z
    .string()
    .regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, "invalid")
    .default("")
    .describe("HH:MM, or nothing"),
  weekdays: z
    .array(z.int().min(1).max(7))
    .min(1)
    .max(7)
    .transform((days) => [...new Set(days)].toSorted())
    .default([1, 2, 3, 4, 5, 6, 7])
    .describe("ISO weekdays, 1 is Monday"),
  note: planText(500).default(""),
  options: z
    .array(
      z.strictObject({
        name: planText(80).default(""),
        items: z.array(itemBody).max(MAX_PLAN_ITEMS),
      }),
    )
    .min(1)
    .max(MAX_OPTIONS)
    .describe("The first is what the sums are made of"),
});

const period = { startsOn: daySchema, endsOn: daySchema.describe("Its last day, within a year") };
const isPeriod = ({ startsOn, endsOn }: { startsOn: string; endsOn: string }) =>
  // Asked of days as well that are none, which are then in no order.
  endsOn >= startsOn && daysBetween(startsOn, endsOn) <= LONGEST_DAYS;
const WRONG_PERIOD = { message: "date", path: ["endsOn"] };

/** A new draft: empty, or with the meals of another plan or of a template. */
export const newPlanBody = z
  .strictObject({ title: titleSchema, ...period, plan: z.uuid().optional(), template: z.uuid().optional() })
  .refine(isPeriod, WRONG_PERIOD);
export type NewPlan = z.output<typeof newPlanBody>;

export const mealPlanBody = z
  .strictObject({
    version: z
      .int()
      .min(1)
      .max(1_000_000_000)
      .describe("The version that was edited; another one since then answers 409"),
    title: titleSchema,
    ...period,
    guidance: planText(4_000).default(""),
    meals: z.array(mealBody).max(MAX_PLAN_MEALS),
  })
  .refine(isPeriod, WRONG_PERIOD);
export type PlanBody = z.output<typeof mealPlanBody>;
export type PlanMealBody = PlanBody["meals"][number];

export const releaseBody = z.strictObject({ version: z.int().min(1).max(1_000_000_000) });

const planHead = {
  id: z.uuid(),
  title: z.string(),
  status: z.enum(["draft", "released", "ended"]),
  startsOn: daySchema,
  endsOn: daySchema,
  version: z.int(),
  releasedAt: z.iso.datetime().nullable(),
};

const planMealSchema = z.object({
  kind: z.enum(MEAL_KINDS),
  time: z.string(),
  weekdays: z.array(z.int()),
  note: z.string(),
  options: z.array(
    z.object({
      name: z.string(),
      items: z.array(mealItemSchema.omit({ id: true })),
      totals: nutrientsSchema,
    }),
  ),
});
export type PlanMealView = z.output<typeof planMealSchema>;

export const mealPlanSchema = z.object({
  ...planHead,
  nutritionist: z.object({ name: z.string(), council: z.string().nullable() }).nullable(),
  guidance: z.string(),
  meals: z.array(planMealSchema),
  days: z
    .array(z.object({ weekday: z.int(), totals: nutrientsSchema }))
    .describe("Sums by weekday, by the first option of each meal"),
});
export type PlanView = z.output<typeof mealPlanSchema>;

export const patientPlanSchema = mealPlanSchema.extend(withWarnings);
export type PatientPlan = z.output<typeof patientPlanSchema>;

export const mealPlansSchema = z.object({
  plans: z.array(z.object(planHead)).describe("The newest first, at most 100"),
});
export type Plans = z.output<typeof mealPlansSchema>;

const comparedDaySchema = z.object({
  day: daySchema,
  meals: z.array(
    z.object({
      kind: z.enum(MEAL_KINDS),
      option: z.string(),
      planned: nutrientsSchema,
      eaten: nutrientsSchema.nullable(),
      foods: z.int(),
      matched: z.int().describe("How many of the foods of the plan were eaten"),
    }),
  ),
  planned: nutrientsSchema,
  eaten: nutrientsSchema.nullable().describe("null without a meal"),
});

export const comparedDaysQuery = z.strictObject({
  days: z.coerce.number().pipe(z.int().min(1).max(14)).default(7),
});

export const comparedDaysSchema = z.object({ days: z.array(comparedDaySchema).describe("The newest first") });
export type ComparedDays = z.output<typeof comparedDaysSchema>;

/** The patient's own plan on a day, and what they ate of it. */
export const ownPlanQuery = z.strictObject({ day: daySchema.optional() });
export const ownPlanSchema = z.object({
  today: daySchema,
  day: daySchema,
  plan: mealPlanSchema.nullable().describe("The one released for that day"),
  compared: comparedDaySchema.nullable(),
});
export type OwnPlan = z.output<typeof ownPlanSchema>;

const kindsSchema = z.array(z.enum(MEAL_KINDS));
export const planChangesSchema = z.object({
  changed: kindsSchema,
  added: kindsSchema,
  removed: kindsSchema,
  guidance: z.boolean().describe("Whether what is written beside the meals is another"),
});
export type PlanChanges = z.output<typeof planChangesSchema>;

/** A plan that the patient was handed and has not put away the notice of. */
export const planNewsSchema = z.object({
  news: z
    .object({
      ...{ id: z.uuid(), title: z.string(), nutritionist: z.string().nullable() },
      ...{ releasedAt: z.iso.datetime(), startsOn: daySchema, endsOn: daySchema },
      changes: planChangesSchema
        .nullable()
        .describe("Beside their plan before; null where this is the first"),
    })
    .nullable()
    .describe("Of the newest plan that holds, or will"),
});
export type PlanNews = NonNullable<z.output<typeof planNewsSchema>["news"]>;
export const planSeenBody = z.strictObject({ plan: z.uuid() });

export const templateBody = z.strictObject({
  name: titleSchema,
  patient: z.uuid(),
  plan: z.uuid().describe("Whose meals it is made of"),
});
export type TemplateBody = z.output<typeof templateBody>;

export const templatesSchema = z.object({
  templates: z.array(z.object({ id: z.uuid(), name: z.string(), meals: z.int() })),
});
export type Templates = z.output<typeof templatesSchema>;
