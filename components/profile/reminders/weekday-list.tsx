import { useLocale } from "next-intl";

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

type WeekdayListProps = {
  label: string;
  /** ISO weekdays, 1 is Monday. */
  days: readonly number[];
  onChange: (days: number[]) => void;
};

/** Days of the week to tick, side by side. */
export function WeekdayList({ label, days, onChange }: WeekdayListProps) {
  const locale = useLocale();
  // 5 January 2026 is a Monday.
  const name = (day: number, weekday: "long" | "short") =>
    new Intl.DateTimeFormat(locale, { weekday, timeZone: "UTC" }).format(Date.UTC(2026, 0, 4 + day));
  return (
    <fieldset className="mt-2 flex flex-wrap gap-2 pl-8">
      <legend className="sr-only">{label}</legend>
      {WEEKDAYS.map((day) => (
        <label
          key={day}
          className="relative grid min-h-11 min-w-12 cursor-pointer place-items-center rounded-control border border-line px-2 text-sm has-checked:border-leaf has-checked:bg-leaf has-checked:text-on-leaf has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
        >
          <input
            type="checkbox"
            className="absolute inset-0 cursor-pointer opacity-0"
            aria-label={name(day, "long")}
            checked={days.includes(day)}
            onChange={({ target }) =>
              onChange(target.checked ? [...days, day].sort() : days.filter((other) => other !== day))
            }
          />
          <span aria-hidden>{name(day, "short").replace(".", "")}</span>
        </label>
      ))}
    </fieldset>
  );
}
