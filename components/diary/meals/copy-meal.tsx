"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCopyMeal } from "@/components/diary/day/meal-changes";
import { DayField, KindField } from "@/components/diary/items/meal-head-fields";
import { useDayFormat } from "@/components/figures/use-day-format";
import { Form } from "@/components/forms/form";
import { FormAlert } from "@/components/forms/form-alert";
import { useErrorText } from "@/components/forms/use-error-text";
import { useForm } from "@/components/forms/use-form";
import { diaryHref, goTo } from "@/components/layout/member/use-diary-param";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialogs/dialog";
import { notify } from "@/components/ui/toaster";
import { type Day, isDay } from "@/lib/nutrition/calendar/day";
import { favouriteName } from "@/lib/nutrition/favourites/favourite";
import type { MealAnswer } from "@/lib/nutrition/meals/meal-schema";

type CopyMealProps = { meal: MealAnswer; today: Day; open: boolean; onClose: () => void };

/** Logs the same meal again, on another day or as another meal. */
export function CopyMeal({ meal, today, open, onClose }: CopyMealProps) {
  const t = useTranslations("diary.copy");
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title={t("title")} description={meal.items.map(({ name }) => name).join(", ")}>
        <CopyMealForm meal={meal} today={today} onDone={onClose} />
      </DialogContent>
    </Dialog>
  );
}

function CopyMealForm({ meal, today, onDone }: { meal: MealAnswer; today: Day; onDone: () => void }) {
  const t = useTranslations("diary.copy");
  const kinds = useTranslations("dashboard.meals");
  const dayFormat = useDayFormat();
  const [day, setDay] = useState(today);
  const [kind, setKind] = useState(meal.kind);
  const copy = useCopyMeal();
  const form = useForm([], {
    check: () => ({ day: isDay(day) ? null : t("day") }),
    send: async () => {
      const copied = await copy.mutateAsync({ id: meal.id, name: favouriteName(meal.items), day, kind });
      if (!copied) return onDone();
      const action =
        day === meal.day
          ? undefined
          : { label: t("see"), onClick: () => goTo(diaryHref(day === today ? null : day)) };
      notify.success(t("done", { kind: kinds(kind), day: dayFormat(day) }), action && { action });
      onDone();
    },
    say: useErrorText(),
  });

  return (
    <Form form={form} className="flex flex-col gap-4">
      <DayField day={day} today={today} onChange={setDay} />
      <KindField kind={kind} onChange={setKind} />
      <FormAlert>{form.alert}</FormAlert>
      <Button type="submit" busy={form.busy}>
        {t("action")}
      </Button>
    </Form>
  );
}
