"use client";

import { useTranslations } from "next-intl";
import { DateInput } from "@/components/forms/date-input";
import { Field } from "@/components/forms/field";
import { Input } from "@/components/forms/input";
import { Select } from "@/components/forms/select";
import { type Day, FIRST_DAY } from "@/lib/nutrition/calendar/day";
import { MEAL_KINDS, type MealKind } from "@/lib/nutrition/calendar/meal-kind";

export function KindField({ kind, onChange }: { kind: MealKind; onChange: (kind: MealKind) => void }) {
  const t = useTranslations("diary.fields");
  const kinds = useTranslations("dashboard.meals");
  return (
    <Field label={t("kind")}>
      {(control) => (
        <Select {...control} value={kind} onChange={(event) => onChange(event.target.value as MealKind)}>
          {MEAL_KINDS.map((one) => (
            <option key={one} value={one}>
              {kinds(one)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

type DayFieldProps = { day: Day; today: Day; onChange: (day: Day) => void; error?: string | null };

export function DayField({ day, today, onChange, error }: DayFieldProps) {
  const t = useTranslations("diary.fields");
  return (
    <Field label={t("day")} error={error ?? null}>
      {(control) => (
        <DateInput
          {...control}
          min={FIRST_DAY}
          max={today}
          value={day}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

type TimeFieldProps = { time: string; onChange: (time: string) => void; error?: string | null };

/** @param time "HH:MM" on the person's clock */
export function TimeField({ time, onChange, error }: TimeFieldProps) {
  const t = useTranslations("diary.fields");
  return (
    <Field label={t("time")} error={error ?? null}>
      {(control) => (
        <Input {...control} type="time" value={time} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  );
}
