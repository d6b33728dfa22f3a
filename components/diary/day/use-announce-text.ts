import { useFormatter, useTranslations } from "next-intl";
import { daysOf, useUndoText } from "@/components/diary/day/use-undo-text";
import { useTellWarnings } from "@/components/diary/day/use-warning-texts";
import { useDayName } from "@/components/figures/use-day-name";
import { useFigures } from "@/components/figures/use-figures";
import { notify } from "@/components/ui/toaster";
import type { LoggedText } from "@/lib/chat/web-text/logged-text-schema";
import { errorText } from "@/lib/client/api-error";

/** Says what a text came to and on which day, with the way back. */
export function useAnnounceText(): (logged: LoggedText) => void {
  const t = useTranslations("diary.add");
  const kinds = useTranslations("dashboard.meals");
  const words = useTranslations("errors");
  const format = useFormatter();
  const figures = useFigures();
  const { ofDay } = useDayName();
  const undo = useUndoText();
  const tellWarnings = useTellWarnings();
  return (logged) => {
    const { meals, water, weight } = logged;
    const lines = [
      ...meals.map(({ kind, day, totals }) =>
        t("done", { kind: kinds(kind), day: ofDay(day), energy: figures.energy(totals.kcal) }),
      ),
      ...water.map(({ ml, day }) => t("water", { ml: format.number(ml), day: ofDay(day) })),
      ...weight.map(({ kg, day }) => t("weight", { weight: figures.weight(kg), day: ofDay(day) })),
    ];
    // By then the sheet is gone: callbacks of the call itself would go with it.
    const takeBack = () =>
      void undo.mutateAsync(logged).then(
        () => notify.success(t("undone", { day: daysOf(logged).map(ofDay).join(", ") })),
        (error: Error) => notify.error(errorText(error, words)),
      );
    // The way back comes last, and so stands first.
    tellWarnings(logged);
    notify.success(lines.join(" "), { action: { label: t("undo"), onClick: takeBack } });
  };
}
