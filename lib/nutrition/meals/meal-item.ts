import { AppError } from "@/lib/errors";
import { MAX_GRAMS } from "@/lib/nutrition/figures/bounds";
import { rescaleNutrients, roundNutrients, roundTo, scaleNutrients } from "@/lib/nutrition/figures/nutrients";
import { nutrientColumns, nutrientsIn } from "@/lib/nutrition/figures/stored-nutrients";
import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import type { Food } from "@/lib/nutrition/foods/food";
import { isImportedFood } from "@/lib/nutrition/foods/imported-food";
import { gramsOf } from "@/lib/nutrition/foods/measure-grams";
import type { Portion, PortionSaid } from "@/lib/nutrition/foods/portion";
import { namedPortion } from "@/lib/nutrition/foods/read-portion";
import { figuresSalted, type SaltLevel } from "@/lib/nutrition/foods/salt";
import { findFoodByName } from "@/lib/nutrition/foods/search/food-name";
import type { ItemBody } from "@/lib/nutrition/meals/meal-schema";
import type { StoredItem } from "@/lib/nutrition/meals/stored-meal";
import { portionColumns } from "@/lib/nutrition/meals/stored-portion";
import { isOwnFoodId } from "@/lib/nutrition/own-foods/own-food";

/** What was eaten, already in grams, and as it was said or picked. */
export type EatenItem = {
  food: string;
  grams: number;
  portion?: Portion | PortionSaid | null | undefined;
  salt?: SaltLevel | undefined;
};

/** An item about to be stored. */
export type ItemRow = Omit<StoredItem, "id">;

const LEAST_GRAMS = 0.1;

/**
 * The row of an item: name and figures of the catalogue's food for these grams, to 0.1 g.
 * @throws AppError food_unknown
 */
export function itemRow(item: EatenItem): ItemRow {
  const food = requireFood(item.food);
  const grams = Math.max(LEAST_GRAMS, roundTo(item.grams, 1));
  const salt = item.salt ?? "usual";
  const figures = roundNutrients(scaleNutrients(figuresSalted(food, salt), grams));
  return {
    food: food.id,
    name: food.name,
    grams,
    ...portionColumns(item.portion ?? null),
    salt,
    ...nutrientColumns(figures),
  };
}

/**
 * The row of an item of a meal that is edited: of what was logged before, figures and salt stay.
 * @throws AppError food_unknown
 */
export function editedRow(item: EatenItem, before: StoredItem | undefined): ItemRow {
  if (before?.food !== item.food) return itemRow(item);
  const salt = item.salt ?? before.salt;
  if (salt !== before.salt) return itemRow({ ...item, salt });
  const food = findFood(before.food);
  const grams = Math.max(LEAST_GRAMS, roundTo(item.grams, 1));
  const logged = { ...nutrientsIn(before), grams: before.grams };
  const figures = rescaleNutrients(logged, food ? figuresSalted(food, salt) : null, grams);
  const { name } = before;
  return {
    ...{ food: before.food, name, grams, salt },
    ...portionColumns(item.portion ?? null),
    ...nutrientColumns(figures),
  };
}

/**
 * Items as sent by a client, in grams; foods by their id or by name.
 * @throws AppError food_unknown, naming the item; validation for a portion that the food does not come in or too much of it
 */
export function eatenItems(bodies: readonly ItemBody[]): (EatenItem & { id?: string })[] {
  return bodies.map((body, index) => {
    const { id, grams, quantity = 1, portion = "" } = body;
    const food = findFood(body.food) ?? findFoodByName(body.food);
    // A food of one's own that is gone, and one that came with a file, stay in the meals that have them.
    const isKept = isOwnFoodId(body.food) || isImportedFood(body.food);
    if (!food && isKept && id !== undefined && grams !== undefined)
      return { id, food: body.food, salt: body.salt, grams, portion: saidPortion(body) };
    if (!food) throw new AppError("food_unknown", {}, { fields: { [`items.${index}.food`]: "food" } });
    const eaten = { food: food.id, salt: body.salt, ...(id === undefined ? {} : { id }) };
    const { measure, size = null } = body;
    if (grams !== undefined) return { ...eaten, grams, portion: saidPortion(body) };
    const named = measure ? { measure, size } : namedPortion(food, portion);
    const weighed = named && gramsOf(food, named.measure, quantity, named.size ?? undefined);
    if (!weighed) refuse(`items.${index}.${measure ? "measure" : "portion"}`, "choice");
    if (weighed.grams > MAX_GRAMS) refuse(`items.${index}.quantity`, "too_big");
    return { ...eaten, grams: weighed.grams, portion: weighed.portion };
  });
}

function saidPortion({ quantity = 1, measure, size, portion }: ItemBody): Portion | PortionSaid | null {
  if (measure) return { quantity, measure, size: size ?? null };
  return portion ? { said: portion } : null;
}

function requireFood(id: string): Food {
  const food = findFood(id);
  if (!food) throw new AppError("food_unknown");
  return food;
}

function refuse(path: string, key: string): never {
  throw new AppError("validation", {}, { fields: { [path]: key } });
}
