import { z } from "zod";

const movement = z.object({
  month: z.string().regex(/^\d{4}-\d{2}$/),
  fresh: z.number(),
  expansion: z.number(),
  reactivation: z.number(),
  contraction: z.number(),
  churn: z.number(),
  mrr: z.number().describe("At the month's end, or now"),
});

/** How the monthly revenue moves, what it consists of, and whose is at risk; sums in reais. */
export const revenueSchema = z.object({
  at: z.iso.datetime().describe("When the sums were counted; who is at risk is counted now"),
  months: z.array(movement),
  parts: z.array(
    z.object({
      plan: z.string(),
      method: z.enum(["credit_card", "pix"]),
      people: z.int(),
      mrr: z.number(),
    }),
  ),
  received: z.array(z.object({ month: z.string(), amount: z.number(), returned: z.number() })),
  risks: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      plan: z.string(),
      until: z.iso.datetime(),
      why: z.enum(["declined", "cancelled", "not_renewing"]),
      monthly: z.number(),
    }),
  ),
});
export type Revenue = z.infer<typeof revenueSchema>;
