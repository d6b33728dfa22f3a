import { MOST, plainText, type RowProblem } from "@/lib/imports/import-entry";
import { type Decimal, gramsOfUnit, readAmount } from "@/lib/imports/read-figure";
import { MAX_GRAMS } from "@/lib/nutrition/figures/bounds";
import {
  type Nutrients,
  roundNutrients,
  roundTo,
  scaleNutrients,
  ZERO,
} from "@/lib/nutrition/figures/nutrients";
import { nutrientColumns } from "@/lib/nutrition/figures/stored-nutrients";
import type { Food } from "@/lib/nutrition/foods/food";
import { importedFoodId } from "@/lib/nutrition/foods/imported-food";
import { gramsOf } from "@/lib/nutrition/foods/measure-grams";
import type { Portion, PortionSaid } from "@/lib/nutrition/foods/portion";
import { namedPortion } from "@/lib/nutrition/foods/read-portion";
import { findFoodByName } from "@/lib/nutrition/foods/search/food-name";
import type { ItemRow } from "@/lib/nutrition/meals/meal-item";
import { portionColumns } from "@/lib/nutrition/meals/stored-portion";
import { searchKey } from "@/lib/portuguese/text/letters/stems";

/** A food as a row of a file tells it. */
export type ToldItem = {
  name: string;
  brand?: string;
  /** "150 g", "2 unidades"; empty where there is none. */
  amount: string;
  /** What the file counts of it; energy may be missing. */
  figures: Partial<Nutrients>;
};

/** What a name stands for: a food that is known, or one of the file's own. */
type NamedFood = { food: Food | null; id: string; name: string };

/** Foods of the person's own by the keys of their names, and all names that were looked up: a file has few, many times. */
export type NamedFoods = { own: ReadonlyMap<string, Food>; known: Map<string, NamedFood | null> };

/** What a portion counts as where nothing says what it weighs: its figures then scale with it. */
const UNWEIGHED_GRAMS = 100;
const LONGEST_AMOUNT = 40;

/**
 * The item of a row: a food of the catalogue where one is called exactly so, else the file's own under its name. Figures are
 * the file's, in both cases; what it does not count comes from the catalogue, where there is a weight.
 * @param foods the person's own, and what was looked up before
 */
export function importedItem(
  { name, brand = "", amount, figures }: ToldItem,
  decimal: Decimal,
  foods: NamedFoods,
): ItemRow | RowProblem {
  const called = foodCalled(name, brand, foods);
  if (!called) return "short";
  const { food } = called;
  const told = readAmount(amount, decimal);
  const perUnit = told && gramsOfUnit(told.unit);
  const portion = portionOf(amount, told);
  const weighed =
    told && perUnit !== null ? told.quantity * perUnit : food && told && gramsInMeasure(food, told);
  if ((weighed ?? 0) > Math.min(MAX_GRAMS, MOST.grams)) return "absurd";
  const grams = weighed && weighed > 0 ? weighed : null;
  if (figures.kcal === undefined && !(food && grams)) return "energy";
  const usual = food && grams ? scaleNutrients(food.per100g, grams) : ZERO;
  const all = roundNutrients({ ...usual, ...figures } as Nutrients);
  const guessed =
    food && food.per100g.kcal > 10 && all.kcal > 0 ? (all.kcal * 100) / food.per100g.kcal : UNWEIGHED_GRAMS;
  return {
    food: called.id,
    name: called.name,
    grams: Math.min(MAX_GRAMS, Math.max(0.1, roundTo(grams ?? guessed, 1))),
    ...portionColumns(portion),
    salt: "usual",
    ...nutrientColumns(all),
  };
}

/** One's own food of a name comes before the catalogue's; null for no name at all. */
function foodCalled(name: string, brand: string, { own, known }: NamedFoods): NamedFood | null {
  const said = `${name}\n${brand}`;
  const before = known.get(said);
  if (before !== undefined) return before;
  const found = lookUp(plainText(name), plainText(brand), own);
  known.set(said, found);
  return found;
}

function lookUp(name: string, brand: string, own: ReadonlyMap<string, Food>): NamedFood | null {
  const called = name || brand;
  if (called === "") return null;
  const food = own.get(searchKey(called)) ?? findFoodByName(called) ?? null;
  if (food) return { food, id: food.id, name: food.name };
  const full = brand && !called.includes(brand) ? `${called} (${brand})` : called;
  return { food, id: importedFoodId(searchKey(`${called} ${brand}`)), name: plainText(full) };
}

function gramsInMeasure(food: Food, { quantity, unit }: { quantity: number; unit: string }): number | null {
  const named = namedPortion(food, unit);
  const weighed = named && gramsOf(food, named.measure, quantity, named.size ?? undefined);
  return weighed ? weighed.grams : null;
}

function portionOf(
  amount: string,
  told: { quantity: number; unit: string } | null,
): Portion | PortionSaid | null {
  if (told && (told.unit === "g" || told.unit === "ml") && told.quantity > 0 && told.quantity <= 1_000)
    return { quantity: roundTo(told.quantity, 2), measure: told.unit, size: null };
  const said = plainText(amount, LONGEST_AMOUNT);
  return said === "" || (told && gramsOfUnit(told.unit) !== null) ? null : { said };
}
