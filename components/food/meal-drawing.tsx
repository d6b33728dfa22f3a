import { FoodDrawing } from "@/components/food/food-drawing";
import type { MealAnswer } from "@/lib/nutrition/meals/meal-schema";

/** A meal by the food that most of its energy comes from. */
export function MealDrawing({ items, className }: Pick<MealAnswer, "items"> & { className?: string }) {
  const main = items.reduce<MealAnswer["items"][number] | undefined>(
    (most, item) => (most && most.kcal >= item.kcal ? most : item),
    undefined,
  );
  return <FoodDrawing name={main?.illustration} className={className} />;
}
