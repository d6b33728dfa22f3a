import { addDays, type Day } from "@/lib/nutrition/calendar/day";
import { MEAL_KINDS, type MealKind, mealKindAt } from "@/lib/nutrition/calendar/meal-kind";
import { readElements } from "@/lib/portuguese/grammar/elements";
import type { ConversationState } from "@/lib/portuguese/meaning/conversation";
import { mealOfPeriod } from "@/lib/portuguese/terms/hours";
import type { Moment } from "@/lib/portuguese/terms/moment";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";

/** What goes on with what was just told. */
const GOES_ON = /^\s*(?:e|a[ií]|depois)(?:,| )\s*(?:depois |a[ií] )?/iu;

/**
 * "e no jantar um pedaço de pizza", after yesterday's lunch: that day's dinner, as if it said so; null where the day is said, where
 * it may as well be today's, or where nothing of an earlier day was just told.
 */
export function ofThatDay(
  { text, core, asks }: Phrase,
  { last }: ConversationState,
  { today, hour }: Moment,
): string | null {
  const told = last.findLast((entry) => entry.type === "meal");
  if (asks || told?.type !== "meal" || told.day >= today) return null;
  const elements = readElements(core, today, new Set());
  if (elements.some(({ type }) => /^(?:day|hour|negation|plan|other_person)$/.test(type))) return null;
  if (!elements.some(({ type }) => type === "food")) return null;
  // "à noite jantei" says twice which it was.
  const kinds = elements.flatMap((one): (MealKind | null)[] => {
    if (one.type === "meal") return [one.kind === "snack" ? "afternoon_snack" : one.kind];
    if (one.type !== "period") return [];
    return [one.period === "now" ? null : mealOfPeriod(one.period)];
  });
  const [kind, ...others] = new Set(kinds);
  if (!kind || others.length > 0) return null;
  const isAhead = placeOf(mealKindAt(hour)) < placeOf(kind);
  const isLater = placeOf(kind) > placeOf(told.kind);
  return isAhead || (isLater && GOES_ON.test(text))
    ? `${nameOf(told.day, today)} ${text.replace(GOES_ON, "")}`
    : null;
}

function placeOf(kind: MealKind): number {
  return MEAL_KINDS.indexOf(kind);
}

function nameOf(day: Day, today: Day): string {
  if (day === addDays(today, -1)) return "ontem";
  const [, month, date] = day.split("-");
  return `${date}/${month}`;
}
