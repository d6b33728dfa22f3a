import { useFormatter, useTranslations } from "next-intl";
import { useWeekdays } from "@/components/care/plan/use-weekdays";
import { useFigures } from "@/components/figures/use-figures";
import type { PlanMealView } from "@/lib/care/plans/plan-schema";
import { MEAL_KINDS } from "@/lib/nutrition/calendar/meal-kind";

/** The meals of a plan to read: foods and amounts, what may stand in for what. */
export function PlanMeals({ meals }: { meals: readonly PlanMealView[] }) {
  const sorted = meals.toSorted(
    (a, b) => MEAL_KINDS.indexOf(a.kind) - MEAL_KINDS.indexOf(b.kind) || a.time.localeCompare(b.time),
  );
  return (
    <ul className="flex flex-col divide-y divide-line">
      {sorted.map((meal) => (
        <PlanMealItem key={`${meal.kind}-${meal.time}-${meal.weekdays.join("")}`} meal={meal} />
      ))}
    </ul>
  );
}

function PlanMealItem({ meal }: { meal: PlanMealView }) {
  const t = useTranslations("care.builder");
  const words = useTranslations("diary.meal");
  const kinds = useTranslations("dashboard.meals");
  const day = useWeekdays();
  const format = useFormatter();
  const { energy } = useFigures();
  const grams = (value: number) => format.number(value, { maximumFractionDigits: 0 });
  const { kind, time, weekdays, note, options } = meal;
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">
          {kinds(kind)} {time && <span className="text-muted tabular-nums">{time}</span>}
        </span>
        {weekdays.length < 7 && (
          <span className="text-sm text-muted">{weekdays.map((one) => day(one)).join(", ")}</span>
        )}
      </p>
      <div className="mt-2 grid gap-3 sm:grid-cols-2">
        {options.map((option, at) => (
          <div
            key={`${option.name}-${option.items.map(({ food }) => food).join()}`}
            className="rounded-control bg-sunken px-4 py-3 text-sm"
          >
            {options.length > 1 && (
              <p className="mb-1 font-semibold">{option.name || t("option", { nth: at + 1 })}</p>
            )}
            <ul className="flex flex-col gap-1">
              {option.items.map((item) => (
                <li key={`${item.food}-${item.grams}`}>
                  {item.name}{" "}
                  <span className="text-muted">
                    {item.portion
                      ? words("portion", { portion: item.portion, grams: grams(item.grams) })
                      : words("grams", { grams: grams(item.grams) })}
                  </span>
                </li>
              ))}
            </ul>
            <p className="mt-2 text-xs text-muted tabular-nums">{energy(option.totals.kcal)}</p>
          </div>
        ))}
      </div>
      {note && <p className="mt-2 text-sm text-muted">{note}</p>}
    </li>
  );
}
