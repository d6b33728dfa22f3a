import { z } from "zod";
import { MAX_REGION, readCouncilNumber } from "@/lib/care/council";

const CONTROL = /\p{Cc}/u;
const lineSchema = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => !CONTROL.test(text), "control_characters");

const councilNumberSchema = z
  .string()
  .max(30)
  .transform((text, ctx) => {
    const number = readCouncilNumber(text);
    if (number === null) ctx.addIssue({ code: "custom", message: "council_number" });
    return number ?? z.NEVER;
  })
  .describe("Digits, however they are punctuated");

/** Asking to work here as a nutritionist. */
export const requestBody = z.strictObject({
  councilRegion: z.int().min(1).max(MAX_REGION),
  councilNumber: councilNumberSchema,
  practiceName: lineSchema(120).default(""),
});
export type RequestBody = z.output<typeof requestBody>;

/** What stands on one's letter paper beside name and council number. */
export const practiceBody = z.strictObject({
  practiceName: lineSchema(120),
  practiceContact: lineSchema(200),
});
export type PracticeBody = z.output<typeof practiceBody>;

const requestFields = {
  id: z.uuid(),
  councilRegion: z.int(),
  councilNumber: z.string(),
  practiceName: z.string(),
  status: z.enum(["open", "approved", "refused", "withdrawn"]),
  requestedAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  reason: z.string().nullable().describe("Why it was decided so"),
};

/** One's own standing as a nutritionist. */
export const practiceSchema = z.object({
  practice: z
    .object({
      council: z.string().nullable().describe('"CRN-3 12345"'),
      practiceName: z.string(),
      practiceContact: z.string(),
      approvedAt: z.iso.datetime().nullable(),
    })
    .nullable()
    .describe("null for who is no nutritionist"),
  request: z.object(requestFields).nullable().describe("The latest"),
  lacksSecondFactor: z.boolean().describe("No patient is seen before one is set"),
});
export type Practice = z.output<typeof practiceSchema>;
