import { z } from "zod";
import { cursorSchema, limitSchema, reasonSchema, searchSchema } from "@/lib/admin/administrator-acts";
import { daySchema } from "@/lib/nutrition/calendar/day-schema";

export const couponsQuery = z.strictObject({
  q: searchSchema,
  state: z.enum(["open", "ended"]).optional(),
  cursor: cursorSchema,
  limit: limitSchema,
});

const couponRow = z.object({
  id: z.uuid(),
  code: z.string(),
  percent: z.int().nullable(),
  amount: z.number().nullable().describe("Reais off"),
  plans: z.array(z.string()).describe("Ids of plans; none stands for every plan"),
  expiresAt: z.iso.datetime().nullable(),
  maxUses: z.int().nullable(),
  uses: z.int().describe("Payments that came in with it"),
  discounted: z.number().describe("Reais that it took off these payments"),
  state: z.enum(["open", "expired", "used_up", "ended"]),
  createdAt: z.iso.datetime(),
});
export type CouponRow = z.infer<typeof couponRow>;
export const couponsSchema = z.object({ coupons: z.array(couponRow), nextCursor: z.string().nullable() });

/** A percentage or an amount, never both. */
export const couponBody = z
  .strictObject({
    code: z
      .string()
      .trim()
      .transform((text) => text.replace(/\s+/g, "").toUpperCase())
      .pipe(z.string().regex(/^[A-Z0-9-]{3,24}$/)),
    percent: z.int().min(1).max(100).nullish(),
    amount: z.number().min(0.01).max(1000).multipleOf(0.01).nullish(),
    plans: z.array(z.string().max(40)).max(20).default([]),
    expiresOn: daySchema.nullish().describe("Its last day, in the time zone of Brasília"),
    maxUses: z.int().min(1).max(1_000_000).nullish(),
    reason: reasonSchema,
  })
  .refine(({ percent, amount }) => (percent == null) !== (amount == null), {
    path: ["percent"],
    error: "invalid",
  });
export type CouponBody = z.output<typeof couponBody>;
export const couponAnswer = z.object({ coupon: couponRow });
export const endBody = z.strictObject({ reason: reasonSchema });
