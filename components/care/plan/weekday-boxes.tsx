"use client";

import { useTranslations } from "next-intl";
import { useWeekdays } from "@/components/care/plan/use-weekdays";
import { cn } from "@/components/ui/cn";

type WeekdayBoxesProps = { chosen: readonly number[]; onChange: (weekdays: number[]) => void };

/** The days on which a meal is eaten; the last one stays. */
export function WeekdayBoxes({ chosen, onChange }: WeekdayBoxesProps) {
  const t = useTranslations("care.builder");
  const name = useWeekdays();
  function toggle(weekday: number) {
    const next = chosen.includes(weekday)
      ? chosen.filter((one) => one !== weekday)
      : [...chosen, weekday].toSorted();
    if (next.length > 0) onChange(next);
  }
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{t("weekdays")}</legend>
      <div className="grid max-w-sm grid-cols-4 gap-1 sm:grid-cols-7">
        {[1, 2, 3, 4, 5, 6, 7].map((weekday) => {
          const isOn = chosen.includes(weekday);
          return (
            <button
              key={weekday}
              type="button"
              aria-pressed={isOn}
              onClick={() => toggle(weekday)}
              className={cn(
                "min-h-11 rounded-control border text-sm",
                isOn ? "border-leaf bg-leaf-soft font-semibold text-leaf" : "border-field/60 text-muted",
              )}
            >
              <span aria-hidden>{name(weekday)}</span>
              <span className="sr-only">{name(weekday, "long")}</span>
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
