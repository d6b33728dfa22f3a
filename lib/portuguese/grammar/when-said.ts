import { ownsMeasure } from "@/lib/nutrition/foods/measure-grams";
import { isDayOfOthers, readDay } from "@/lib/portuguese/grammar/days";
import { tellsOfEating } from "@/lib/portuguese/grammar/eating";
import type { Element, FoodElement, Found, Place } from "@/lib/portuguese/grammar/element";
import { periodAt, readHour } from "@/lib/portuguese/terms/hours";
import { readMeal } from "@/lib/portuguese/terms/meal-words";
import { readSame, readSameOfBoth, type SameReading } from "@/lib/portuguese/terms/same-again";
import { readQuantity, wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";

/** Days, hours and times of the day. */
export function readWhen({ tokens, i, word, today, elements, span }: Place): Found {
  const same = sameAt(tokens, i, elements);
  if (same) return { type: "same", of: same.of, ...span(same.next) };
  const day = readDay(tokens, i, today);
  // "metade do que comi ontem"
  const isCompared = wordAt(tokens, i - 2) === "que" && tellsOfEating(tokens.slice(i - 1, i));
  if (day && isOfOtherDoings(tokens, i, day.next, elements)) return null;
  if (day && (isCompared || isSince(tokens, i) || isDayOfOthers(tokens, i, day.next, elements))) return null;
  if (day) return { type: "day", day: day.day, ...span(day.next) };
  const hour = readHour(tokens, i);
  // "castanhas, umas seis": how many, where no hour is named.
  const isBare = word === "umas" && readQuantity(tokens, i)?.next === hour?.next;
  const isCount =
    isBare && lastFoods(elements, tokens, i).some(({ match }) => ownsMeasure(match.food, "unidade"));
  // "acordei 4h", "rodando desde as 4", "em jejum desde ontem 20h": no hour of a meal.
  if (hour && (isSince(tokens, i) || isOfSleep(tokens, i)))
    return { type: "separator", hard: false, light: true, ...span(hour.next) };
  if (hour && !isCount) return { type: "hour", hour: hour.hour, sure: hour.sure, ...span(hour.next) };
  // "hoje cedo comi pão e agora uma feijoada"
  const isNow =
    word === "agora" &&
    (/^(?:e|so|[,.;!])$/.test(wordAt(tokens, i - 1)) || tokens[i - 1]?.kind === "break") &&
    elements.some(({ type }) => SAYS_WHEN.test(type));
  // "agora de manhã comi manga": the time is known.
  const morning = word === "agora" ? periodAt(tokens, i + 1) : null;
  const nowNext = morning?.period === "morning" ? morning.next : undefined;
  if (isNow || nowNext) return { type: "period", period: "now", ...span(nowNext ?? i + 1) };
  const period = periodAt(tokens, i);
  if (period) return { type: "period", period: period.period, ...span(period.next) };
  return undefined;
}

/** "janta igual", after what the lunch was. */
function sameAt(tokens: readonly Token[], at: number, elements: readonly Element[]): SameReading | null {
  const before = elements.at(-1);
  const both = before?.type === "meal" && before.next === at ? readSameOfBoth(tokens, at) : null;
  if (both) return both;
  const same = readSame(tokens, at);
  if (!same) return null;
  const last = elements.findLastIndex(({ type }) => type === "food");
  const isAnew = last >= 0 && elements.slice(last + 1).some(({ type }) => SAYS_WHEN.test(type));
  return isAnew ? same : null;
}

/** "ontem dancei muito. agora comi um pão", "sem luz há dois dias. jantei pão": a sentence that tells of no meal, before one of now. */
function isOfOtherDoings(
  tokens: readonly Token[],
  at: number,
  next: number,
  elements: readonly Element[],
): boolean {
  const isAgo = /^(?:ha|faz)$/.test(wordAt(tokens, at));
  if (!isAgo && !/^(?:ontem|anteontem)$/.test(wordAt(tokens, at))) return false;
  const start = elements.findLastIndex((one) => one.type === "separator" && one.hard);
  if (elements.slice(start + 1).some(({ type }) => /^(?:food|verb|meal|amount)$/.test(type))) return false;
  const length = tokens.slice(next).findIndex(({ kind, word }) => kind === "break" || /^[.;!?]$/.test(word));
  if (length < 0) return false;
  const end = next + length;
  const rest = tokens.slice(next, end);
  if (
    tellsOfEating(rest) ||
    rest.some((_, i) => readMeal(tokens, next + i) || foodAt(tokens, next + i, false))
  )
    return false;
  const after = tokens.slice(end + 1);
  return tellsOfEating(after) && (isAgo || after.some((_, i) => isNowEaten(after, i)));
}

/** "tomei agora", "hoje comi" */
function isNowEaten(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:agora|hoje)$/.test(wordAt(tokens, at))) return false;
  return tellsOfEating(tokens.slice(Math.max(0, at - 1), at)) || tellsOfEating(tokens.slice(at + 1, at + 3));
}

/** "desde as 8", "desde ontem 20h" */
function isSince(tokens: readonly Token[], at: number): boolean {
  const before = wordAt(tokens, at - 1);
  return (
    before === "desde" || (/^(?:ontem|hoje|anteontem)$/.test(before) && wordAt(tokens, at - 2) === "desde")
  );
}

/** "acordei 4h", "acordei umas 5 da manhã", "dormi até 9" */
function isOfSleep(tokens: readonly Token[], at: number): boolean {
  return SLEEP.test(wordAt(tokens, at - 1));
}

const SLEEP = /^(?:acord(?:o|ei|ou|amos)|levant(?:o|ei|amos)|madruguei|dormi|dormimos|deitei)$/;

/** The food right before a token, or before the comma there, with what it was eaten with: "pupunha com café, umas 5". */
function lastFoods(elements: readonly Element[], tokens: readonly Token[], at: number): FoodElement[] {
  // ", tipo umas 6"
  let end = wordAt(tokens, at - 1) === "tipo" ? at - 1 : at;
  if (wordAt(tokens, end - 1) === ",") end -= 1;
  const foods = elements.filter((one): one is FoodElement => one.type === "food").slice(-2);
  const [last, main] = foods.reverse();
  if (last?.next !== end) return [];
  const isWith = main?.next === last.start - 1 && wordAt(tokens, last.start - 1) === "com";
  const isCounted = elements.some(({ type, next }) => type === "amount" && next === main?.start);
  return main && isWith && !isCounted ? [last, main] : [last];
}

const SAYS_WHEN = /^(?:period|hour|meal|day)$/;
