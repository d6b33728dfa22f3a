import { z } from "zod";
import { reasonSchema } from "@/lib/admin/administrator-acts";

const planRow = z.object({
  id: z.string(),
  name: z.string(),
  price: z.number(),
  days: z.int(),
  features: z.array(z.string()),
  subscribers: z.int().describe("With access by it now"),
  archived: z.boolean(),
});
export type PlanRow = z.infer<typeof planRow>;
export const soldPlansSchema = z.object({ plans: z.array(planRow) });

const price = z.number().min(1).max(10_000).multipleOf(0.01);
const name = z.string().trim().min(2).max(60);
const features = z.array(z.string().regex(/^[\p{Ll}\d_]{2,60}$/u)).max(20);

export const soldPlanBody = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9_]{2,29}$/),
  ...{ name, price, features, days: z.int().min(1).max(730), reason: reasonSchema },
});
/** A price holds for who buys from now on: a card's contract keeps its own. */
export const planChange = z.discriminatedUnion("action", [
  z.strictObject({
    action: z.literal("change"),
    ...{ name, price, features, seenPrice: z.number(), reason: reasonSchema },
  }),
  z.strictObject({ action: z.literal("archive"), reason: reasonSchema }),
  z.strictObject({ action: z.literal("offer"), reason: reasonSchema }),
]);
export const planParams = z.object({ id: z.string().regex(/^[a-z0-9_-]{1,60}$/) });
