import { z } from "zod";
import { daySchema } from "@/lib/nutrition/calendar/day-schema";
import { goalsBody } from "@/lib/nutrition/goals/goals";

/** Control characters but the ends of lines. */
const CONTROL = /(?![\n\r\t])\p{Cc}/u;

/** Words of several lines. */
const wordsSchema = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => !CONTROL.test(text), "control_characters");

export const recordsQuerySchema = z.strictObject({
  cursor: z.uuid().optional(),
  limit: z.coerce.number().pipe(z.int().min(1).max(100)).default(20),
});
export type RecordsQuery = z.output<typeof recordsQuerySchema>;

/** A patient and one of the records about them. */
export const recordParams = z.object({ id: z.uuid(), record: z.uuid() });

export const noteBody = z.strictObject({ text: wordsSchema(8_000).min(1) });

export const noteSchema = z.object({
  id: z.uuid(),
  text: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Note = z.output<typeof noteSchema>;

export const notesSchema = z.object({
  notes: z.array(noteSchema).describe("The newest first"),
  nextCursor: z.uuid().nullable(),
});
export type Notes = z.output<typeof notesSchema>;

/** WhatsApp takes 4,096 characters, with what stands around it. */
export const commentBody = z.strictObject({
  day: daySchema,
  meal: z.uuid().optional().describe("One of that day's; the day as a whole without it"),
  text: wordsSchema(1_000).min(1),
});
export type CommentBody = z.output<typeof commentBody>;

export const commentSchema = z.object({
  id: z.uuid(),
  day: daySchema,
  meal: z.uuid().nullable(),
  nutritionist: z.object({ id: z.uuid(), name: z.string() }),
  text: z.string(),
  createdAt: z.iso.datetime(),
  seenAt: z.iso.datetime().nullable().describe("When the patient first opened it"),
});
export type Comment = z.output<typeof commentSchema>;

export const commentsQuerySchema = z.strictObject({ day: daySchema });

export const commentsSchema = z.object({ comments: z.array(commentSchema).describe("The oldest first") });
export type Comments = z.output<typeof commentsSchema>;

/** What a first consultation asks, in its usual order. */
export const ANAMNESIS_SECTIONS = [
  "complaint",
  "history",
  "family",
  "medication",
  "bowel",
  "sleep",
  "activity",
  "habits",
  "appetite",
  "alcohol",
  "exams",
  "conduct",
] as const;

const sectionsSchema = z.partialRecord(z.enum(ANAMNESIS_SECTIONS), wordsSchema(4_000));

export const anamnesisBody = z.strictObject({
  version: z
    .int()
    .min(0)
    .max(1_000_000_000)
    .describe("The version that was edited, 0 for none; another one since answers 409"),
  sections: sectionsSchema,
});
export type AnamnesisBody = z.output<typeof anamnesisBody>;

export const anamnesisSchema = z.object({
  version: z.int().min(0),
  sections: sectionsSchema,
  updatedAt: z.iso.datetime().nullable(),
});
export type AnamnesisView = z.output<typeof anamnesisSchema>;

/** What a nutritionist decides; water, weekly days and how active somebody is are the patient's own. */
export const prescribedGoalsBody = goalsBody.pick({
  calorie_goal: true,
  protein_goal: true,
  carb_goal: true,
  fat_goal: true,
  fibre_goal: true,
  sodium_goal: true,
  weight_goal: true,
  target_date: true,
});
export type PrescribedGoals = z.output<typeof prescribedGoalsBody>;
