import type { Event } from "@/lib/portuguese/items/event";
import { WATER_ID } from "@/lib/portuguese/portions/waters";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";

type ItemEvent = Event & { type: "item" };

const CREATINE = "creatina";
const JOINS = /^(?:com|em|n[oa]|mais|e)$/;

/** The events without creatine that was drunk in water: it adds nothing, and the water is what counts. */
export function withoutDissolved(events: readonly Event[], tokens: readonly Token[]): readonly Event[] {
  return events.filter((event, at) => {
    if (!isItem(event) || event.item.match.food.id !== CREATINE) return true;
    return !isBeside(events, at, 1, tokens) && !isBeside(events, at, -1, tokens);
  });
}

function isBeside(events: readonly Event[], at: number, step: 1 | -1, tokens: readonly Token[]): boolean {
  const [joint, other] = [events[at + step], events[at + 2 * step]];
  const isJoined = joint?.type === "separator" && JOINS.test(wordAt(tokens, joint.start));
  const isWater = (one: Event | undefined) => one && isItem(one) && one.item.match.food.id === WATER_ID;
  return Boolean(isWater(joint) || (isJoined && isWater(other)));
}

function isItem(event: Event): event is ItemEvent {
  return event.type === "item";
}
