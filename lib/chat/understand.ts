import type { Understanding, UnderstandingContext } from "@/lib/chat/understanding";

/**
 * What a message says. Pure and linear in its length; never throws.
 * @param text as received; what lies beyond 4,096 characters is not read
 */
export function understand(_text: string, _context: UnderstandingContext): Understanding {
  return {
    intent: "other",
    confidence: 0,
    meals: [],
    water: [],
    weight: [],
    corrections: [],
    question: null,
    command: null,
    talk: "off_topic",
    ask: null,
    unknown: [],
  };
}
