import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import type { Food } from "@/lib/nutrition/foods/food";
import { RECIPES } from "@/lib/nutrition/foods/recipes/recipes";
import { weighItem } from "@/lib/portuguese/portions/portions";
import type { ONE } from "@/lib/portuguese/terms/amounts";
import { type Token, tokenise } from "@/lib/portuguese/text/tokens";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";

const LINK = /^(?:com|e)$/;

/** What a set meal is made of where nothing of it was told, in grams; its figures are those of the IBGE's dish. */
const SET_MEALS: Readonly<Record<string, (typeof RECIPES)[string]>> = {
  "prato-feito": {
    parts: { "arroz-branco": 170, "feijao-carioca": 140, "bife-grelhado": 100, "salada-verde": 80 },
  },
};

/** What a dish is made of: by its recipe, or what people make it of where its figures are a table's. */
export function makingsOf(foodId: string): (typeof RECIPES)[string] | undefined {
  return RECIPES[foodId] ?? SET_MEALS[foodId] ?? shakeOf(foodId);
}

/** "Vitamina de banana com aveia": what its name says, in milk. */
export function shakeOf(foodId: string): (typeof RECIPES)[string] | undefined {
  const [, called] = /^Vitamina de (.+)$/i.exec(findFood(foodId)?.name ?? "") ?? [];
  const foods = called ? partsOfName(tokenise(called)) : [];
  if (foods.length === 0) return undefined;
  const grams = ({ category }: Food) => (category === "fruit" ? FRUIT_IN_SHAKE : OATS_IN_SHAKE);
  const parts = Object.fromEntries(foods.map((food) => [food.id, grams(food)]));
  return { parts: { ...parts, "leite-integral": MILK_IN_SHAKE } };
}

const FRUIT_IN_SHAKE = 100;
const OATS_IN_SHAKE = 15;
const MILK_IN_SHAKE = 200;

/** What its name says it is of, "Iogurte com granola", as its recipe has it: the plain yogurt. */
export function partsOf(foodId: string): Food[] {
  const name = findFood(foodId)?.name ?? "";
  // A sandwich without a recipe is bread with what it is of.
  const named = partsOfName(tokenise(RECIPES[foodId] ? name : name.replace(/^Sanduíche de /, "Pão com ")));
  const made = Object.keys(RECIPES[foodId]?.parts ?? {}).flatMap((id) => findFood(id) ?? []);
  const parts = named.map((part) => made.find((one) => isLike(one, part)) ?? part);
  // "Leite com achocolatado", where the powder has no other name than the drink.
  return parts.length < 2 || new Set(parts).size < parts.length || named.some(({ id }) => id === foodId)
    ? []
    : parts;
}

/** The foods that a name joins, "arroz com feijão"; none where a part of it is no food. */
function partsOfName(tokens: readonly Token[]): Food[] {
  const ends = tokens.flatMap(({ word }, at) => (LINK.test(word) ? [at] : []));
  const starts = [0, ...ends.map((at) => at + 1)];
  const foods = starts.map((start, i) => foodAt(tokens.slice(start, ends[i]), 0, false)?.food);
  return foods.every((food) => food !== undefined) ? foods : [];
}

/** So much of a food; its usual portion without an amount. */
export function weighed(food: Food, amount: typeof ONE | null) {
  const match = { food, called: food.name, base: null, start: 0, next: 0, mended: null, size: null };
  return weighItem({ match, amount, ignored: [], said: food.name });
}

/** Which of the parts a food means: "a carne" is the only meat; -1 where none. */
export function partMeant(parts: readonly (Food | undefined)[], food: Food): number {
  const { id, category } = food;
  const own = parts.findIndex((part) => isLike(part, food));
  const alike = parts.flatMap((part, at) => (part?.category === category ? [at] : []));
  return own < 0 && GENERAL.has(id) && alike.length === 1 ? (alike[0] ?? own) : own;
}

/** The same by any name of the dish: the charque of "cuscuz com charque", which is called after dried beef. */
export function partOfDish(foodId: string, parts: readonly Food[], food: Food): number {
  const own = isGum(food) ? parts.findIndex(({ id }) => id === "tapioca") : partMeant(parts, food);
  if (own >= 0 || parts.length === 0) return own;
  const named = (findFood(foodId)?.aliases ?? []).map((alias) => partsOfName(tokenise(alias)));
  const called = named.find((one) => one.length === parts.length && one.some(({ id }) => id === food.id));
  return called ? called.findIndex(({ id }) => id === food.id) : -1;
}

/** What a tapioca is made of, and all that it weighs. */
export function isGum({ id }: Food): boolean {
  return id.startsWith("goma-de-tapioca");
}

/** What "carne", "frango" and "peixe" are without more. */
const GENERAL = new Set(
  ["carne", "frango", "peixe"].flatMap((word) => foodAt(tokenise(word), 0, false)?.food.id ?? []),
);

/** The same food, or another kind of it: "leite" for "Leite integral". */
export function isLike(part: Food | undefined, { id, category }: Food): boolean {
  if (!part) return false;
  return part.id === id || (part.category === category && part.id.split("-")[0] === id.split("-")[0]);
}
