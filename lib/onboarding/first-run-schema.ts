import { z } from "zod";
import { FIRST_RUN_STATES, FIRST_RUN_STEPS, OBJECTIVES } from "@/lib/onboarding/first-run";

export const firstRunSchema = z.object({
  step: z.enum(FIRST_RUN_STEPS).describe("The question to go on with"),
  state: z.enum(FIRST_RUN_STATES),
  objective: z.enum(OBJECTIVES).nullable(),
});
export type FirstRun = z.infer<typeof firstRunSchema>;

/** What is left out stays; whoever was never asked begins with it. */
export const firstRunBody = z.strictObject(firstRunSchema.shape).partial();
export type FirstRunBody = z.infer<typeof firstRunBody>;
