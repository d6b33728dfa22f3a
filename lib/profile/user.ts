import { z } from "zod";
import { HEALTH_CONSENTS } from "@/lib/consents/health/health-consent";
import { isDay } from "@/lib/nutrition/calendar/day";
import { MAX_HEIGHT_CM, MAX_WEIGHT_KG, MIN_HEIGHT_CM, MIN_WEIGHT_KG } from "@/lib/nutrition/figures/bounds";
import { MATERNITY } from "@/lib/nutrition/goals/maternity";
import { cpfDigits } from "@/lib/profile/cpf";
import { plainName } from "@/lib/profile/plain-name";
import { preferencesBody, preferencesSchema } from "@/lib/profile/preferences";
import { MOST_TAGS, NAME_LENGTH, PROSE_LENGTH, TAG_LENGTH } from "@/lib/profile/suggestion";

const GENDERS = ["male", "female", "other"] as const;

const cardSchema = z.object({
  last_four: z.string(),
  brand: z.string(),
  expiration_month: z.int(),
  expiration_year: z.int(),
});

export const companySchema = z.object({
  id: z.string(),
  name: z.string(),
  role: z.enum(["manager", "member"]).describe("a manager sees the company's panel, a member their own side"),
});

/** A user as login, sign-up and the user read answer it. Weights in kg, height in cm, goals in kcal and g a day. */
export const userSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  birthDate: z.string().nullable().describe("YYYY-MM-DD"),
  weight: z.number().nullable(),
  height: z.int().nullable(),
  age: z.int().nullable(),
  gender: z.enum(GENDERS).nullable(),
  maternity: z.enum(MATERNITY).nullable().describe("null: not asked yet"),
  role: z.enum(["admin", "nutritionist", "member"]),
  company: companySchema.nullable(),
  calorieGoal: z.int().nullable(),
  proteinGoal: z.int().nullable(),
  carbGoal: z.int().nullable(),
  fatGoal: z.int().nullable(),
  weightGoal: z.number().nullable(),
  dietary_restrictions: z.array(z.string()),
  dietary_preferences: z.array(z.string()),
  health_conditions: z.array(z.string()),
  medications: z.string(),
  allergies: z.string(),
  supplements: z.string(),
  cpf: z.string().nullable(),
  card: cardSchema.nullable(),
  health_consent: z
    .enum(HEALTH_CONSENTS)
    .describe("unless it is given, what would store health data answers health_consent_needed"),
  health_consent_shown: z.boolean().describe("false while only a program has told us of it"),
  preferences: preferencesSchema,
});

export type User = z.infer<typeof userSchema>;

/** A user of whom nothing is told but who they are and how they like the screens. */
export function bareUser(user: User): User {
  const { id, name, email, role, company, health_consent, health_consent_shown, preferences } = user;
  return {
    ...{ id, name, email, role, company, health_consent, health_consent_shown, preferences },
    ...{ phone: null, cpf: null, card: null },
    ...{ birthDate: null, weight: null, height: null, age: null, gender: null, maternity: null },
    ...{ calorieGoal: null, proteinGoal: null, carbGoal: null, fatGoal: null, weightGoal: null },
    ...{ dietary_restrictions: [], dietary_preferences: [], health_conditions: [] },
    ...{ medications: "", allergies: "", supplements: "" },
  };
}

/** A user as support sees them: who they are and how to reach them, nothing of their health and no CPF. */
export function accountOf(user: User): User {
  const { phone, birthDate, gender, card } = user;
  return { ...bareUser(user), phone, birthDate, gender, card };
}

// Tabs and line breaks are text; every other control character is not.
const CONTROL = /[\p{Cc}]/u;
const CONTROL_IN_LINES = /[^\P{Cc}\n\r\t]/u;

export const nameSchema = z
  .string()
  .overwrite(plainName)
  .min(1)
  .max(NAME_LENGTH)
  .refine((text) => !CONTROL.test(text), "control_characters");

/** Empty text clears; a number of 10 to 15 digits however it is punctuated, kept as digits. */
export const phoneSchema = z
  .string()
  .max(40, "phone")
  .transform((text) => text.replace(/[\s().+-]/g, ""))
  .refine((digits) => digits === "" || /^\d{10,15}$/.test(digits), "phone")
  .transform((digits) => digits || null);

