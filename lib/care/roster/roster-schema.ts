import { z } from "zod";
import { CARE_AREAS } from "@/lib/care/access";
import { sentInvitationSchema } from "@/lib/care/care-schema";
import type { Attention } from "@/lib/care/roster/attention";
import { adherence } from "@/lib/care/roster/patient-facts";
import { ROSTER_SORTS, type RosterRow, SEGMENTS } from "@/lib/care/roster/roster";
import { DAY_MS } from "@/lib/durations";
import { daySchema } from "@/lib/nutrition/calendar/day-schema";
import { toldName } from "@/lib/profile/suggestions/tag-names";

export const rosterQuerySchema = z.strictObject({
  q: z.string().trim().max(80).optional().describe("Part of the name, with or without accents"),
  segment: z.enum(SEGMENTS).optional(),
  sort: z.enum(ROSTER_SORTS).default("name"),
  attention: z
    .enum(["true", "false"])
    .default("false")
    .transform((text) => text === "true")
    .describe("Only whoever needs to be looked at"),
  cursor: z.string().max(600).optional(),
  limit: z.coerce.number().pipe(z.int().min(1).max(200)).default(50),
});

export const rosterExportQuery = rosterQuerySchema.omit({ cursor: true, limit: true });

const days = z.int().min(0);
const attentionSchema: z.ZodType<Attention> = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("allergen"), food: z.string(), said: z.string(), day: daySchema }),
  z.object({ kind: z.literal("low_intake"), kcal: z.int(), floor: z.int(), days }),
  z.object({ kind: z.literal("fast_loss"), percent: z.number(), kg: z.number(), days }),
  z.object({ kind: z.literal("no_log"), days: days.nullable() }),
  z.object({ kind: z.literal("low_adherence"), percent: z.int(), logged: days, days }),
  z.object({ kind: z.literal("plan_ending"), endsOn: daySchema, days: z.int() }),
  z.object({ kind: z.literal("no_weight"), days: days.nullable() }),
]);

const adherenceSchema = z.object({ percent: z.int().nullable(), logged: days, days });
const weightSchema = z.object({ kg: z.number(), day: daySchema });

/** null where the patient does not share that, or where there is nothing. */
export const rosterPatientSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  areas: z.array(z.enum(CARE_AREAS)),
  since: daySchema,
  endsOn: daySchema.describe("Last day of access"),
  segment: z.enum(SEGMENTS),
  lastLog: daySchema.nullable(),
  adherence7: adherenceSchema.describe("Days with a meal among the finished ones"),
  adherence30: adherenceSchema,
  weight: weightSchema.nullable(),
  weightChange: z
    .object({ kg: z.number(), days })
    .nullable()
    .describe("Since a weigh-in of one to four weeks before"),
  planEndsOn: daySchema.nullable(),
  attention: z.array(attentionSchema).describe("Most urgent first, each with its figures"),
});
export type RosterPatient = z.output<typeof rosterPatientSchema>;

export const rosterSchema = z.object({
  patients: z.array(rosterPatientSchema),
  total: z.int().describe("Of this search"),
  nextCursor: z.string().nullable(),
  counts: z.object({
    patients: z.int(),
    attention: z.int(),
    segments: z.record(z.enum(SEGMENTS), z.int()),
  }),
  invitations: z.array(sentInvitationSchema).describe("The newest first, at most 100"),
});
export type Roster = z.output<typeof rosterSchema>;

/** A patient as a nutritionist who reads in this language sees them. */
export function rosterPatient({ facts, segment, attention }: RosterRow, locale: string): RosterPatient {
  const { patientId, name, areas, since, endsOn, lastLog, planEndsOn, weight, weightBefore } = facts;
  const share = (logged: number, of: number) => ({ percent: adherence(logged, of), logged, days: of });
  return {
    ...{
      id: patientId,
      name,
      areas: [...areas],
      since,
      endsOn,
      segment,
      attention: attention.map((one) => named(one, locale)),
      lastLog,
      planEndsOn,
      weight,
    },
    adherence7: share(facts.logged7, facts.days7),
    adherence30: share(facts.logged30, facts.days30),
    weightChange: weight && weightBefore && changeOf(weight, weightBefore),
  };
}

/** What the patient told, as the reader calls it. */
function named(one: Attention, locale: string): Attention {
  return one.kind === "allergen" ? { ...one, said: toldName(one.said, locale) } : one;
}

function changeOf(weight: { kg: number; day: string }, before: { kg: number; day: string }) {
  const span = (Date.parse(weight.day) - Date.parse(before.day)) / DAY_MS;
  return { kg: Math.round((weight.kg - before.kg) * 10) / 10, days: Math.round(span) };
}
