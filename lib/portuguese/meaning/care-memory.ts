import { HOUR_MS } from "@/lib/durations";
import type { HealthTopic } from "@/lib/portuguese/meaning/question";
import { fold } from "@/lib/portuguese/text/letters/stems";

/** What of the body was told. */
export type Watched = "glucose" | "pressure";

/** What was told of health and is kept in mind for a while; times in ISO. */
export type CareMemory = {
  /** A glucose or a blood pressure; `last`: the entry that was newest then. */
  watch?: { of: Watched; at: string; last: string | null };
  /** When somebody told of a heavy heart, or of trouble with eating. */
  tender?: string;
};

/** How long "agora tá 180" may be said of what was measured before. */
const MEASURED_LASTS_MS = 6 * HOUR_MS;
/** How long a talk is one with somebody who watches their glucose. */
const WATCH_LASTS_MS = 12 * HOUR_MS;
/** How long nobody is helped to eat less without being asked how they are. */
const TENDER_LASTS_MS = 48 * HOUR_MS;

function isWithin(at: string | undefined, span: number, now: Date): boolean {
  return at !== undefined && now.getTime() - Date.parse(at) <= span;
}

const ILL_OF: Readonly<Record<Watched, RegExp>> = {
  glucose: /diab[eé]t|glicemia|insulin/i,
  pressure: /hipertens|press[aã]o alta/i,
};

/** What somebody watches, by the conditions of the profile and by what was told in this talk. */
export function watchBy(conditions: readonly string[], care: CareMemory | undefined, now: Date): Watched[] {
  const told = care?.watch && isWithin(care.watch.at, WATCH_LASTS_MS, now) ? care.watch.of : null;
  return (["glucose", "pressure"] as const).filter(
    (of) => of === told || conditions.some((one) => ILL_OF[of].test(one)),
  );
}

/** Whether it is a time for gentleness about weight and energy. */
export function isTender(care: CareMemory | undefined, now: Date): boolean {
  return isWithin(care?.tender, TENDER_LASTS_MS, now);
}

/**
 * What is kept in mind once a message touched health.
 * @param last the newest entry
 */
export function careAfter(
  care: CareMemory | undefined,
  touched: Watched | "tender" | null,
  last: string | null,
  now: Date,
): CareMemory {
  const at = now.toISOString();
  if (touched === null) return care ?? {};
  return touched === "tender" ? { ...care, tender: at } : { ...care, watch: { of: touched, at, last } };
}

/** What of the body an answered question is of; null for the rest. */
export function watchedIn(topic: HealthTopic): Watched | null {
  if (topic.startsWith("glucose")) return "glucose";
  return topic.startsWith("pressure") ? "pressure" : null;
}

/** What is still to be kept in mind after a long pause. */
export function careKept(care: CareMemory | undefined, now: Date): { care?: CareMemory } {
  return care?.tender && isTender(care, now) ? { care: { tender: care.tender } } : {};
}

const AGAIN =
  /^ (?:(?:e|ai|agora|agorinha|ja|oi|hoje|medi|de novo|novamente|outra vez|entao|ela|ele) )*(?:(?:ta|esta|deu|dando|marcou|foi|veio|ficou|baixou|abaixou|desceu|caiu|subiu|foi|is|now) ?(?:para |pra |em |a |at |to )?)?(\d{2,3}|\d{1,3}(?:[.,]\d)? ?(?:por|x|\/) ?\d{1,3})(?: (?:agora|hoje|ja|em jejum|de novo|now|mg|dl|gracas a deus|ufa|viu))* $/;

/**
 * "agora tá 180", after a glucose was told and nothing was logged since: the same with its name; null for anything else.
 * @param last the newest entry
 */
export function measuredAgain(
  text: string,
  care: CareMemory | undefined,
  last: string | null,
  now: Date,
): string | null {
  const { watch } = care ?? {};
  if (!watch || watch.last !== last || !isWithin(watch.at, MEASURED_LASTS_MS, now)) return null;
  const words = fold(text)
    .replace(/[^\p{L}\p{N}.,/]+/gu, " ")
    .replace(/[.,](?!\d)/g, " ")
    .replace(/ +/g, " ")
    .trim();
  const figure = AGAIN.exec(` ${words} `)?.[1];
  if (!figure || /^\d+$/.test(figure) !== (watch.of === "glucose")) return null;
  return watch.of === "glucose" ? `glicose ${text}` : `pressão ${text}`;
}
