import { z } from "zod";
import { rosterPatientSchema } from "@/lib/care/roster/roster-schema";
import { goalsAnswerSchema } from "@/lib/nutrition/goals/goals";

/** What a patient aims at: without what body and history they were computed from. */
export const patientGoalsSchema = goalsAnswerSchema.pick({
  calorie_goal: true,
  protein_goal: true,
  carb_goal: true,
  fat_goal: true,
  fibre_goal: true,
  sodium_goal: true,
  water_goal: true,
  weight_goal: true,
  target_date: true,
  origin: true,
  author: true,
});
export type PatientGoals = z.output<typeof patientGoalsSchema>;

/** A patient's page: what the list knows of them, and their goals where the plan is shared. */
export const patientSummarySchema = z.object({
  patient: rosterPatientSchema,
  age: z.int().nullable(),
  goals: patientGoalsSchema.nullable().describe("Of the area plan"),
});
export type PatientSummary = z.output<typeof patientSummarySchema>;
