import { z } from "zod";
import { emailSchema } from "@/lib/auth/account/credentials";
import { CARE_AREAS } from "@/lib/care/access";
import { daySchema } from "@/lib/nutrition/calendar/day-schema";

const tokenSchema = z
  .string()
  .min(1)
  .max(200)
  .describe("Of the mailed link; not needed by the address's owner");

export const careQuerySchema = z.strictObject({ token: tokenSchema.optional() });

const areasSchema = z
  .array(z.enum(CARE_AREAS))
  .min(1)
  .max(CARE_AREAS.length)
  .transform((areas) => [...new Set(areas)]);

/** What is granted and until when: at most two years ahead. */
export const grantBody = z.strictObject({
  areas: areasSchema,
  endsOn: daySchema.describe("Last day of access, at most two years ahead"),
});
export type GrantBody = z.output<typeof grantBody>;

export const acceptBody = grantBody.extend({ token: tokenSchema.optional() });
export const refuseBody = z.strictObject({ token: tokenSchema.optional() });

const nutritionistSchema = z.object({ id: z.uuid(), name: z.string() });

export const careLinkSchema = z.object({
  id: z.uuid(),
  nutritionist: nutritionistSchema,
  areas: z.array(z.enum(CARE_AREAS)),
  grantedAt: z.iso.datetime(),
  endsOn: daySchema,
  revokedAt: z.iso.datetime().nullable(),
  inForce: z.boolean().describe("Whether anything can be seen now"),
});
export type CareLinkView = z.output<typeof careLinkSchema>;

const accessDaysSchema = z.int().min(1).max(731);

const invitationSchema = z.object({
  id: z.uuid(),
  nutritionist: nutritionistSchema.extend({
    council: z.string().nullable().describe('As the administrator checked it: "CRN-3 12345"'),
  }),
  areas: z.array(z.enum(CARE_AREAS)).describe("What is asked for; the patient decides"),
  accessDays: accessDaysSchema.describe("For how many days it is asked"),
  isAddressed: z.boolean().describe("Sent to the caller's own, confirmed address; else they hold its link"),
  isUnconfirmed: z
    .boolean()
    .describe("Sent to the caller's own address, which is not confirmed yet; they hold its link"),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});

/** The patient's side. */
export const careSchema = z.object({
  invitations: z.array(invitationSchema).describe("Open ones"),
  waiting: z.int().describe("Sent to the caller's address, which is not confirmed yet: they show once it is"),
  links: z.array(careLinkSchema).describe("Who was let in, the newest first"),
});
export type Care = z.output<typeof careSchema>;

export const accessesQuerySchema = z.strictObject({
  cursor: z.uuid().optional(),
  limit: z.coerce.number().pipe(z.int().min(1).max(100)).default(50),
  by: z.literal("support").optional().describe("Only what the support of the product saw"),
});

const accessSchema = z.object({ id: z.uuid(), at: z.iso.datetime() });
const careAccessSchema = accessSchema.extend({
  by: z.literal("nutritionist"),
  nutritionist: nutritionistSchema,
  area: z.enum(CARE_AREAS),
  look: z
    .enum(["page", "overview", "report", "change"])
    .describe("On its page, in a list of all patients (told once a day), in a file, or to write something"),
  day: daySchema.nullable().describe("The day that was looked at, where there is one"),
});
const supportAccessSchema = accessSchema.extend({
  by: z.literal("support").describe("The caller's screens, without anything about health"),
  reason: z.string(),
  until: z.iso.datetime(),
});

export const accessesSchema = z.object({
  accesses: z.array(z.discriminatedUnion("by", [careAccessSchema, supportAccessSchema])),
  nextCursor: z.uuid().nullable(),
});
export type Accesses = z.output<typeof accessesSchema>;

/** The nutritionist's side. */
export const inviteBody = z.strictObject({
  email: emailSchema.optional().describe("Left out for a link that one passes on oneself"),
  areas: areasSchema.default([...CARE_AREAS]),
  accessDays: accessDaysSchema.default(180),
});
export type InviteBody = z.output<typeof inviteBody>;

export const sentInvitationSchema = z.object({
  id: z.uuid(),
  email: z.string().nullable().describe("null: a link that the nutritionist passes on"),
  status: z.enum(["open", "expired", "accepted", "refused", "cancelled"]),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type SentInvitation = z.output<typeof sentInvitationSchema>;

export const newInvitationSchema = sentInvitationSchema.extend({
  link: z.url().describe("Told this once: whoever opens it may answer"),
});
export type NewInvitation = z.output<typeof newInvitationSchema>;
