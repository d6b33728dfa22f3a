import { useTranslations } from "next-intl";
import { useDeleteMeal } from "@/components/diary/day/meal-changes";
import { useTellWarnings } from "@/components/diary/day/use-tell-warnings";
import { useFigures } from "@/components/figures/use-figures";
import { useSaidDay } from "@/components/figures/use-said-day";
import { notify } from "@/components/ui/toaster";
import { errorText } from "@/lib/client/api-error";
import type { LoggedMeal } from "@/lib/nutrition/meals/meal-schema";

/** Says that a meal was logged, with the way back, and what of it clashes with the profile. */
export function useAnnounceMeal(): (meal: LoggedMeal) => void {
  const t = useTranslations("diary.add");
  const kinds = useTranslations("dashboard.meals");
  const words = useTranslations("errors");
  const figures = useFigures();
  const saidDay = useSaidDay();
  const remove = useDeleteMeal(null);
  const tellWarnings = useTellWarnings();
  return (meal) => {
    const of = { kind: kinds(meal.kind), day: saidDay(meal.day) };
    const undo = () =>
      remove.mutate(meal.id, {
        onSuccess: () => notify.success(t("undone", of)),
        onError: (error) => notify.error(errorText(error, words)),
      });
    notify.success(t("done", { ...of, energy: figures.energy(meal.totals.kcal) }), {
      action: { label: t("undo"), onClick: undo },
    });
    tellWarnings({ ...meal, meals: [meal] });
  };
}
