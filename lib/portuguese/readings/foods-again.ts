import { addDays } from "@/lib/nutrition/calendar/day";
import { calledWords, itemMeant } from "@/lib/portuguese/corrections/reading/food-reference";
import { readDay } from "@/lib/portuguese/grammar/days";
import type { ConversationState, LoggedEntry } from "@/lib/portuguese/meaning/conversation";
import type { SaidItem } from "@/lib/portuguese/portions/portions";
import { readMeal } from "@/lib/portuguese/terms/meal-words";
import type { Moment } from "@/lib/portuguese/terms/moment";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";

type Match = Parameters<typeof calledWords>[0]["match"];
type Meal = Extract<LoggedEntry, { type: "meal" }>;
/** "o mesmo açaí de ontem" in the tokens: the food, the meals that it may be of, and where it ends. */
type Again = { start: number; next: number; match: Match | null; of: readonly Meal[] | null };

const LONGEST = 24;
/** A share of it, or so much that is said here. */
const OTHERWISE = /^(?:metade|mei[oa]|dobro|triplo|pouco|nao|nem|igual|quase)$/;
const AS_MUCH = /^(?:quantidade|porcao|medida|quantia)$/;

/**
 * "tomei o mesmo açaí de ontem com a mesma farinha" with what these were and how much of each, "tomei 500 g de açaí com 20 g de
 * farinha de tapioca"; null where another amount is said, or nothing of the kind was told then.
 */
export function withFoodsOfThen(
  { text, tokens, asks, words }: Phrase,
  { last }: ConversationState,
  earlier: readonly LoggedEntry[],
  moment: Moment,
): string | null {
  const isSaid = tokens.some(({ kind, word }) => kind === "number" || OTHERWISE.test(word));
  if (asks || words > LONGEST || isSaid || !tokens.some(({ word }) => SAME.test(word))) return null;
  const meals = [...last, ...earlier].filter((one) => one.type === "meal");
  const said = tokens.flatMap((_, at) => againAt(tokens, at, meals, moment) ?? asMuchAt(tokens, at) ?? []);
  const then = said.flatMap(({ of }) => of ?? []);
  if (then.length === 0 || said.some(({ of }) => of?.length === 0)) return null;
  const named = said.flatMap((one) => {
    const name = one.match ? nameIn(one.match, then) : "";
    // "com o mesmo requeijão", of bread without any: as it is said.
    return name === null ? [] : [{ ...one, name }];
  });
  return named.reduceRight((told, { start, next, name }) => {
    const end = tokens[next - 1]?.end ?? told.length;
    return `${told.slice(0, tokens[start]?.start)}${name}${told.slice(end)}`;
  }, text);
}

/** "500 g de açaí", of what was told; null where nothing there is called so. */
function nameIn(match: Match, meals: readonly Meal[]): string | null {
  const said = calledWords({ match } as SaidItem);
  for (const { items } of meals) {
    const item = itemMeant(match.food, said, items, false);
    if (item) return `${Math.round(item.grams)} g de ${item.name.toLowerCase()}`;
  }
  return null;
}

const SAME = /^mesm[oa]s?$/;

/** ", a mesma quantidade": said already; null where it stands for nothing of the kind. */
function asMuchAt(tokens: readonly Token[], at: number): Again | null {
  const isLed = wordAt(tokens, at) === "a" && SAME.test(wordAt(tokens, at + 1));
  if (!isLed || !AS_MUCH.test(wordAt(tokens, at + 2))) return null;
  const start = /^(?:,|n|na|com|e)$/.test(wordAt(tokens, at - 1)) ? at - 1 : at;
  return { start, next: at + 3, match: null, of: null };
}

function againAt(tokens: readonly Token[], at: number, meals: readonly Meal[], moment: Moment): Again | null {
  if (!/^[oa]s?$/.test(wordAt(tokens, at)) || !SAME.test(wordAt(tokens, at + 1))) return null;
  const match = foodAt(tokens, at + 2, false);
  // "o mesmo café de ontem": the meal as well.
  if (!match || (match.next === at + 3 && wordAt(tokens, at + 2) === "cafe")) return null;
  const isLed = /^(?:de|d[oa])$/.test(wordAt(tokens, match.next));
  const day = isLed ? readDay(tokens, match.next + 1, moment.today) : null;
  const meal = isLed ? readMeal(tokens, match.next + 1) : null;
  const next = day?.next ?? meal?.next ?? match.next;
  if (!day && !meal) return { start: at, next, match, of: null };
  const days = day ? [day.day] : [moment.today, addDays(moment.today, -1)];
  const isOf = (one: Meal) => !meal || meal.kind === "snack" || one.kind === meal.kind;
  const of = meals.filter((one) => days.includes(one.day) && isOf(one));
  return { start: at, next, match, of: of.filter((one) => nameIn(match, [one]) !== null) };
}
