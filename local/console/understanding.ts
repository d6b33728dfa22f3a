import { z } from "zod";
import { type Reading, readMessage } from "@/lib/portuguese/intents/understand";
import {
  type ConversationState,
  EMPTY_CONVERSATION,
  type LoggedEntry,
} from "@/lib/portuguese/meaning/conversation";
import { readFeeling } from "@/lib/portuguese/safety/read-feeling";
import { readSafety } from "@/lib/portuguese/safety/read-safety";
import type { SafetyVerdict } from "@/lib/portuguese/safety/scene/verdict";

const TIME_ZONE = "America/Sao_Paulo";

/** A message to be explained: `before` was logged just before it, `at` is when it was written, in ms since 1970. */
export const explainBody = z.object({
  text: z.string().max(4096),
  before: z.string().max(4096).default(""),
  at: z.number().int().min(0).max(4_102_444_800_000).optional(),
});

/** A reading with what comes before it: an emergency, or how somebody feels. */
export type Explanation = Reading & { safety: SafetyVerdict | null; felt: ReturnType<typeof readFeeling> };

/** The application's own reading of a message, reasons included. */
export function explain({ text, before, at = Date.now() }: z.infer<typeof explainBody>): Explanation {
  const context = { now: new Date(at), timeZone: TIME_ZONE, conversation: EMPTY_CONVERSATION };
  const earlier = before.trim() === "" ? null : readMessage(before, context);
  const conversation = earlier ? conversationAfter(earlier) : EMPTY_CONVERSATION;
  const safety = readSafety(text);
  return {
    ...readMessage(text, { ...context, conversation }),
    ...{ safety, felt: safety ? null : readFeeling(text) },
  };
}

/** What the assistant would remember once it had stored a message. */
function conversationAfter({ understood }: Reading): ConversationState {
  const { meals, water, weight, ask } = understood;
  const last: LoggedEntry[] = [
    ...meals.map(({ day, kind, eatenAt, items }, at) => ({
      type: "meal" as const,
      ...{ id: `meal-${at}`, day, kind, eatenAt },
      items: items.map(({ foodId, name, grams, portion }, i) => ({
        ...{ id: `item-${at}-${i}`, foodId, name, grams, portion },
      })),
    })),
    ...water.map(({ day, ml }, at) => ({ type: "water" as const, id: `water-${at}`, day, ml })),
    ...weight.map(({ day, kg }, at) => ({ type: "weight" as const, id: `weight-${at}`, day, kg })),
  ];
  return { last, open: ask };
}
