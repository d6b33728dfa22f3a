import { z } from "zod";
import { cursorSchema, limitSchema, reasonSchema, searchSchema } from "@/lib/admin/administrator-acts";
import { AUDIENCES } from "@/lib/partners/audience";

const instant = z.iso.datetime();

export const leadsQuery = z.strictObject({
  q: searchSchema,
  state: z.enum(["open", "closed"]).default("open"),
  audience: z.enum(AUDIENCES).optional(),
  cursor: cursorSchema,
  limit: limitSchema,
});
/** Follows from what is said and the day: an id of no version. */
const leadId = z.guid();
export const leadParams = z.object({ id: leadId });
const leadRow = z.object({
  id: leadId,
  audience: z.enum(AUDIENCES),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  people: z.string().nullable(),
  message: z.string(),
  createdAt: instant,
  closedAt: instant.nullable(),
  company: z.object({ id: z.uuid(), name: z.string() }).nullable(),
});
export type LeadRow = z.infer<typeof leadRow>;
export const leadsSchema = z.object({ leads: z.array(leadRow), nextCursor: z.string().nullable() });
export const leadBody = z.strictObject({ action: z.enum(["close", "reopen"]), reason: reasonSchema });

const seats = z.int().min(1).max(100_000);
const percent = z.int().min(0).max(50);
const companyName = z.string().trim().min(2).max(120);

/** A company that begins, with whoever is asked to run it. */
export const companyBody = z.strictObject({
  name: companyName,
  seats,
  commissionPercent: percent,
  audience: z.enum(AUDIENCES).nullish(),
  managerEmail: z.email().toLowerCase().max(254),
  leadId: leadId.nullish().describe("The request that it comes from, which is then closed"),
  reason: reasonSchema,
});
export type CompanyBody = z.output<typeof companyBody>;

export const companyChange = z.strictObject({
  name: companyName,
  seats,
  commissionPercent: percent,
  seen: z.strictObject({ name: z.string(), seats: z.int32(), commissionPercent: z.int32() }),
  reason: reasonSchema,
});
export type CompanyChange = z.output<typeof companyChange>;

export const companiesQuery = z.strictObject({ q: searchSchema, cursor: cursorSchema, limit: limitSchema });
const companyRow = z.object({
  id: z.uuid(),
  name: z.string(),
  audience: z.enum(AUDIENCES).nullable(),
  seats: z.int(),
  members: z.int(),
  managers: z.array(z.object({ id: z.uuid(), name: z.string() })),
  invited: z.int(),
  commissionPercent: z.int(),
  referrals: z.int(),
  createdAt: instant,
});
export type CompanyRow = z.infer<typeof companyRow>;
export const companiesSchema = z.object({
  companies: z.array(companyRow),
  nextCursor: z.string().nullable(),
});
export const companyAnswer = z.object({ company: companyRow });

export const payoutsQuery = z.strictObject({
  state: z.enum(["requested", "settled"]).default("requested"),
  cursor: cursorSchema,
  limit: limitSchema,
});
const payoutRow = z.object({
  id: z.uuid(),
  company: z.object({ id: z.uuid(), name: z.string() }),
  amount: z.number(),
  pixKey: z.string(),
  state: z.enum(["requested", "paid", "refused"]),
  requestedAt: instant,
  settledAt: instant.nullable(),
  note: z.string().nullable(),
});
export type PayoutRow = z.infer<typeof payoutRow>;
export const allPayoutsSchema = z.object({ payouts: z.array(payoutRow), nextCursor: z.string().nullable() });
export const settlePayoutBody = z.strictObject({
  state: z.enum(["paid", "refused"]),
  reason: reasonSchema.describe("The bank's reference, or why it is refused: the company reads it"),
});
export const businessDoneSchema = z.object({ success: z.literal(true) });
