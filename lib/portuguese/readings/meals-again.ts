import { type MealKind, mealKindAt } from "@/lib/nutrition/calendar/meal-kind";
import { mealTime } from "@/lib/nutrition/calendar/meal-time";
import { toldAgain } from "@/lib/portuguese/corrections/put-back";
import { readElements } from "@/lib/portuguese/grammar/elements";
import type { LoggedEntry } from "@/lib/portuguese/meaning/conversation";
import type { Understanding } from "@/lib/portuguese/meaning/understanding";
import type { ParsedItem } from "@/lib/portuguese/portions/parsed-entries";
import type { Changed, Heard } from "@/lib/portuguese/readings/deeds";
import { mealOfPeriod } from "@/lib/portuguese/terms/hours";
import { mealOfSnack } from "@/lib/portuguese/terms/meal-words";
import type { Moment } from "@/lib/portuguese/terms/moment";

type Meal = Extract<LoggedEntry, { type: "meal" }>;

/** "ah teve uma coca lata junto", hours after the lunch: what would be a meal of now belongs to the last one. */
export function besideLast({ meals, water, weight }: Understanding, last: readonly LoggedEntry[]): Changed[] {
  const meal = last.find(isMeal);
  const [told, ...others] = meals;
  if (!meal || !told || told.kindSaid || others.length + water.length + weight.length > 0) return [];
  const isThere = told.kind === meal.kind && told.day === meal.day;
  return isThere ? [] : [{ corrections: [{ kind: "add", items: told.items, mealId: meal.id }] }];
}

const ALIKE = / (?:igual(?:zinh[oa])?|mesm[oa]s?|identic[oa]|idem|repet\S+|de novo|tambem|outra vez) /;
const HALF = / (?:a )?metade /;

/** "e no almoço foi a mesma coisa, só que sem ovo": the meal that was just told, eaten at another time as well. */
export function mealsAgain(heard: Heard, moment: Moment): Changed[] {
  const { phrase, last, earlier } = heard;
  const meal = last.find(isMeal) ?? earlier.find(isMeal);
  if (!meal || !ALIKE.test(phrase.line)) return [];
  const named = new Set(heard.mentions.flatMap((one) => (one.type === "told" ? [one.item.id] : [])));
  const items = [
    meal.items,
    meal.items.filter(({ id }) => !named.has(id)),
    meal.items.filter(({ id }) => named.has(id)),
  ].flatMap((some, at) => (some.length > 0 && (at === 0 || some.length < meal.items.length) ? [some] : []));
  const eaten = items.map((some) => some.map(toldAgain));
  const amounts = HALF.test(phrase.line) ? eaten.map((some) => some.map(halved)) : eaten;
  return timesSaid(heard, meal, moment).flatMap(({ day, kind }) => {
    const eatenAt = mealTime({ day, kind }, moment.now, moment.timeZone).eatenAt.toISOString();
    return amounts.map((some): Changed => {
      return {
        corrections: [{ kind: "record", meals: [{ day, kind, kindSaid: true, eatenAt, items: some }] }],
      };
    });
  });
}

/** The meals that are named, other than the one that was told. */
function timesSaid({ phrase: { core } }: Heard, told: Meal, { today, hour }: Moment) {
  const elements = readElements(core, today, new Set());
  const days = elements.flatMap((one) => (one.type === "day" && one.day <= today ? [one.day] : []));
  const kinds = elements.flatMap((one): MealKind[] => {
    if (one.type === "hour") return [mealKindAt(one.hour)];
    if (one.type === "meal") return [one.kind === "snack" ? mealOfSnack(hour) : one.kind];
    return one.type === "period" && one.period !== "now" ? [mealOfPeriod(one.period)] : [];
  });
  const day = days.find((one) => one !== told.day) ?? today;
  const meals = kinds.length > 0 ? kinds : days.length > 0 ? [told.kind] : [];
  return [...new Set(meals)]
    .slice(0, MOST)
    .flatMap((kind) => (kind === told.kind && day === told.day ? [] : [{ day, kind }]));
}

const MOST = 2;

function isMeal(entry: LoggedEntry): entry is Meal {
  return entry.type === "meal";
}

function halved({ portion, grams, ...item }: ParsedItem): ParsedItem {
  return { ...item, grams: grams / 2, portion: { ...portion, quantity: portion.quantity / 2 } };
}
