import type { MealKind } from "@/lib/nutrition/calendar/meal-kind";
import type { MeasureId } from "@/lib/nutrition/foods/measures";
import type { Portion, PortionSize } from "@/lib/nutrition/foods/portion";
import type { SaltLevel } from "@/lib/nutrition/foods/salt";

/** What was taken for granted; structured, so that it can be said in either language. */
export type Assumption =
  /** No amount was said: the food's usual portion. */
  | { kind: "portion"; portion: Portion; grams: number }
  /** A measure without a size: the medium one. */
  | { kind: "size"; size: PortionSize }
  /** "uns 2 ou 3": the midpoint. */
  | { kind: "range"; low: number; high: number }
  /** "um pouco de", "muito": a share of the usual portion. */
  | { kind: "vague"; said: string }
  /** Read in spite of the spelling. */
  | { kind: "spelling"; said: string; read: string }
  /** The food has no such measure: the generic weight of that measure. */
  | { kind: "measure"; measure: MeasureId; grams: number }
  /** Only a general name was said ("feijão"): the usual variety. */
  | { kind: "variety"; said: string; food: string }
  /** A preparation or brand that the catalogue does not tell apart. */
  | { kind: "ignored"; said: string };

export type ParsedItem = {
  /** Catalogue id. */
  foodId: string;
  /** The food's pt-BR name. */
  name: string;
  /** Edible grams; 0 < grams <= 5000. */
  grams: number;
  /** As said, or the portion that was taken instead. */
  portion: Portion;
  /** Where less than the usual salt was in it. */
  salt?: SaltLevel;
  /** 0..1, of the food and of the amount together. */
  confidence: number;
  assumed: Assumption[];
  /** The person's own words. */
  said: string;
  /** "3 chopes de 300 ml": of how many of one size it is made. */
  pieces?: number;
  /** What was eaten of what was told: 0..1. */
  share?: number;
};

export type ParsedMeal = {
  /** YYYY-MM-DD in the person's zone. */
  day: string;
  kind: MealKind;
  /** False: guessed from the hour. */
  kindSaid: boolean;
  /** ISO instant. */
  eatenAt: string;
  items: ParsedItem[];
};

/** What of the amount was not said: "glass", "bottle" and so on stand for the container whose size was assumed. */
export type ParsedWater = { ml: number; day: string; assumed: string[]; pieces?: number };
export type ParsedWeight = { kg: number; day: string };

/** An amount as said, not yet tied to a food. */
export type Amount = {
  quantity: number;
  /** null when only a number was said. */
  measure: MeasureId | null;
  size: PortionSize | null;
  /** As said, for showing: "4 colheres de sopa". */
  said: string;
  assumed: Assumption[];
  /** Of how many of one size it is made. */
  pieces?: number;
  /** Said by another word than its own: "1 colher" is one of those that were told. */
  loose?: true;
};
