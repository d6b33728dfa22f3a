import { ownsMeasure } from "@/lib/nutrition/foods/measure-grams";
import { isDayOfOthers, readDay } from "@/lib/portuguese/grammar/days";
import { tellsOfEating } from "@/lib/portuguese/grammar/eating";
import type { Element, FoodElement } from "@/lib/portuguese/grammar/element";
import type { Found, Place } from "@/lib/portuguese/grammar/place";
import { periodAt, readHour } from "@/lib/portuguese/terms/hours";
import { readQuantity, wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";

/** Days, hours and times of the day. */
export function readWhen({ tokens, i, word, today, elements, span }: Place): Found {
  const day = readDay(tokens, i, today);
  // "metade do que comi ontem"
  const isCompared = wordAt(tokens, i - 2) === "que" && tellsOfEating(tokens.slice(i - 1, i));
  if (day && (isCompared || isDayOfOthers(tokens, i, day.next, elements))) return null;
  if (day) return { type: "day", day: day.day, ...span(day.next) };
  const hour = readHour(tokens, i);
  // "castanhas, umas seis": how many, where no hour is named.
  const behind =
    word === "umas" && readQuantity(tokens, i)?.next === hour?.next ? lastFood(elements, tokens, i) : null;
  const isCount = behind !== null && ownsMeasure(behind.match.food, "unidade");
  if (hour && !isCount) return { type: "hour", hour: hour.hour, sure: hour.sure, ...span(hour.next) };
  // "hoje cedo comi pão e agora uma feijoada"
  const isNow =
    word === "agora" &&
    /^[e,]$/.test(wordAt(tokens, i - 1)) &&
    elements.some(({ type }) => SAYS_WHEN.test(type));
  if (isNow) return { type: "period", period: "now", ...span(i + 1) };
  const period = periodAt(tokens, i);
  if (period) return { type: "period", period: period.period, ...span(period.next) };
  return undefined;
}

/** The food right before a token, or before the comma there. */
function lastFood(elements: readonly Element[], tokens: readonly Token[], at: number): FoodElement | null {
  const food = elements.findLast(({ type }) => type === "food");
  // ", tipo umas 6"
  let end = wordAt(tokens, at - 1) === "tipo" ? at - 1 : at;
  if (wordAt(tokens, end - 1) === ",") end -= 1;
  return food?.type === "food" && food.next === end ? food : null;
}

const SAYS_WHEN = /^(?:period|hour|meal|day)$/;
