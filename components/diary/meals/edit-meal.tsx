"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { foodsOfMealQuery } from "@/components/diary/day/api";
import { EditMealForm } from "@/components/diary/meals/edit-meal-form";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import type { MealAnswer } from "@/lib/nutrition/meals/meal-schema";
import type { DiaryDay } from "@/lib/nutrition/views/diary-day";

type EditMealProps = { meal: MealAnswer; diary: DiaryDay; open: boolean; onClose: () => void };

/** Puts a meal right: its foods and amounts, its kind, its day and its time. */
export function EditMeal({ meal, diary, open, onClose }: EditMealProps) {
  const t = useTranslations("diary.edit");
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title={t("title")} className="md:max-w-xl" holdsForm>
        <EditMealContent meal={meal} diary={diary} onDone={onClose} />
      </DialogContent>
    </Dialog>
  );
}

/** The form stands on the meal as it was when it was opened, whatever comes in meanwhile. */
function EditMealContent({ meal, diary, onDone }: { meal: MealAnswer; diary: DiaryDay; onDone: () => void }) {
  const t = useTranslations("diary.edit");
  const [base, setBase] = useState(meal);
  const foods = useQuery(foodsOfMealQuery(base.items.map(({ food }) => food)));
  if (foods.isPending) {
    return (
      <div role="status" aria-label={t("loading")} className="flex flex-col gap-3">
        <Skeleton className="h-11" />
        <Skeleton className="h-24" />
      </div>
    );
  }
  return (
    <EditMealForm
      key={base.version}
      base={base}
      latest={meal}
      diary={diary}
      foods={foods.data ?? []}
      onReload={() => setBase(meal)}
      onDone={onDone}
    />
  );
}
