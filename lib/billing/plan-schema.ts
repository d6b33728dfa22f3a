import { z } from "zod";
import type { Plan } from "@/lib/billing/plan";

/** Apart from plan.ts, which the browser reads: it need not load zod. */
export const planSchema: z.ZodType<Plan> = z.object({
  id: z.string(),
  name: z.string(),
  price: z.number().min(0).describe("Reais for the whole period"),
  duration_days: z.int().positive(),
  features: z.array(z.string()).describe("snake_case words, see featureTitle"),
});
