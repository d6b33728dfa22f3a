import { roundTo } from "@/lib/nutrition/figures/nutrients";
import type { Food, Portion, PortionSize } from "@/lib/nutrition/foods/food";
import { findMeasure, type Measure, UNITS } from "@/lib/nutrition/foods/measures";
import { searchKey } from "@/lib/portuguese/text/stems";

/**
 * A convention that stood in for something unsaid or unknown:
 * - "default-portion": no measure was said, or one the food is not counted in; the food's usual portion
 * - "medium-size": the food comes in sizes and none was said
 * - "size-factor": the food has no sizes; small is 3/4 (IBGE), large 5/4 of its portion
 * - "spoon-ratio": worked out from another spoon or ladle that the food has
 * - "generic-measure": what the measure holds of anything
 * - "density": a volume of something whose density is not known, taken as water's, or 0.6 g/ml when solid
 */
export type Convention =
  | "default-portion"
  | "medium-size"
  | "size-factor"
  | "spoon-ratio"
  | "generic-measure"
  | "density";

export type Weighed = {
  /** Rounded to 0.1 g, below 1 g to 0.01 g. */
  grams: number;
  /** pt-BR singular of what was weighed: "unidade média", "colher de sopa", "g". */
  portion: string;
  assumed: Convention[];
};

const SIZE_FACTORS: Readonly<Record<PortionSize, number>> = { small: 0.75, medium: 1, large: 1.25 };
/** Between flour (0.55) and cooked rice (0.75). */
const SOLID_DENSITY = 0.6;
const WHOLE = new Set(["unidade", "inteiro"]);

/**
 * Grams of so many household measures of a food.
 * @param measure pt-BR words, "g", "ml" and the like; null when only a number was said ("2 bananas")
 * @param quantity may be a fraction
 * @returns null when the measure cannot be tied to this food ("1 caixa de arroz") or the quantity is not positive
 */
export function gramsOf(
  food: Food,
  measure: string | null,
  quantity: number,
  size?: PortionSize,
): Weighed | null {
  if (!(quantity > 0) || !Number.isFinite(quantity)) return null;
  const one = measure === null ? defaultPortion(food, size) : weighOne(food, measure, size);
  if (!one) return null;
  const grams = one.grams * quantity;
  return { ...one, grams: roundTo(grams, grams < 1 ? 2 : 1) };
}

function weighOne(food: Food, words: string, size: PortionSize | undefined): Weighed | null {
  const key = searchKey(words);
  const unit = UNITS[key];
  if (unit) return weighUnit(food, key, unit);
  const measure = findMeasure(words);
  const name = measure ? searchKey(measure.name) : key;

  const own = ownPortions(food, name);
  if (own.length > 0) return pickSize(own, size);
  // Somebody may name one of the food's portions in full: "unidade grande".
  const exact = food.portions.find((portion) => searchKey(portion.name) === key);
  if (exact) return { grams: exact.grams, portion: exact.name, assumed: [] };

  if (name === "metade") return halved(food, size);
  if (WHOLE.has(name) || name === "porcao") {
    const usual = defaultPortion(food, size);
    return { ...usual, assumed: [...new Set<Convention>(["default-portion", ...usual.assumed])] };
  }
  return measure ? weighGeneric(food, measure, size) : null;
}

function weighUnit(food: Food, key: string, unit: { per: "g" | "ml"; factor: number }): Weighed {
  if (unit.per === "g") return { grams: unit.factor, portion: key, assumed: [] };
  const known = food.gramsPerMl;
  return { grams: unit.factor * (known ?? 1), portion: key, assumed: known === undefined ? ["density"] : [] };
}

function halved(food: Food, size: PortionSize | undefined): Weighed {
  const usual = defaultPortion(food, size);
  return { ...usual, grams: usual.grams / 2, portion: "metade" };
}

function defaultPortion(food: Food, size: PortionSize | undefined): Weighed {
  const portion = food.portions.find((one) => one.name === food.defaultPortion) as Portion;
  const base = portion.size ? portion.aliases?.[0] : undefined;
  return pickSize(base ? ownPortions(food, searchKey(base)) : [portion], size);
}

/** The food's portions in this measure: one, or one of each size. */
function ownPortions(food: Food, measureKey: string): Portion[] {
  const medium = food.portions.find(
    (portion) => portion.size && searchKey(portion.aliases?.[0] ?? "") === measureKey,
  );
  const base = medium?.aliases?.[0];
  if (base) return food.portions.filter((portion) => portion.size && portion.name.startsWith(`${base} `));
  return food.portions
    .filter((portion) => !portion.size && searchKey(portion.name) === measureKey)
    .slice(0, 1);
}

function pickSize(portions: readonly Portion[], size: PortionSize | undefined): Weighed {
  const sized = portions.find((portion) => portion.size === (size ?? "medium"));
  if (sized) return { grams: sized.grams, portion: sized.name, assumed: size ? [] : ["medium-size"] };
  const only = portions[0] as Portion;
  if (!size || size === "medium") return { grams: only.grams, portion: only.name, assumed: [] };
  return { grams: only.grams * SIZE_FACTORS[size], portion: only.name, assumed: ["size-factor"] };
}

/** What the measure holds of this food, from what is known of other measures or of the measure itself. */
function weighGeneric(food: Food, measure: Measure, size: PortionSize | undefined): Weighed | null {
  const factor = size ? SIZE_FACTORS[size] : 1;
  const assumed: Convention[] = size && size !== "medium" ? ["size-factor"] : [];
  const weighed = (grams: number, ...conventions: Convention[]) => ({
    grams: grams * factor,
    portion: measure.name,
    assumed: [...conventions, ...assumed],
  });
  if (food.gramsPerMl !== undefined && measure.ml !== undefined) {
    return weighed(measure.ml * food.gramsPerMl, "generic-measure");
  }
  if (measure.heapedMl !== undefined) {
    const known = spoonOf(food);
    if (known) return weighed((known.grams * measure.heapedMl) / known.heapedMl, "spoon-ratio");
  }
  if (measure.grams !== undefined) return weighed(measure.grams, "generic-measure");
  const ml = measure.heapedMl ?? measure.ml;
  return ml === undefined ? null : weighed(ml * SOLID_DENSITY, "generic-measure", "density");
}

/** A spoon or ladle of which the food knows the weight. */
function spoonOf(food: Food): { grams: number; heapedMl: number } | null {
  for (const portion of food.portions) {
    const heapedMl = findMeasure(portion.name)?.heapedMl;
    if (heapedMl !== undefined) return { grams: portion.grams, heapedMl };
  }
  return null;
}
