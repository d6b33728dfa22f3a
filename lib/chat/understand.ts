import { readLog } from "@/lib/chat/log-reading";
import { momentOf } from "@/lib/chat/moment";
import { cleanText, tokenise } from "@/lib/chat/tokens";
import type { Understanding, UnderstandingContext } from "@/lib/chat/understanding";

/**
 * What a message says. Pure and linear in its length; never throws.
 * @param text as received; what lies beyond 4,096 characters is not read
 */
export function understand(text: string, context: UnderstandingContext): Understanding {
  const clean = cleanText(text);
  const tokens = tokenise(clean);
  const log = readLog(tokens, clean, momentOf(context.now, context.timeZone));
  const intent = log.meals.length
    ? "meal"
    : log.water.length
      ? "water"
      : log.weight.length
        ? "weight"
        : "other";
  return {
    intent,
    confidence: 1,
    meals: log.meals,
    water: log.water,
    weight: log.weight,
    corrections: [],
    question: null,
    command: null,
    talk: intent === "other" ? "off_topic" : null,
    ask: null,
    unknown: log.unknown,
  };
}
