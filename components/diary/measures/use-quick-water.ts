import { useFormatter, useTranslations } from "next-intl";
import { drinkOf, useAddWater, useRemoveWater } from "@/components/diary/measures/measure-changes";
import { useDayName, useToday } from "@/components/figures/use-day-name";
import { notify } from "@/components/ui/toaster";
import { errorText } from "@/lib/client/api-error";

/** A cup. */
export const CUP_ML = 200;

/** Logs a cup of water today, with the way back. */
export function useQuickWater(): () => Promise<unknown> {
  const t = useTranslations("diary.add");
  const words = useTranslations("errors");
  const format = useFormatter();
  const today = useToday();
  const { ofDay } = useDayName();
  const add = useAddWater(null);
  const remove = useRemoveWater(null);
  const onError = (error: Error) => notify.error(errorText(error, words));

  function announce(id: string) {
    const undo = () =>
      void remove
        .mutateAsync({ id, ml: CUP_ML, day: today })
        .then(() => notify.success(t("undone", { day: ofDay(today) })), onError);
    notify.success(t("water", { ml: format.number(CUP_ML), day: ofDay(today) }), {
      action: { label: t("undo"), onClick: undo },
    });
  }
  return () =>
    add.mutateAsync(drinkOf(CUP_ML, today)).then((logged) => logged && announce(logged.id), onError);
}
