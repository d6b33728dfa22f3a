import { hides } from "@/lib/nutrition/foods/contents/unseen";
import type { Food } from "@/lib/nutrition/foods/food";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";

const PLANT_MILKS =
  /^leite-de-(?:soja|aveia|amendoas|arroz|castanha|castanha-do-para|avela|macadamia|pistache|nozes|coco-bebida|coco)(?:-light)?$/;

/** Nobody eats them beside what they are in. */
const FLOURS = /^(?:farinha-de-|fuba$|amido-)/;

export function isPlantMilk({ id }: Food): boolean {
  return PLANT_MILKS.test(id);
}

/**
 * Where it ends that nothing else was in it: "feito em casa com água", "à base de água", "feito só com leite de coco", or what it is
 * baked of: "feito com farinha de arroz"; null where the words say something else, or an allergen that must be seen. What it is made of was not eaten beside it.
 */
export function madeOfEnd(tokens: readonly Token[], at: number, food?: Food): number | null {
  const base = baseEnd(tokens, at);
  const { next, only, made } = makingEnd(tokens, at);
  const from = base ?? next;
  const of = from === null ? null : foodAt(tokens, from, false);
  const list = of && food && made && only ? listEnd(tokens, of.start, food) : null;
  if (list !== null) return list;
  if (of?.food.id === "agua") return of.start + 1;
  const isFlour = made && of && FLOURS.test(of.food.id) && !/^(?:,|e|com)$/.test(wordAt(tokens, of.next));
  if (isFlour && !(food && hides(food, of.food))) return of.next;
  if (!of || base !== null || !only) return null;
  return isPlantMilk(of.food) && !(food && hides(food, of.food)) ? of.next : null;
}

/** Past "coco, açúcar e água", of which the dish hides none; null where it does. */
export function listEnd(tokens: readonly Token[], at: number, food: Food): number | null {
  let end: number | null = null;
  for (let part = foodAt(tokens, at, false); part; part = foodAt(tokens, end + 1, false)) {
    if (hides(food, part.food)) return null;
    end = part.next;
    if (!/^(?:,|e)$/.test(wordAt(tokens, end))) break;
  }
  return end;
}

/** Past "à base de". */
export function baseEnd(tokens: readonly Token[], at: number): number | null {
  const i = /^(?:a|na|em|so)$/.test(wordAt(tokens, at)) ? at + 1 : at;
  return wordAt(tokens, i) === "base" && wordAt(tokens, i + 1) === "de" ? i + 2 : null;
}

type Making = { next: number | null; only: boolean; made: boolean };

/** Past "feito em casa só com", "só com", "feito de"; whether it was of nothing else, and whether it was told as made. */
export function makingEnd(tokens: readonly Token[], at: number): Making {
  let i = at;
  const isMade = /^(?:feit|preparad|batid)[oa]s?$/.test(wordAt(tokens, i));
  if (isMade) i += 1;
  if (isMade && wordAt(tokens, i) === "em" && wordAt(tokens, i + 1) === "casa") i += 2;
  const only = /^(?:so|apenas|somente)$/.test(wordAt(tokens, i));
  if (only) i += 1;
  const isSaid = (isMade || only) && /^(?:com|na|no|em|de)$/.test(wordAt(tokens, i));
  return { next: isSaid ? i + 1 : null, only, made: isMade };
}

/** Past "100% de". */
export function wholeOf(tokens: readonly Token[], at: number): number | null {
  if (wordAt(tokens, at) !== "100") return null;
  const next = wordAt(tokens, at + 1) === "%" ? at + 2 : at + 1;
  return wordAt(tokens, next) === "de" ? next + 1 : null;
}
