import { MEAL_KINDS, mealKindAt } from "@/lib/nutrition/calendar/meal-kind";
import { isNoRecord, isSaidInPassing, readTalk } from "@/lib/portuguese/intents/small-talk";
import type { OpenQuestion } from "@/lib/portuguese/meaning/conversation";
import { askEaten, askWeight, doubtsIn } from "@/lib/portuguese/meaning/doubts";
import { askKind } from "@/lib/portuguese/meaning/general-foods";
import type { LogReading } from "@/lib/portuguese/meaning/log-reading";
import {
  type Intent,
  type SmallTalk,
  said,
  type Understanding,
} from "@/lib/portuguese/meaning/understanding";
import type { ParsedMeal } from "@/lib/portuguese/portions/parsed-entries";
import type { Moment } from "@/lib/portuguese/terms/moment";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";

/** Meals, water and weight; what is unsure becomes a question; else small talk. */
export function readRecord(phrase: Phrase, log: LogReading): Understanding {
  const hasFood = log.meals.length + log.water.length > 0;
  const talk = readTalk(phrase, hasFood);
  // "subi na balança: 71,8. vou comer daqui a pouco"
  if (talk === "plan" && log.weight.length > 0 && !hasFood)
    return said("weight", { weight: log.weight, confidence: confidenceOf(log) });
  if (isNoRecord(talk) && !isSaidInPassing(talk, phrase, log))
    return { ...talked(talk, []), ...plannedIn(talk, log) };
  const which = askKind(
    phrase.core.map(({ word }) => word),
    log,
  );
  if (which) return said("meal", { ask: which, confidence: UNSURE });
  const doubt = doubtsIn(log.meals, log.unknown);
  const doubtful = log.doubtfulWeight[0];
  const ask = doubt.ask ?? (doubtful && !hasFood && log.weight.length === 0 ? askWeight(doubtful) : null);
  const intent = intentOf(log, ask);
  if (!intent) {
    const untold = unloggedTalk(phrase.asks ? { ...log, ate: false } : log, doubt.unknown, phrase.asks);
    // "a nutri mandou eu comer 2 ovos" may be eaten later.
    const about = talk === "advised" && untold === "plan" ? untold : (talk ?? untold);
    return { ...talked(about, doubt.unknown), ...plannedIn(about, log) };
  }
  return said(intent, {
    confidence: confidenceOf(log),
    meals: doubt.meals,
    water: log.water,
    weight: log.weight,
    ask,
    unknown: doubt.unknown,
  });
}

/** Of a plan: the food, in the person's words. */
function plannedIn(talk: SmallTalk | null, { planned, meals }: LogReading): { planned?: string } {
  const foods = talk === "plan" ? [...planned, ...meals.flatMap(({ items }) => items)] : [];
  return foods.length > 0 ? { planned: foods.map(({ said }) => said).join(" e ") } : {};
}

/** Food that was told of and not eaten, or nothing of ours. */
function unloggedTalk(
  { planned, others, told, ate, denied }: LogReading,
  unknown: readonly string[],
  asks: boolean,
): SmallTalk | null {
  if (planned.length > 0) return "plan";
  if (others) return "others";
  if (denied && unknown.length === 0) return "skipped";
  if (ate && unknown.length === 0) return "ate";
  if (told) return null;
  return asks ? "off_topic" : "aside";
}

function talked(talk: SmallTalk | null, unknown: string[]): Understanding {
  const greets = talk === "hello" || talk === "thanks" || talk === "bye" || talk === "ok";
  const isElsewhere = talk === "off_topic" || talk === "aside";
  return said(greets ? "greeting" : "other", {
    talk: unknown.length > 0 && isElsewhere ? null : talk,
    // "40 min de esteira", "uma fome danada" are no food.
    unknown: talk === "exercise" || talk === "hungry" ? [] : unknown,
    confidence: isElsewhere ? 0.5 : 0.95,
  });
}

function intentOf(log: LogReading, ask: OpenQuestion | null): Intent | null {
  if (log.meals.length > 0) return "meal";
  if (log.water.length > 0) return "water";
  if (log.weight.length > 0) return "weight";
  if (ask) return ask.asks === "weight" ? "weight" : "meal";
  return null;
}

function confidenceOf(log: LogReading): number {
  const items = log.meals.flatMap((meal) => meal.items);
  if (items.length === 0) return 0.95;
  const mean = items.reduce((sum, { confidence }) => sum + confidence, 0) / items.length;
  return Math.round(mean * 100) / 100;
}

/** What hardly says that anything was eaten is asked about and not stored. */
export function unsure(record: Understanding, phrase: Phrase): Understanding {
  const { meals, water, weight } = record;
  if (meals.length + water.length === 0) return record;
  const ask = askEaten(meals, phrase.text.slice(0, LONGEST_QUOTE));
  if (ask) return said("meal", { ask, weight, confidence: UNSURE });
  return said("other", { talk: "off_topic", weight, confidence: UNSURE });
}

/** "amanhã eu como salada", at noon "fiz lasanha pro jantar": what is told of a day or a meal that is still to come is a plan. */
export function withoutAhead(
  record: Understanding,
  { line }: Phrase,
  { today, hour }: Moment,
): Understanding {
  const isCooked = COOKED_FOR.test(line);
  const now = MEAL_KINDS.indexOf(mealKindAt(hour));
  const isAhead = ({ day, kind }: ParsedMeal) =>
    day > today || (isCooked && day === today && MEAL_KINDS.indexOf(kind) > now);
  const meals = record.meals.filter((meal) => !isAhead(meal));
  if (meals.length === record.meals.length) return record;
  const ahead = record.meals.flatMap((meal) => (isAhead(meal) ? meal.items : []));
  if (meals.length + record.water.length + record.weight.length > 0 || record.ask)
    return { ...record, meals };
  return said("other", { talk: "plan", planned: ahead.map(({ said }) => said).join(" e ") });
}

const COOKED_FOR =
  /^ (?:(?:eu|ja|hoje|agora) )*(?:fiz|preparei|cozinhei|assei|montei|temperei) (?:\S+ ){1,12}?para (?:o|a) (?:almoco|jantar|janta|lanche|ceia) /;
const LONGEST_QUOTE = 60;
const UNSURE = 0.4;
