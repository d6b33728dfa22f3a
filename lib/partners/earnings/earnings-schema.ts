import { z } from "zod";
import { LEAST_PAYOUT } from "@/lib/partners/earnings/balance";

const instant = z.iso.datetime();
const page = {
  cursor: z.string().max(400).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
};

export const referralCodeBody = z.strictObject({ code: z.string().trim().min(1).max(64) });
export const payoutDoneSchema = z.object({ success: z.literal(true) });

/** From link to money; sums in reais. */
export const earningsSchema = z.object({
  code: z.string().describe("Stands in the company's link: /signup?ref=…"),
  percent: z.int(),
  clearingDays: z.int(),
  visits: z.int(),
  signUps: z.int(),
  paid: z.int().describe("People whose first payment counts"),
  clearing: z.number(),
  available: z.number(),
  requested: z.number(),
  paidOut: z.number(),
});
export type Earnings = z.infer<typeof earningsSchema>;

export const commissionsQuery = z.strictObject(page);
const commissionRow = z.object({
  id: z.uuid(),
  earnedAt: instant,
  clearsAt: instant,
  paid: z.number().describe("What the person paid"),
  percent: z.int(),
  amount: z.number(),
  state: z.enum(["clearing", "cleared", "reversed", "refused"]),
});
export type CommissionRow = z.infer<typeof commissionRow>;
export const commissionsSchema = z.object({
  commissions: z.array(commissionRow),
  nextCursor: z.string().nullable(),
});

const payoutRow = z.object({
  id: z.uuid(),
  amount: z.number(),
  pixKey: z.string(),
  state: z.enum(["requested", "paid", "refused"]),
  requestedAt: instant,
  settledAt: instant.nullable(),
  note: z.string().nullable(),
});
export type OwnPayout = z.infer<typeof payoutRow>;
export const payoutsSchema = z.object({ payouts: z.array(payoutRow) });
export const payoutBody = z.strictObject({
  amount: z.number().min(LEAST_PAYOUT).max(10_000_000).multipleOf(0.01),
  pixKey: z.string().trim().min(5).max(80),
});
