import { z } from "zod";
import { daySchema } from "@/lib/nutrition/calendar/day-schema";
import { diaryDaySchema } from "@/lib/nutrition/views/diary-day";
import { userSchema } from "@/lib/profile/user";

/** The area `diary`: what was eaten and drunk. Weigh-ins are of another area; what was deleted is nobody else's to see. */
export const patientDiarySchema = diaryDaySchema.omit({ weight: true, deleted: true, photos: true });
export type PatientDiary = z.infer<typeof patientDiarySchema>;

/** The area `measures`: weights in kg, height in cm. Nothing of what the patient eats. */
export const patientMeasuresSchema = z.object({
  height: z.int().nullable(),
  weight: z.number().nullable().describe("The latest"),
  initial_weight: z.number().nullable(),
  target_weight: z.number().nullable(),
  target_date: daySchema.nullable(),
  weights: z
    .array(z.object({ date: daySchema, weight: z.number() }))
    .describe("One a day with a weigh-in, newest first"),
  nextCursor: z.string().nullable(),
});
export type PatientMeasures = z.infer<typeof patientMeasuresSchema>;

/** The area `profile`, with the goals that the patient set: no address, number, CPF or card, and no weight. */
export const patientProfileSchema = userSchema.pick({
  id: true,
  name: true,
  birthDate: true,
  age: true,
  gender: true,
  calorieGoal: true,
  proteinGoal: true,
  carbGoal: true,
  fatGoal: true,
  dietary_restrictions: true,
  dietary_preferences: true,
  health_conditions: true,
  medications: true,
  allergies: true,
  supplements: true,
});
export type PatientProfile = z.infer<typeof patientProfileSchema>;
