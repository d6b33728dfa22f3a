import { z } from "zod";

const share = z.object({
  base: z.int().describe("Of how many"),
  count: z.int(),
  share: z.number().nullable().describe("Null where there is nobody to divide by"),
});
export type Share = z.infer<typeof share>;

/** The business in figures, as docs/figures-of-business.md defines them. */
export const figuresSchema = z.object({
  at: z.iso.datetime(),
  countedAt: z.iso
    .datetime()
    .describe("When people, money and days were counted; what is in trouble is counted now"),
  people: z.int(),
  active: z.int(),
  trials: z.int(),
  mrr: z.number().describe("Reais a month"),
  churn: share,
  conversion: share,
  days: z.array(z.object({ day: z.iso.date(), signUps: z.int(), meals: z.int() })),
  trouble: z.object({
    refundsDue: z.int(),
    failedPayments: z.int().describe("In the last seven days"),
    webhooksWaiting: z.int(),
    messagesWaiting: z.int(),
    messagesFailed: z.int().describe("In the last seven days"),
    mailsFailed: z.int().describe("In the last seven days"),
  }),
  lastWebhook: z.object({ whatsapp: z.iso.datetime().nullable(), mercadoPago: z.iso.datetime().nullable() }),
});
export type BusinessFigures = z.infer<typeof figuresSchema>;

/** A share of a base; of nobody there is none. */
export function ratioOf(count: number, base: number): Share {
  return { base, count, share: base === 0 ? null : count / base };
}
