import { z } from "zod";
import { cursorSchema, limitSchema, reasonSchema } from "@/lib/admin/administrator-acts";

export const refundsQuery = z.strictObject({
  state: z.enum(["due", "done"]).default("due"),
  cursor: cursorSchema,
  limit: limitSchema,
});

const refundRow = z.object({
  id: z.uuid(),
  user: z.object({ id: z.uuid(), name: z.string(), email: z.string() }).nullable(),
  plan: z.string(),
  method: z.enum(["credit_card", "pix"]),
  state: z.enum(["refund_due", "refunding", "refunded"]),
  why: z.string().nullable(),
  amount: z.number().describe("Reais that came in"),
  at: z.iso.datetime(),
  providerId: z.string().nullable(),
});
export type RefundRow = z.infer<typeof refundRow>;
export const refundsSchema = z.object({
  refunds: z.array(refundRow),
  total: z.object({ count: z.int(), amount: z.number() }).describe("Of all that is still to be given back"),
  nextCursor: z.string().nullable(),
});
export const refundBody = z.strictObject({ reason: reasonSchema });
export const refundedSchema = z.object({ state: z.enum(["refund_due", "refunding", "refunded"]) });
