import { roundTo } from "@/lib/nutrition/figures/nutrients";
import type { LabelBasis, LabelFigures } from "@/lib/nutrition/own-foods/own-food";

type Told = { basis: LabelBasis; portionGrams: number };

/** A label's figures, per 100 g; those that it does not tell stay null. */
export function perHundred(label: LabelFigures, { basis, portionGrams }: Told): LabelFigures {
  return basis === "hundred" ? label : scaled(label, 100 / portionGrams, 6);
}

/** Figures per 100 g as the label tells them: kcal and mg whole, grams to one decimal, as labels are printed. */
export function asOnLabel(per100g: LabelFigures, { basis, portionGrams }: Told): LabelFigures {
  return basis === "hundred" ? scaled(per100g, 1, 2) : scaled(per100g, portionGrams / 100, 2);
}

function scaled(figures: LabelFigures, factor: number, decimals: number): LabelFigures {
  const times = (value: number | null) => (value === null ? null : roundTo(value * factor, decimals));
  return {
    kcal: roundTo(figures.kcal * factor, decimals),
    protein_g: times(figures.protein_g),
    carbs_g: times(figures.carbs_g),
    fat_g: times(figures.fat_g),
    fibre_g: times(figures.fibre_g),
    sodium_mg: times(figures.sodium_mg),
  };
}
