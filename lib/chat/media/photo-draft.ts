import type { SeenFood } from "@/lib/chat/media/media-reading";
import { matchSeen, sameFood } from "@/lib/chat/media/seen-food";
import { isLoggable } from "@/lib/nutrition/calendar/loggable-day";
import { mealTime } from "@/lib/nutrition/calendar/meal-time";
import { MAX_ITEMS } from "@/lib/nutrition/figures/bounds";
import type { ChangeSet, NewItem } from "@/lib/portuguese/corrections/changes/change-set";
import { applyCorrections } from "@/lib/portuguese/corrections/changes/correction";
import { saidDay } from "@/lib/portuguese/intents/repeats";
import { understand } from "@/lib/portuguese/intents/understand";
import type { LoggedEntry } from "@/lib/portuguese/meaning/conversation";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import type {
  ParsedItem,
  ParsedMeal,
  ParsedWater,
  ParsedWeight,
} from "@/lib/portuguese/portions/parsed-entries";
import { mealOfSnack, readMeal } from "@/lib/portuguese/terms/meal-words";
import { momentOf } from "@/lib/portuguese/terms/moment";
import { searchKey, stem } from "@/lib/portuguese/text/letters/stems";
import { phraseOf } from "@/lib/portuguese/vocabulary/phrase";

/** What a photo would log, once its owner says that it is right. JSON-serialisable. */
export type Draft = {
  meal: ParsedMeal;
  /** Told beside the photo. */
  water: ParsedWater[];
  weight: ParsedWeight[];
  /** Seen, and not in the catalogue. */
  unknown: string[];
  caption: string;
};

/** The draft's name among the entries that corrections speak of. */
const DRAFT_ENTRY = "draft";
/** Below it a food is said to be doubtful. */
export const SURE = 0.6;

type Context = { now: Date; timeZone: string };

/**
 * A meal from the foods seen and the words beside them: the words win where both tell of the same food, add what the
 * camera did not see, take out what they deny, and say which meal of which day it was. They are read as any message is:
 * what they tell anybody to do is not done.
 */
export function draftOf(foods: readonly SeenFood[], caption: string, context: Context): Draft {
  const seen = foods.map((food) => ({ food, item: matchSeen(food, context) }));
  const said = understand(caption, { ...context, conversation: { last: [], open: null } });
  const items = withoutDenied(merged(seen.flatMap(({ item }) => item ?? [])), caption);
  const told = said.meals.flatMap((meal) => meal.items);
  return {
    meal: {
      ...whenEaten(caption, said.meals[0], context),
      items: withTold(items, told).slice(0, MAX_ITEMS),
    },
    water: said.water,
    weight: said.weight,
    unknown: seen.flatMap(({ food, item }) => (item ? [] : [food.name])),
    caption,
  };
}

/** The same food seen twice is one item. */
function merged(items: readonly ParsedItem[]): ParsedItem[] {
  return items.filter((item, at) => items.findIndex(({ foodId }) => foodId === item.foodId) === at);
}

/**
 * Items as seen or drafted, and what was told of them: the words go before what was seen of the same food, except for an
 * amount that was only assumed; another food is added. A food that is told by its own name stands for no other.
 */
export function withTold(items: readonly ParsedItem[], told: readonly ParsedItem[]): ParsedItem[] {
  const named = new Set(told.map(({ foodId }) => foodId));
  const all = [...items];
  for (const said of told) {
    const exact = all.findIndex(({ foodId }) => foodId === said.foodId);
    const at = exact >= 0 ? exact : all.findIndex((item) => !named.has(item.foodId) && sameFood(item, said));
    const seen = all[at];
    const guessed = said.assumed.some(({ kind }) => kind === "portion" || kind === "vague");
    const { grams, portion } = seen && guessed ? seen : said;
    if (seen) all[at] = { ...said, grams, portion };
    else all.push(said);
  }
  return all;
}

/** "sem arroz" */
function withoutDenied(items: ParsedItem[], caption: string): ParsedItem[] {
  const denied = [...phraseOf(caption).line.matchAll(/ sem (?:o |a |os |as )?(\S+)/g)].map(([, word]) =>
    stem(word ?? ""),
  );
  return items.filter(({ name }) => !denied.includes(searchKey(name).split(" ")[0] ?? ""));
}

function whenEaten(caption: string, said: ParsedMeal | undefined, { now, timeZone }: Context) {
  if (said) return { day: said.day, kind: said.kind, kindSaid: said.kindSaid, eatenAt: said.eatenAt };
  const moment = momentOf(now, timeZone);
  const { tokens } = phraseOf(caption);
  const named = tokens.map((_, at) => readMeal(tokens, at)?.kind).find((kind) => kind !== undefined);
  const kind = named === "snack" ? mealOfSnack(moment.hour) : named;
  const day = saidDay(tokens, moment);
  const known = { kind, day: day && isLoggable(day, moment.today) ? day : undefined };
  const time = mealTime(known, now, timeZone);
  return { ...time, kindSaid: kind !== undefined, eatenAt: time.eatenAt.toISOString() };
}

/** The draft as corrections see what was logged. */
export function draftEntry({ meal }: Draft): LoggedEntry {
  const items = meal.items.map(({ foodId, name, grams, portion }, at) => ({
    ...{ id: String(at), foodId, name, grams, portion },
  }));
  return { type: "meal", id: DRAFT_ENTRY, day: meal.day, kind: meal.kind, eatenAt: meal.eatenAt, items };
}

/** The draft as somebody now says it was; null with what is in the way when nothing changes. */
export function correctDraft(
  draft: Draft,
  corrections: readonly Correction[],
): { draft: Draft | null; problem: ChangeSet["problem"] } {
  const { meals, problem } = applyCorrections([draftEntry(draft)], corrections);
  const [change] = meals;
  if (!change) return { draft: null, problem };
  const { meal } = draft;
  const kept = meal.items.flatMap((item, at) => {
    if (change.remove.includes(String(at))) return [];
    const update = change.update.findLast(({ itemId }) => itemId === String(at));
    return update ? { ...item, ...parsed(update) } : item;
  });
  const items = [...kept, ...change.add.map(parsed)].slice(0, MAX_ITEMS);
  return { draft: { ...draft, meal: { ...meal, ...change.set, kindSaid: true, items } }, problem };
}

function parsed({ foodId, name, grams, portion }: NewItem): ParsedItem {
  return { foodId, name, grams, portion, confidence: 1, assumed: [], said: name };
}
