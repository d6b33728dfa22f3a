import { type Nutrients, roundTo } from "@/lib/nutrition/figures/nutrients";
import { readContents } from "@/lib/nutrition/foods/contents/contents";
import {
  type Contents,
  contentsByName,
  contentsOfPart,
  joinContents,
} from "@/lib/nutrition/foods/contents/named-contents";
import type { Confidence, Food, FoodCategory } from "@/lib/nutrition/foods/food";
import { type Recipe, recipeFigures, recipeSource, recipeWeight } from "@/lib/nutrition/foods/recipes/recipe";
import { RECIPES } from "@/lib/nutrition/foods/recipes/recipes";
import { aliasesOf, type Composed, foodOf, nutrientsOf, type Row } from "@/lib/nutrition/foods/rows/row";
import { SALT } from "@/lib/nutrition/foods/rows/salt";

type Rows = Readonly<Record<FoodCategory, readonly Row[]>>;

/** All of salt is sodium of salt. */
const SALT_ID = "sal";

/**
 * The rows of the catalogue as foods: cooking salt added, dishes worked out from their parts.
 * @throws Error for a row that is misspelt, without figures or made of itself: the catalogue's test catches them
 */
export function composeFoods(byCategory: Rows): Food[] {
  const rows = new Map(Object.values(byCategory).flatMap((of) => of.map((row) => [row.id, row] as const)));
  const categories = new Map(
    (Object.keys(byCategory) as FoodCategory[]).flatMap((category) =>
      byCategory[category].map(({ id }) => [id, category] as const),
    ),
  );
  const figures = composed(rows, ownFigures, recipeFigures);
  const added = composed(rows, ownAddedSodium, (recipe, of) => roundTo(perHundred(recipe, of), 0));
  const alcohol = composed(
    rows,
    (row) => row.per100g && (row.alcohol ?? 0),
    (recipe, of) => roundTo(perHundred(recipe, of), 1),
  );
  const contents = composed<Contents>(
    rows,
    (row) => (row.per100g ? ownContents(row, categories.get(row.id) ?? "") : undefined),
    (recipe, of, row) =>
      joinContents([
        ownContents(row, categories.get(row.id) ?? ""),
        ...Object.keys(recipe.parts).map((part) => contentsOfPart(of(part))),
      ]),
  );
  return [...rows.values()].map((row) => {
    const source = row.source ?? recipeSource(RECIPES[row.id] as Recipe);
    const composed: Composed = {
      per100g: figures(row.id),
      addedSodiumMg: added(row.id),
      alcoholG: alcohol(row.id),
      source,
      confidence: confidenceOf(source),
      ...contents(row.id),
    };
    return foodOf(row, categories.get(row.id) as FoodCategory, composed);
  });
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
  return joinContents([
    { contains: new Set(readContents(row.contains ?? "")), mayContain: new Set(readContents(row.may ?? "")) },
    contentsByName({ id: row.id, name: row.name, aliases: aliasesOf(row), category }),
  ]);
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
  own: (row: Row) => T | undefined,
  compose: (recipe: Recipe, of: (id: string) => T, row: Row) => T,
): (id: string) => T {
  const known = new Map<string, T>();
  const asked = new Set<string>();
  const of = (id: string): T => {
    const found = known.get(id);
    if (found !== undefined) return found;
    const row = rows.get(id);
    const recipe = RECIPES[id];
    const said = row && own(row);
    if (!row || (said === undefined && (!recipe || asked.has(id)))) throw new Error(`no figures for ${id}`);
    asked.add(id);
    const value = said ?? compose(recipe as Recipe, of, row);
    known.set(id, value);
    return value;
  };
  return of;
}
