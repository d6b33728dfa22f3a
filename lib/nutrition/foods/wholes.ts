import type { Food } from "@/lib/nutrition/foods/food";

/**
 * Into how many of its usual portions a whole one is cut at home, of what nobody eats whole: "um quarto do bolo" is three
 * slices. By the first word of the food's id; usual figures, no table has them.
 */
const PORTIONS_OF_A_WHOLE: Readonly<Record<string, number>> = {
  bolo: 12,
  cuca: 12,
  rocambole: 10,
  torta: 8,
  cheesecake: 10,
  quiche: 8,
  pudim: 10,
  pave: 10,
  lasanha: 6,
  escondidinho: 6,
  empadao: 8,
  costela: 4,
  melancia: 25,
  melao: 8,
};

/** How many usual portions a whole one has; null for what is eaten whole or has no whole. */
export function portionsOfWhole({ id, defaultPortion }: Food): number | null {
  // "metade de um bolo de pote": of the one pot.
  if (defaultPortion.measure === "pote") return null;
  return PORTIONS_OF_A_WHOLE[id.split("-")[0] ?? ""] ?? null;
}

/** What is cut to be shared and comes in sizes, as a pizza does: whoever has less than half of one had it of a large one. */
export function isCutInSlices({ defaultPortion, portions }: Food): boolean {
  const sizes = portions.filter(({ measure }) => measure === "unidade");
  return defaultPortion.measure === "fatia" && sizes.length > 1;
}
