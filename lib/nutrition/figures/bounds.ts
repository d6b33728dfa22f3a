/** Bounds of one meal, however it is logged: in the chat, on the web, by a photo. */
export const MAX_ITEMS = 40;
/** Of one item. */
export const MAX_GRAMS = 5_000;
/** So many of one measure; grapes and drops of sweetener go by dozens. */
export const MAX_QUANTITY = 1_000;
/** Characters of a text that tells a meal. */
export const MAX_TEXT = 4_096;
/** More than this of one food in one go is asked about in the chat before it is stored, in grams. */
export const LIKELY_GRAMS = { solid: 1_500, liquid: 3_000 } as const;

/** Of one entry, in ml, which may tell of a whole day: more than anybody drinks in one and lives to tell. */
export const MAX_WATER_ML = 10_000;

/** The lightest and the heaviest adult on record, in kg: what lies outside is a slip. */
export const MIN_WEIGHT_KG = 2;
export const MAX_WEIGHT_KG = 635;

/** The shortest and the tallest that somebody may be, in cm. */
export const MIN_HEIGHT_CM = 50;
export const MAX_HEIGHT_CM = 260;

/** In kg: what is told outside of these is asked about before it is stored. */
export const LIKELY_KG = { least: 25, most: 350 } as const;

/** Whether somebody may weigh so much at all. */
export function isPossibleWeight(kg: number): boolean {
  return kg >= MIN_WEIGHT_KG && kg <= MAX_WEIGHT_KG;
}

/** Whether most people who write to us weigh about so much. */
export function isLikelyWeight(kg: number): boolean {
  return kg >= LIKELY_KG.least && kg <= LIKELY_KG.most;
}
