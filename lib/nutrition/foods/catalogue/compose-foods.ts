import { type Nutrients, roundTo } from "@/lib/nutrition/figures/nutrients";
import { SALT } from "@/lib/nutrition/foods/catalogue/cooking-salt";
import { readContents } from "@/lib/nutrition/foods/contents/contents";
import {
  type Contents,
  contentsByName,
  contentsOfPart,
  joinContents,
  withCompanions,
  withoutDenied,
} from "@/lib/nutrition/foods/contents/named-contents";
import type { Confidence, Food, FoodCategory } from "@/lib/nutrition/foods/food";
import { type Recipe, recipeFigures, recipeSource, recipeWeight } from "@/lib/nutrition/foods/recipes/recipe";
import { RECIPES } from "@/lib/nutrition/foods/recipes/recipes";
import { aliasesOf, type Composed, foodOf, nutrientsOf, type Row } from "@/lib/nutrition/foods/rows/row";

type Rows = Readonly<Partial<Record<FoodCategory, readonly Row[]>>>;
type Recipes = Readonly<Record<string, Recipe>>;

/** All of salt is sodium of salt. */
const SALT_ID = "sal";

/**
 * The rows of the catalogue as foods: cooking salt added, dishes worked out from their parts.
 * @throws Error that names the food: misspelt, told twice, without figures, made of itself or of what is no food
 */
export function composeFoods(byCategory: Rows, recipes: Recipes = RECIPES): Food[] {
  const rows = rowsById(Object.values(byCategory).flat());
  const stray = Object.keys(recipes).find((id) => !rows.has(id));
  if (stray !== undefined) throw new Error(`recipe "${stray}": no food has this id`);
  const categories = new Map(
    (Object.keys(byCategory) as FoodCategory[]).flatMap((category) =>
      (byCategory[category] ?? []).map(({ id }) => [id, category] as const),
    ),
  );
  const figures = composed(rows, recipes, ownFigures, recipeFigures);
  const added = composed(rows, recipes, ownAddedSodium, (recipe, of) => roundTo(perHundred(recipe, of), 0));
  const alcohol = composed(
    rows,
    recipes,
    (row) => row.per100g && (row.alcohol ?? 0),
    (recipe, of) => roundTo(perHundred(recipe, of), 1),
  );
  const contents = composed<Contents>(
    rows,
    recipes,
    (row) => (row.per100g ? ownContents(row, categories.get(row.id) ?? "") : undefined),
    (recipe, of, row) =>
      withoutDenied(
        joinContents([
          ownContents(row, categories.get(row.id) ?? ""),
          ...Object.keys(recipe.parts).map((part) => contentsOfPart(part, of(part))),
        ]),
        row.name,
      ),
  );
  return [...rows.values()].map((row) => {
    const per100g = figures(row.id);
    const recipe = recipes[row.id];
    const source = row.source ?? (recipe && recipeSource(recipe));
    if (!source) throw new Error(`food "${row.id}": its figures have no source`);
    const composed: Composed = {
      per100g,
      addedSodiumMg: added(row.id),
      alcoholG: alcohol(row.id),
      source,
      confidence: confidenceOf(source),
      ...contents(row.id),
    };
    return foodOf(row, categories.get(row.id) as FoodCategory, composed);
  });
}

function rowsById(all: readonly Row[]): Map<string, Row> {
  const rows = new Map<string, Row>();
  for (const row of all) {
    if (rows.has(row.id)) throw new Error(`food "${row.id}": told in two rows`);
    rows.set(row.id, row);
  }
  return rows;
}

function confidenceOf(source: string): Confidence {
  const [kind] = source.split(":");
  return kind === "recipe" || kind === "label" || kind === "estimate" ? kind : "table";
}

/** The row's figures with the salt that it is cooked with. */
function ownFigures({ id, per100g }: Row): Nutrients | undefined {
  if (!per100g) return undefined;
  const figures = nutrientsOf(per100g);
  return { ...figures, sodium_mg: roundTo(figures.sodium_mg + (SALT[id]?.mg ?? 0), 0) };
}

function ownAddedSodium({ id, per100g }: Row): number | undefined {
  if (!per100g) return undefined;
  return id === SALT_ID ? per100g[5] : Math.round(SALT[id]?.mg ?? 0);
}

function ownContents(row: Row, category: string): Contents {
  const contents = joinContents([
    { contains: new Set(contentsNamed(row, row.contains)), mayContain: new Set(contentsNamed(row, row.may)) },
    contentsByName({ id: row.id, name: row.name, aliases: aliasesOf(row), category }),
  ]);
  return withCompanions(contents, row.name);
}

function contentsNamed({ id }: Row, words = "") {
  try {
    return readContents(words);
  } catch (error) {
    throw new Error(`food "${id}": ${(error as Error).message}`);
  }
}

/** Of something that parts have per 100 g: what 100 g of the dish have. */
function perHundred(recipe: Recipe, of: (id: string) => number): number {
  const total = Object.entries(recipe.parts).reduce((sum, [id, grams]) => sum + of(id) * grams, 0);
  return total / recipeWeight(recipe);
}

/**
 * What a row says of itself, or what its recipe's parts make of it. Parts may be dishes themselves (a sundae's syrup),
 * so each is worked out once, when first asked for.
 */
function composed<T>(
  rows: ReadonlyMap<string, Row>,
  recipes: Recipes,
  own: (row: Row) => T | undefined,
  compose: (recipe: Recipe, of: (id: string) => T, row: Row) => T,
): (id: string) => T {
  const known = new Map<string, T>();
  const asked = new Set<string>();
  const of = (id: string, dish?: string): T => {
    const found = known.get(id);
    if (found !== undefined) return found;
    const row = rows.get(id);
    if (!row) throw new Error(`recipe "${dish}": its part "${id}" is no food of the catalogue`);
    const recipe = recipes[id];
    const said = own(row);
    if (said === undefined && !recipe) throw new Error(`food "${id}": neither figures nor a recipe`);
    if (said === undefined && asked.has(id)) throw new Error(`recipe "${id}": made of itself`);
    asked.add(id);
    const value = said ?? compose(recipe as Recipe, (part) => of(part, id), row);
    known.set(id, value);
    return value;
  };
  return of;
}
