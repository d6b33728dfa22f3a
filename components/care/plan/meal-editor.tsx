"use client";

import { Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { OptionEditor } from "@/components/care/plan/option-editor";
import { emptyOption, type MealDraft, type OptionDraft } from "@/components/care/plan/plan-draft";
import { WeekdayBoxes } from "@/components/care/plan/weekday-boxes";
import { Field } from "@/components/forms/field";
import { Input } from "@/components/forms/inputs/input";
import { TimeInput } from "@/components/forms/inputs/time-input";
import { Button } from "@/components/ui/button";
import { Card, CardHeader } from "@/components/ui/card";
import { MAX_OPTIONS } from "@/lib/care/plans/plan-schema";

type MealEditorProps = {
  meal: MealDraft;
  checked: boolean;
  onChange: (meal: MealDraft) => void;
  onRemove: () => void;
};

/** A meal of a plan: when, what, and what may stand in for it. */
export function MealEditor({ meal, checked, onChange, onRemove }: MealEditorProps) {
  const t = useTranslations("care.builder");
  const kinds = useTranslations("dashboard.meals");
  const name = kinds(meal.kind);
  const { options } = meal;
  const setOption = (key: string, changed: OptionDraft) =>
    onChange({ ...meal, options: options.map((one) => (one.key === key ? changed : one)) });
  return (
    <Card aria-labelledby={meal.key}>
      <CardHeader
        id={meal.key}
        title={name}
        aside={
          <Button variant="ghost" size="icon" aria-label={t("dropMeal", { meal: name })} onClick={onRemove}>
            <Trash2 className="size-4" aria-hidden />
          </Button>
        }
      />
      <div className="mb-4 flex flex-wrap gap-4">
        <Field label={t("time")} className="w-36">
          {(control) => (
            <TimeInput {...control} value={meal.time} onTime={(time) => onChange({ ...meal, time })} />
          )}
        </Field>
        <WeekdayBoxes chosen={meal.weekdays} onChange={(weekdays) => onChange({ ...meal, weekdays })} />
      </div>
      <div className="flex flex-col gap-3">
        {options.map((option, at) => (
          <OptionEditor
            key={option.key}
            option={option}
            nth={at + 1}
            isOneOf={options.length > 1}
            checked={checked}
            onChange={(changed) => setOption(option.key, changed)}
            onRemove={() => onChange({ ...meal, options: options.filter(({ key }) => key !== option.key) })}
          />
        ))}
      </div>
      {options.length < MAX_OPTIONS && (
        <Button
          className="mt-3"
          variant="ghost"
          size="sm"
          aria-label={t("addOptionTo", { meal: name })}
          onClick={() => onChange({ ...meal, options: [...options, emptyOption()] })}
        >
          {t("addOption")}
        </Button>
      )}
      <Field label={t("note")} className="mt-3">
        {(control) => (
          <Input
            {...control}
            value={meal.note}
            maxLength={500}
            onChange={({ target }) => onChange({ ...meal, note: target.value })}
          />
        )}
      </Field>
    </Card>
  );
}
