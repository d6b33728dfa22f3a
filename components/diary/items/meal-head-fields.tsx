"use client";

import { useTranslations } from "next-intl";
import { Field } from "@/components/forms/field";
import { DateInput } from "@/components/forms/inputs/date-input";
import { Select } from "@/components/forms/inputs/select";
import { TimeInput } from "@/components/forms/inputs/time-input";
import type { Day } from "@/lib/nutrition/calendar/day";
import { FIRST_DAY } from "@/lib/nutrition/calendar/loggable-day";
import { MEAL_KINDS, type MealKind } from "@/lib/nutrition/calendar/meal-kind";

export function KindField({ kind, onChange }: { kind: MealKind; onChange: (kind: MealKind) => void }) {
  const t = useTranslations("diary.fields");
  const kinds = useTranslations("dashboard.meals");
  return (
    <Field name="kind" label={t("kind")}>
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

type DayFieldProps = { day: Day; today: Day; onChange: (day: Day) => void };

export function DayField({ day, today, onChange }: DayFieldProps) {
  const t = useTranslations("diary.fields");
  return (
    <Field name="day" label={t("day")}>
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

type TimeFieldProps = { time: string; onChange: (time: string) => void };

/** @param time "HH:MM" on the person's clock, or what was typed instead */
export function TimeField({ time, onChange }: TimeFieldProps) {
  const t = useTranslations("diary.fields");
  return (
    <Field name="time" label={t("time")}>
      {(control) => (
        // The browser's own clock beside it leaves a phone no room for "PM".
        <TimeInput
          {...control}
          className="max-sm:[&::-webkit-calendar-picker-indicator]:hidden"
          value={time}
          onTime={onChange}
          onNone={onChange}
        />
      )}
    </Field>
  );
}