/** Empty text clears; kept as digits. */
export const cpfSchema = z
  .string()
  .max(20, "cpf")
  .transform((text) => text.trim())
  .refine((text) => text === "" || cpfDigits(text) !== null, "cpf")
  .transform((text) => cpfDigits(text));

/** Empty text clears. That it is not in the future is for whoever knows what day it is. */
const birthDateSchema = z
  .string()
  .refine((text) => text === "" || isDay(text), "birth_date")
  .transform((text) => text || null);

/** The forms send 0 for what was left blank or could not be read: it clears. */
function clearable(schema: z.ZodNumber | z.ZodInt, min: number, max: number) {
  return schema
    .refine((value) => value === 0 || value >= min, "too_small")
    .refine((value) => value <= max, "too_big")
    .transform((value) => value || null)
    .nullable();
}

const gramsSchema = clearable(z.int(), 1, 2_000);
/** As wide as weigh-ins: the form sends the weight that one of them left. */
const weightSchema = clearable(z.number(), MIN_WEIGHT_KG, MAX_WEIGHT_KG);

/** At most 50 tags; empty ones are dropped, as are repeats. */
const tagsSchema = z
  .array(
    z
      .string()
      .max(TAG_LENGTH)
      .refine((text) => !CONTROL.test(text), "control_characters"),
  )
  .max(MOST_TAGS)
  .transform((tags) => [...new Set(tags.map((tag) => tag.trim()).filter(Boolean))]);

const proseSchema = z
  .string()
  .max(PROSE_LENGTH)
  .refine((text) => !CONTROL_IN_LINES.test(text), "control_characters");

/** POST /api/update-profile: the sections of the restrictions tab, any of them. */
export const restrictionsSchema = z
  .strictObject({
    dietary_restrictions: tagsSchema,
    dietary_preferences: tagsSchema,
    health_conditions: tagsSchema,
    medications: proseSchema,
    allergies: proseSchema,
    supplements: proseSchema,
  })
  .partial();

export type Restrictions = z.output<typeof restrictionsSchema>;

/** All six sections as a person holds them. */
export type Sections = Pick<User, keyof Restrictions>;

/** What of a person only others change. */
const READ_ONLY = ["id", "role", "company", "card", "health_consent", "health_consent_shown"] as const;

const readOnlyShape = Object.fromEntries(
  READ_ONLY.map((field) => [field, z.undefined({ error: "read_only" }).optional()]),
) as Record<(typeof READ_ONLY)[number], z.ZodOptional<z.ZodUndefined>>;

/** PUT /api/user: any of a person's own fields. Weights in kg, height in cm. */
export const userChangesSchema = z
  .strictObject({
    name: nameSchema,
    email: z.string().max(254).describe("Read-only: sent along with the form it must be the one there is"),
    phone: phoneSchema.nullable(),
    birthDate: birthDateSchema.nullable(),
    weight: weightSchema,
    height: clearable(z.int(), MIN_HEIGHT_CM, MAX_HEIGHT_CM),
    age: clearable(z.int(), 1, 130),
    gender: z
      .enum([...GENDERS, ""])
      .transform((value) => value || null)
      .nullable(),
    maternity: z.enum(MATERNITY).nullable(),
    calorieGoal: clearable(z.int(), 1, 20_000),
    proteinGoal: gramsSchema,
    carbGoal: gramsSchema,
    fatGoal: gramsSchema,
    weightGoal: weightSchema,
    cpf: cpfSchema.nullable(),
    preferences: preferencesBody,
    ...restrictionsSchema.shape,
  })
  .partial()
  .extend(readOnlyShape);

export type UserChanges = Omit<z.output<typeof userChangesSchema>, (typeof READ_ONLY)[number]>;

/** Who somebody is and how they like the screens, which is no health datum. */
const PERSONAL = new Set<string>(["name", "email", "phone", "birthDate", "gender", "cpf", "preferences"]);

/** Whether health data is among the changes. */
export function touchesHealth(changes: UserChanges): boolean {
  return Object.entries(changes).some(([field, value]) => value !== undefined && !PERSONAL.has(field));
}
