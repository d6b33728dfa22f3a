import type { Food } from "@/lib/nutrition/foods/food";
import { ownsMeasure } from "@/lib/nutrition/foods/measure-grams";
import type { SaidAmount } from "@/lib/portuguese/terms/amounts";
import type { FoodMatch } from "@/lib/portuguese/vocabulary/food-names";

/** "1 xícara de cafezinho", "1 copinho de café": 50 ml. "1 xícara de café" is a cup of it, as one "sem açúcar" is. */
export function inSmallCup(
  { match, said }: { match: FoodMatch; said: string },
  amount: SaidAmount | null,
): SaidAmount | null {
  const isLittle = amount?.measure === CUP && /^cafezinho/i.test(match.called);
  const measure = isLittle ? SMALL_CUP : cupOf(match.food, amount?.measure, said);
  return amount && measure && ownsMeasure(match.food, measure) ? { ...amount, measure } : amount;
}

const CUP_OF_COFFEE = /(?:^|\s)(?:(?:x[ií]caras?|xic)(?: cheias?)? de caf[eé]|cups? of coffee)(?!\S)/i;

/** "café foram uns quatro copinhos": of what is served in small cups; "um copinho de gelatina": of what is sold in pots; "foram 2 xícaras de café": cups of it, as no rice is told in. */
export function cupOf<M extends string | null | undefined>(food: Food, measure: M, said: string) {
  const isCup = measure === SMALL_CUP && food.category === "drinks" && CUP_OF_COFFEE.test(said);
  if (isCup) return CUP;
  const isSmall = measure === "copo" && /(?:^|\s)copinhos?(?!\S)/i.test(said);
  if (!isSmall) return measure;
  return [SMALL_CUP, POT].find((one) => ownsMeasure(food, one)) ?? measure;
}

const [SMALL_CUP, CUP, POT] = ["xicara-de-cafe", "xicara", "pote"] as const;
