import type { LabelFigures } from "@/lib/nutrition/own-foods/own-food";

/** What cannot be so of a food, or hardly; each a key of `errors.fields`. */
export type Implausibility = {
  field: keyof LabelFigures;
  problem: "too_big" | "macros_over" | "energy_mismatch";
};

/** Energy in kcal of 1 g (Atwater; Regulation (EU) 1169/2011, annex XIV, for fibre). */
const KCAL = { protein: 4, carbs: 4, fat: 9, fibre: 2 } as const;
/** 100 g of fat, the densest there is; table salt has 39,340 mg of sodium in 100 g. */
const MOST = { kcal: 900, sodium_mg: 40_000 } as const;
/** Grams in 100 g, with what rounding adds; of 100 ml up to what syrups weigh. */
const MOST_MACROS = { solid: 102, liquid: 145 } as const;
/** Polyols, alcohol and how carbohydrate is counted move energy by about a fifth. */
const TOLERANCE = 0.2;
const LEAST_TOLERANCE_KCAL = 20;
/** Labels round energy to 1 kcal and each macronutrient to 1 g at worst: half of each for a portion. */
const ROUNDING_KCAL = 0.5 + 0.5 * (KCAL.protein + KCAL.carbs + KCAL.fat);

/**
 * Whether figures per 100 g (or ml) can be those of a food: no more than there is room for, and energy that fits the
 * macronutrients (Atwater, a fifth or 20 kcal either way). Unknown macronutrients may be anything that still fits.
 * `portionGrams` where the label's figures are of a portion: its rounding weighs more the smaller it is.
 */
export function implausibilities(
  figures: LabelFigures,
  { liquid = false, portionGrams }: { liquid?: boolean; portionGrams?: number | undefined } = {},
): Implausibility[] {
  const { kcal, protein_g, carbs_g, fat_g, fibre_g, sodium_mg } = figures;
  const room = MOST_MACROS[liquid ? "liquid" : "solid"];
  const slack = portionGrams === undefined ? 1 : Math.max(1, 100 / portionGrams);
  const most = room + 2 * (slack - 1);
  const found: Implausibility[] = [];
  const tooBig = (field: keyof LabelFigures, value: number | null, bound: number) => {
    if ((value ?? 0) > bound) found.push({ field, problem: "too_big" });
  };
  tooBig("kcal", kcal, MOST.kcal + ROUNDING_KCAL * (slack - 1) + (liquid ? 300 : 0));
  tooBig("protein_g", protein_g, most);
  tooBig("carbs_g", carbs_g, most);
  tooBig("fat_g", fat_g, most);
  tooBig("fibre_g", fibre_g, most);
  tooBig("sodium_mg", sodium_mg, MOST.sodium_mg);
  if (found.length > 0) return found;

  // Fibre stands beside carbohydrate on Brazilian labels and inside of it on others: it fills no room of its own.
  const told = (protein_g ?? 0) + (carbs_g ?? 0) + (fat_g ?? 0);
  if (told > most) return [{ field: "carbs_g", problem: "macros_over" }];
  return isEnergyLikely(figures, Math.max(0, room - told), slack)
    ? []
    : [{ field: "kcal", problem: "energy_mismatch" }];
}

/** @param room grams that what is not told may take up, as fat at most */
function isEnergyLikely(figures: LabelFigures, room: number, slack: number): boolean {
  const { kcal, protein_g, carbs_g, fat_g, fibre_g } = figures;
  const energy =
    KCAL.protein * (protein_g ?? 0) +
    KCAL.carbs * (carbs_g ?? 0) +
    KCAL.fat * (fat_g ?? 0) +
    KCAL.fibre * (fibre_g ?? 0);
  const densest = fat_g === null ? KCAL.fat : protein_g === null || carbs_g === null ? KCAL.carbs : 0;
  const likely = { least: energy, most: energy + densest * room };
  const tolerance = (of: number) =>
    Math.max(LEAST_TOLERANCE_KCAL, of * TOLERANCE) + ROUNDING_KCAL * (slack - 1);
  return kcal >= likely.least - tolerance(likely.least) && kcal <= likely.most + tolerance(likely.most);
}
