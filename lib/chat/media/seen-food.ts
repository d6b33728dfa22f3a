import type { SeenFood } from "@/lib/chat/media/media-reading";
import { roundTo } from "@/lib/nutrition/figures/nutrients";
import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import type { Food } from "@/lib/nutrition/foods/food";
import { gramsOf, type Weighed } from "@/lib/nutrition/foods/measure-grams";
import { namedPortion } from "@/lib/nutrition/foods/read-portion";
import { searchFoods } from "@/lib/nutrition/foods/search/food-search";
import { understand } from "@/lib/portuguese/intents/understand";
import type { ParsedItem } from "@/lib/portuguese/portions/parsed-entries";
import { searchKey } from "@/lib/portuguese/text/letters/stems";

/** A household measure so much lighter or heavier than what the eye estimates is not what was meant. */
const MOST_APART = 2;
/** The food's usual portion stands in for one that it does not come in, if it weighs about as much. */
const NEARLY_SAME = 1.1;

/** A food seen on a photo as an item of ours: the catalogue's food and portion; null when we do not know it. */
export function matchSeen(seen: SeenFood, when: { now: Date; timeZone: string }): ParsedItem | null {
  const food = foodNamed(seen.name, when);
  if (!food) return null;
  const { grams, portion, quantity } = seen;
  const named = portion ? namedPortion(food, portion) : null;
  const said = named && gramsOf(food, named.measure, quantity, named.size ?? undefined);
  const usual = said ? null : gramsOf(food, null, quantity);
  const near = (one: Weighed | null, apart: number) =>
    one !== null && Math.max(one.grams / grams, grams / one.grams) <= apart;
  const weighed = near(said, MOST_APART) ? said : near(usual, NEARLY_SAME) ? usual : null;
  const estimate = roundTo(grams, 0);
  return {
    foodId: food.id,
    name: food.name,
    ...(weighed
      ? { grams: weighed.grams, portion: weighed.portion }
      : { grams: estimate, portion: { quantity: estimate, measure: "g" as const, size: null } }),
    confidence: seen.confidence,
    assumed: [],
    said: seen.name,
  };
}

/** A name that is exactly ours; else what the name means in a sentence; else the nearest in the catalogue. */
function foodNamed(name: string, when: { now: Date; timeZone: string }): Food | undefined {
  const [found] = searchFoods(name, 1);
  const key = searchKey(name);
  if (found && [found.name, ...found.aliases].some((own) => searchKey(own) === key)) return found;
  const context = { ...when, conversation: { last: [], open: null } };
  const items = understand(`comi ${name}`, context).meals.flatMap((meal) => meal.items);
  return (items.length === 1 && items[0] && findFood(items[0].foodId)) || found;
}

/** Whether they are called by the same first word: "feijão preto" may be the beans that were seen as carioca. */
export function sameFood(a: ParsedItem, b: ParsedItem): boolean {
  return headOf(a.name) === headOf(b.name) || headOf(a.said) === headOf(b.said);
}

const headOf = (name: string) => searchKey(name).split(" ")[0] ?? "";
