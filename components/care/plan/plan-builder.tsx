"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useReleasePlan, useSavePlan } from "@/components/care/common/plan-api";
import { AddPlannedMeal } from "@/components/care/plan/add-meal";
import { DaySums } from "@/components/care/plan/day-sums";
import { MealEditor } from "@/components/care/plan/meal-editor";
import {
  bodiesOf,
  daySum,
  draftsOf,
  emptyMeal,
  hasUnseen,
  type MealDraft,
} from "@/components/care/plan/plan-draft";
import { PlanHeadFields } from "@/components/care/plan/plan-head-fields";
import { PlanWarnings } from "@/components/care/plan/plan-warnings";
import { Form } from "@/components/forms/form";
import { FormAlert } from "@/components/forms/form-alert";
import { useDraft, useDraftPart } from "@/components/forms/use-draft";
import { useErrorText } from "@/components/forms/use-error-text";
import { useForm } from "@/components/forms/use-form";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { notify } from "@/components/ui/toaster";
import { MAX_PLAN_MEALS, type PatientPlan } from "@/lib/care/plans/plan-schema";
import { isDay } from "@/lib/nutrition/calendar/day";
import type { FoodResult } from "@/lib/nutrition/foods/search/food-results";

export type PlanBuilderProps = {
  patient: string;
  plan: PatientPlan;
  foods: readonly FoodResult[];
  /** kcal a day that the patient aims at. */
  goal: number | null;
  onReleased: () => void;
};

/** A draft put together meal by meal, its sums beside it; saved, or saved and handed to the patient. */
export function PlanBuilder({ patient, plan, foods, goal, onReleased }: PlanBuilderProps) {
  const t = useTranslations("care.builder");
  const words = useTranslations("errors");
  const key = `plan ${plan.id} ${plan.version}`;
  const [meals, setMeals, forgetMeals] = useDraftPart(key, () => draftsOf(plan.meals, foods));
  const [isReleasing, setReleasing] = useState(false);
  /** Which of the two buttons sends the form. */
  const wantsRelease = useRef(false);
  const save = useSavePlan(patient, plan.id);
  const release = useReleasePlan(patient, plan.id);
  const form = useForm(["title", "startsOn", "endsOn", "guidance"], {
    check: ({ title, startsOn, endsOn }) => ({
      title: title.trim() ? null : words("fields.required"),
      startsOn: isDay(startsOn) ? null : words("fields.date"),
      endsOn: isDay(endsOn) && endsOn >= startsOn ? null : words("fields.date"),
      meals: bodiesOf(meals) ? null : t("amounts"),
    }),
    send: async (values) => {
      const saved = await save.mutateAsync({ version: plan.version, ...values, meals: bodiesOf(meals) });
      draft.forget();
      forgetMeals();
      if (!wantsRelease.current) return notify.success(t("saved"));
      if (hasUnseen(saved.warnings, plan.warnings)) {
        form.tell(t("lookFirst"));
        return;
      }
      await release.mutateAsync(saved.version);
      notify.success(t("released"));
      onReleased();
    },
    say: useErrorText(),
  });
  const { title, startsOn, endsOn, guidance } = plan;
  const draft = useDraft(key, form.ref, { title, startsOn, endsOn, guidance });
  function change(meals: readonly MealDraft[]) {
    setMeals([...meals]);
    form.tell(null);
  }
  function choose(release: boolean) {
    wantsRelease.current = release;
    setReleasing(release);
  }
  const days = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, totals: daySum(meals, weekday) }));
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[1.7fr_1fr]">
      <div className="flex min-w-0 flex-col gap-4">
        <Form id={plan.id} form={form} className="contents">
          <PlanHeadFields begin={draft.begin} />
        </Form>
        {meals.map((meal) => (
          <MealEditor
            key={meal.key}
            meal={meal}
            checked={"meals" in form.errors}
            onChange={(changed) => change(meals.map((one) => (one.key === meal.key ? changed : one)))}
            onRemove={() => change(meals.filter(({ key }) => key !== meal.key))}
          />
        ))}
        {meals.length < MAX_PLAN_MEALS && (
          <AddPlannedMeal onAdd={(kind) => change([...meals, emptyMeal(kind)])} />
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-4 xl:sticky xl:top-4">
        <DaySums days={days} goal={goal} />
        <PlanWarnings plan={plan} />
        <Card className="flex flex-col gap-3">
          <FormAlert>{form.alert ?? form.errors.meals}</FormAlert>
          <Button
            type="submit"
            form={plan.id}
            variant="secondary"
            busy={form.busy && !isReleasing}
            onClick={() => choose(false)}
          >
            {t("save")}
          </Button>
          <Button type="submit" form={plan.id} busy={form.busy && isReleasing} onClick={() => choose(true)}>
            {t("release")}
          </Button>
          <p className="text-sm text-muted">{t("releaseHint")}</p>
        </Card>
      </div>
    </div>
  );
}
