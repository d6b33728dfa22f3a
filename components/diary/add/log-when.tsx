"use client";

import { useTranslations } from "next-intl";
import { Field } from "@/components/forms/field";
import { DateInput } from "@/components/forms/inputs/date-input";
import { Select } from "@/components/forms/inputs/select";
import { type Day, isDay } from "@/lib/nutrition/calendar/day";
import { FIRST_DAY } from "@/lib/nutrition/calendar/loggable-day";
import { MEAL_KINDS, type MealKind } from "@/lib/nutrition/calendar/meal-kind";

type LogWhenProps = {
  day: Day;
  today: Day;
  /** null: as the text or the hour has it. */
  kind: MealKind | null;
  onDay: (day: Day) => void;
  onKind: (kind: MealKind | null) => void;
};

/** On which day and as which meal, for who means another than now. */
export function LogWhen({ day, today, kind, onDay, onKind }: LogWhenProps) {
  const t = useTranslations("diary.fields");
  const kinds = useTranslations("dashboard.meals");
  return (
    <div className="mt-4 grid grid-cols-2 gap-3 border-t border-line pt-4">
      <Field label={t("kind")}>
        {(control) => (
          <Select
            {...control}
            value={kind ?? ""}
            onChange={({ target }) => onKind(target.value === "" ? null : (target.value as MealKind))}
          >
            <option value="">{t("byHour")}</option>
            {MEAL_KINDS.map((one) => (
              <option key={one} value={one}>
                {kinds(one)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t("day")}>
        {(control) => (
          <DateInput
            {...control}
            min={FIRST_DAY}
            max={today}
            defaultValue={day}
            onChange={({ target }) => isDay(target.value) && target.value <= today && onDay(target.value)}
          />
        )}
      </Field>
    </div>
  );
}
