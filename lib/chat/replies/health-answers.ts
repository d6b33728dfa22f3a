import { amountOf, type Format, figure, foodName } from "@/lib/chat/replies/format";
import type { Answer } from "@/lib/chat/replies/outcome";
import { type Nutrients, scaleNutrients } from "@/lib/nutrition/figures/nutrients";
import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import type { Watched } from "@/lib/portuguese/meaning/care-memory";
import type { ParsedItem } from "@/lib/portuguese/portions/parsed-entries";

/** What is said of health: of foods that were named their figures first, then whom to ask. */
export function healthText(
  format: Format,
  { topic, items = [] }: Extract<Answer, { kind: "health" }>,
): string {
  const of = topic === "glucose_food" || topic === "pressure_food" ? topic : "condition";
  const lines = items.flatMap((item) => {
    const food = findFood(item.foodId);
    if (!food) return [];
    const figures = scaleNutrients(food.per100g, item.grams);
    return [format.t(`chat.health.figures.${of}`, figuresOf(format, item, figures))];
  });
  return [lines.join("\n"), format.t(`chat.health.${topic}`)].filter(Boolean).join("\n\n");
}

function figuresOf(format: Format, item: ParsedItem, figures: Nutrients) {
  return {
    name: foodName(format, item.foodId, item.name),
    amount: amountOf(format, item.portion, item.grams),
    kcal: figure(format, figures.kcal),
    protein: figure(format, figures.protein_g),
    carbs: figure(format, figures.carbs_g),
    fat: figure(format, figures.fat_g),
    fibre: figure(format, figures.fibre_g, 1),
    sodium: figure(format, figures.sodium_mg),
  };
}

/** Of what somebody must watch, how much there is in it, and whom to ask. */
export function watchLines(format: Format, watch: readonly Watched[], sum: Nutrients): string[] {
  const values = { carbs: figure(format, sum.carbs_g), sodium: figure(format, sum.sodium_mg) };
  return watch.map((of) => format.t(`chat.answer.fitsWatch.${of}`, values));
}
