import { type Nutrients, roundTo } from "@/lib/nutrition/figures/nutrients";
import type { Food } from "@/lib/nutrition/foods/food";

/** How much of the salt that a food is usually cooked with was in it. */
export const SALT_LEVELS = ["usual", "little", "none"] as const;
export type SaltLevel = (typeof SALT_LEVELS)[number];

/** Of the salt added in cooking; half of it is what a "pouco sal" is taken for. */
const SHARE: Readonly<Record<SaltLevel, number>> = { usual: 1, little: 0.5, none: 0 };

/** Figures per 100 g of the food when it is cooked with this much salt. */
export function figuresSalted({ per100g, addedSodiumMg }: Food, salt: SaltLevel): Nutrients {
  const left = addedSodiumMg * (1 - SHARE[salt]);
  return { ...per100g, sodium_mg: Math.max(0, roundTo(per100g.sodium_mg - left, 0)) };
}
