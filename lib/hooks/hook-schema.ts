import { z } from "zod";
import { ownerProof } from "@/lib/auth/password/owner-proof";

/** What a person's own program may be told of. */
export const HOOK_EVENTS = ["meal_logged", "day_closed"] as const;
export type HookEvent = (typeof HOOK_EVENTS)[number];

export const MOST_HOOKS = 5;

export const hookBody = z.strictObject({
  url: z.string().trim().max(500).describe("https, on the public internet"),
  events: z.array(z.enum(HOOK_EVENTS)).min(1).max(HOOK_EVENTS.length),
  password: ownerProof,
});
export type HookBody = z.output<typeof hookBody>;

export const hookSchema = z.object({
  id: z.uuid(),
  url: z.string(),
  events: z.array(z.enum(HOOK_EVENTS)),
  createdAt: z.iso.datetime(),
  active: z.boolean().describe("false once it failed for days, or said 410: a good test turns it on again"),
  lastSentAt: z.iso.datetime().nullable().describe("When it last took something"),
  failingSince: z.iso.datetime().nullable(),
  waiting: z.int().describe("Deliveries that are to be tried again"),
});
export const hooksSchema = z.object({ hooks: z.array(hookSchema) });
export type HookRow = z.output<typeof hookSchema>;
export type Hooks = z.output<typeof hooksSchema>;

export const newHookSchema = hookSchema.extend({
  secret: z.string().describe("Signs what is sent; shown here and never again"),
});
export type NewHook = z.output<typeof newHookSchema>;

export const hookTestSchema = z.object({
  delivered: z.boolean(),
  status: z.int().nullable().describe("What it answered; null when nothing did"),
});
export type HookTest = z.output<typeof hookTestSchema>;
