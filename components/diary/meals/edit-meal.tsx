"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { foodsOfMealQuery } from "@/components/diary/day/api";
import { EditMealForm } from "@/components/diary/meals/edit-meal-form";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialogs/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import type { MealAnswer } from "@/lib/nutrition/meals/meal-schema";
import type { DiaryDay } from "@/lib/nutrition/views/diary-day";

type EditMealProps = { meal: MealAnswer; diary: DiaryDay; open: boolean; onClose: () => void };

/** Puts a meal right: its foods and amounts, its kind, its day and its time. */
export function EditMeal({ meal, diary, open, onClose }: EditMealProps) {
  const t = useTranslations("diary.edit");
  const isChanged = useRef(false);
  const [isAsking, setAsking] = useState(false);
  const keepOpen = () => setAsking(false);

  function leave() {
    isChanged.current = false;
    setAsking(false);
    onClose();
  }

  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && (isChanged.current ? setAsking(true) : leave())}>
      <DialogContent title={t("title")} look="wide" holdsForm>
        {isAsking && (
          <div
            role="alert"
            className="sticky top-0 z-10 mb-4 rounded-card border border-line bg-carbs-soft px-4 py-3 text-sm"
          >
            <p>{t("unsaved")}</p>
            <div className="mt-2 flex flex-wrap gap-2">
              <Button variant="secondary" size="sm" onClick={keepOpen}>
                {t("stay")}
              </Button>
              <Button variant="ghost" size="sm" onClick={leave}>
                {t("discard")}
              </Button>
            </div>
          </div>
        )}
        <EditMealContent
          meal={meal}
          diary={diary}
          onChanged={(changed) => {
            isChanged.current = changed;
          }}
          onDone={leave}
        />
      </DialogContent>
    </Dialog>
  );
}

type EditMealContentProps = {
  meal: MealAnswer;
  diary: DiaryDay;
  /** Whether there is something that closing would lose. */
  onChanged: (isChanged: boolean) => void;
  onDone: () => void;
};

/** The form stands on the meal as it was when it was opened, whatever comes in meanwhile. */
function EditMealContent({ meal, diary, onChanged, onDone }: EditMealContentProps) {
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
      diary={diary}
      foods={foods.data ?? []}
      onChanged={onChanged}
      onReload={setBase}
      onDone={onDone}
    />
  );
}
