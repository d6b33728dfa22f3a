import type { Food } from "@/lib/nutrition/foods/food";
import { type MeasureId, measureOf } from "@/lib/nutrition/foods/measures";

/** Powders by the drink that is made of them: nobody drinks a glass of powder. */
const DRINKS: Readonly<Record<string, string>> = {
  "achocolatado-em-po": "leite-com-achocolatado",
  "achocolatado-diet-em-po": "leite-com-achocolatado-zero",
  "cappuccino-em-po": "cappuccino",
  "shake-emagrecedor": "shake-substituto",
  "whey-protein": "whey-com-agua",
  "leite-em-po": "leite-integral",
  "leite-em-po-desnatado": "leite-desnatado",
};
/** In ml: less is a spoon or a scoop. */
const LEAST_GLASS = 100;

/** The drink that a glass of this powder is; null where the measure holds no drink, or the food is none of these. */
export function madeUpId({ id }: Food, measure: MeasureId | null): string | null {
  const ml = measure === null ? 0 : (measureOf(measure)?.ml ?? 0);
  return ml >= LEAST_GLASS ? (DRINKS[id] ?? null) : null;
}

/** What is sold dry, by how it is eaten, with the grams that are on its packets. */
const SOLD_DRY: Readonly<Record<string, { dry: string; least: number; most: number }>> = {
  "macarrao-instantaneo": { dry: "macarrao-instantaneo-cru", least: 70, most: 90 },
};

/** The dry food whose packet weighs so many grams: "um pacote de miojo de 85 g"; null for any other weight. */
export function dryId({ id }: Food, grams: number): string | null {
  const sold = SOLD_DRY[id];
  return sold && grams >= sold.least && grams <= sold.most ? sold.dry : null;
}
