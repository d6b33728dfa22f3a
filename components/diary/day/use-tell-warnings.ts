import { useTranslations } from "next-intl";
import { notify } from "@/components/ui/toaster";
import type { LoggedMeal } from "@/lib/nutrition/meals/meal-schema";

/** More would cover the screen; the first are the gravest. */
const MOST_TOLD = 3;
const DURATION_MS = 10_000;

type Logged = Pick<LoggedMeal, "warnings"> & { meals: readonly Pick<LoggedMeal, "items">[] };

/** Says what of a meal just logged clashes with the person's allergies, restrictions, conditions or way of eating. */
export function useTellWarnings(): (logged: Logged) => void {
  const t = useTranslations("diary.add");
  return ({ warnings, meals }) => {
    const names = new Map(meals.flatMap(({ items }) => items.map(({ food, name }) => [food, name] as const)));
    for (const { food, certain, said } of warnings.slice(0, MOST_TOLD)) {
      const words = { food: names.get(food) ?? food, said };
      notify.plain(certain ? t("warning", words) : t("warningMaybe", words), { duration: DURATION_MS });
    }
  };
}
