import { useFormatter, useTranslations } from "next-intl";
import { groupedWarnings } from "@/components/diary/day/grouped-warnings";
import { notify } from "@/components/ui/toaster";
import type { LoggedMeal } from "@/lib/nutrition/meals/meal-schema";

/** More would cover the screen; the first are the gravest. */
const MOST_TOLD = 3;
const DURATION_MS = 10_000;

type Warned = Pick<LoggedMeal, "warnings"> & {
  meals: readonly { items: readonly { food: string; name: string }[] }[];
};

/** What of a meal clashes with the person's allergies, medicines, restrictions, conditions or way of eating, in sentences. */
export function useWarningTexts(): (meal: Warned) => string[] {
  const t = useTranslations("diary.add");
  const format = useFormatter();
  return ({ warnings, meals }) => {
    const names = new Map(meals.flatMap(({ items }) => items.map(({ food, name }) => [food, name] as const)));
    return groupedWarnings(warnings)
      .slice(0, MOST_TOLD)
      .map(({ key, said, foods }) =>
        t(key, {
          food: format.list(foods.map((food) => names.get(food) ?? food)),
          count: foods.length,
          said,
        }),
      );
  };
}

/** Says it of a meal just logged, in one piece. */
export function useTellWarnings(): (logged: Warned) => void {
  const textsOf = useWarningTexts();
  return (logged) => {
    const texts = textsOf(logged);
    if (texts.length > 0) notify.plain(texts.join("\n"), { duration: DURATION_MS });
  };
}
