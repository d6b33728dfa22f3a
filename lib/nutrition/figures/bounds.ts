/** Bounds of one meal, however it is logged. */
export const MAX_ITEMS = 40;
/** Of one item. */
export const MAX_GRAMS = 5_000;
/** So many of one portion. */
export const MAX_QUANTITY = 100;
/** Characters of a text that tells a meal. */
export const MAX_TEXT = 4_096;

/** More than anybody drinks at once, in ml. */
export const MAX_WATER_ML = 5_000;

/** The lightest and the heaviest adult on record, in kg: what lies outside is a slip. */
export const MIN_WEIGHT_KG = 2;
export const MAX_WEIGHT_KG = 635;
