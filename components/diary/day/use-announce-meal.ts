import { useTranslations } from "next-intl";
import { useDeleteMeal } from "@/components/diary/day/meal-changes";
import { useTellWarnings } from "@/components/diary/day/use-warning-texts";
import { useDayName } from "@/components/figures/use-day-name";
import { useFigures } from "@/components/figures/use-figures";
import { notify } from "@/components/ui/toaster";
import { errorText } from "@/lib/client/api-error";
import type { LoggedMeal } from "@/lib/nutrition/meals/meal-schema";

/** Says that a meal was logged, with the way back, and what of it clashes with the profile. */
export function useAnnounceMeal(): (meal: LoggedMeal) => void {
  const t = useTranslations("diary.add");
  const kinds = useTranslations("dashboard.meals");
  const problems = useTranslations("errors");
  const figures = useFigures();
  const { ofDay } = useDayName();
  const remove = useDeleteMeal(null);
  const tellWarnings = useTellWarnings();
  return (meal) => {
    // By then the sheet is gone: callbacks of the call itself would go with it.
    const undo = () =>
      void remove.mutateAsync(meal.id).then(
        () => notify.success(t("undone", { day: ofDay(meal.day) })),
        (error: Error) => notify.error(errorText(error, problems)),
      );
    const words = { kind: kinds(meal.kind), day: ofDay(meal.day), energy: figures.energy(meal.totals.kcal) };
    tellWarnings({ ...meal, meals: [meal] });
    notify.success(t("done", words), { action: { label: t("undo"), onClick: undo } });
  };
}
