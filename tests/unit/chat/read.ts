import { understand } from "@/lib/portuguese/intents/understand";
import { type ConversationState, EMPTY_CONVERSATION } from "@/lib/portuguese/meaning/conversation";
import { GOLDEN_NOW, GOLDEN_ZONE, LOGGED_BEFORE } from "@/tests/golden/score";

/** Friday, 20 November, 13:10 in São Paulo. */
export const NOW = GOLDEN_NOW;

type Situation = { now?: Date; timeZone?: string; talk?: ConversationState };

export function read(text: string, { now = NOW, timeZone = GOLDEN_ZONE, talk }: Situation = {}) {
  return understand(text, { now, timeZone, conversation: talk ?? EMPTY_CONVERSATION });
}

/** Said after what was logged just before: a name of `LOGGED_BEFORE`. */
export function following(name: string): { talk: ConversationState } {
  const talk = LOGGED_BEFORE[name];
  if (!talk) throw new Error(`Nothing is called "${name}".`);
  return { talk };
}

export const itemsOf = (text: string) => read(text).meals.flatMap(({ items }) => items);

/** Food and grams of all that was eaten. */
export const eaten = (text: string) => itemsOf(text).map(({ foodId, grams }) => [foodId, grams]);
