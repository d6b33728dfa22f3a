"use client";

import { useFormatter, useTranslations } from "next-intl";
import { AboutFigures } from "@/components/diary/screen/about-figures";
import { ProgressBar } from "@/components/figures/progress";
import { useFigures } from "@/components/figures/use-figures";
import { useIsPhone } from "@/components/hooks/use-is-phone";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { Link } from "@/components/ui/link";
import type { DiaryDay } from "@/lib/nutrition/views/diary-day";

const PARTS = [
  { key: "protein", total: "protein_g", goal: "protein_goal", tone: "protein" },
  { key: "carbs", total: "carbs_g", goal: "carb_goal", tone: "carbs" },
  { key: "fat", total: "fat_g", goal: "fat_goal", tone: "fat" },
] as const;

/** What the day adds up to, each figure once. */
export function DayTotalsCard({ diary, className }: { diary: DiaryDay; className?: string }) {
  const { totals, goals } = diary;
  const isPhone = useIsPhone();
  const t = useTranslations("diary.totals");
  const format = useFormatter();
  const whole = (value: number) => format.number(value, { maximumFractionDigits: 0 });
  return (
    <Card aria-label={t("title")} className={cn("max-sm:px-4 max-sm:py-3", className)}>
      <Energy kcal={totals.kcal} goal={goals.calorie_goal} isOver={diary.day < diary.today} />
      <dl className="mt-3 grid grid-cols-3 gap-3 text-sm">
        {PARTS.map(({ key, total, goal, tone }) => {
          const aim = goals[goal];
          const value = t("grams", { value: whole(totals[total]) });
          const ofGrams = aim === null ? "" : t("ofGrams", { goal: whole(aim) });
          return (
            <div key={key} className="min-w-0">
              <dt className="truncate text-muted">{t(key)}</dt>
              <dd className="tabular-nums">
                <span className="font-semibold">{value}</span>{" "}
                <span className="inline-block text-xs text-muted max-sm:sr-only">{ofGrams}</span>
                {aim !== null && (
                  <ProgressBar
                    className="mt-1 h-1.5"
                    value={totals[total]}
                    goal={aim}
                    tone={tone}
                    label={t(key)}
                    text={`${value} ${ofGrams}`}
                  />
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      {!isPhone && <DayRest diary={diary} />}
    </Card>
  );
}

/** What is looked at now and then: fibre, salt, alcohol, whose goals these are and whose figures. */
export function DayRest({ diary: { totals, goals, meals } }: { diary: DiaryDay }) {
  const t = useTranslations("diary.totals");
  const format = useFormatter();
  const whole = (value: number) => format.number(value, { maximumFractionDigits: 0 });
  const { calorie_goal, fibre_goal, sodium_goal } = goals;
  const fibre = whole(totals.fibre_g);
  const sodium = whole(totals.sodium_mg);
  // Its energy is among the calories, and none of the macronutrients' is.
  const alcohol = meals.flatMap(({ items }) => items).reduce((sum, item) => sum + (item.alcohol_g ?? 0), 0);
  return (
    <>
      <dl className="mt-3 flex flex-wrap gap-x-5 first:mt-0 gap-y-1 text-sm text-muted tabular-nums">
        <div className="flex gap-1.5">
          <dt>{t("fibre")}</dt>
          <dd>
            {fibre_goal === null
              ? t("grams", { value: fibre })
              : t("atLeast", { value: fibre, goal: whole(fibre_goal) })}
          </dd>
        </div>
        <div className="flex gap-1.5">
          <dt>{t("sodium")}</dt>
          <dd>
            {sodium_goal === null
              ? t("mg", { value: sodium })
              : t("atMost", { value: sodium, goal: whole(sodium_goal) })}
          </dd>
        </div>
        {alcohol > 0 && (
          <div className="flex gap-1.5">
            <dt>{t("alcohol")}</dt>
            <dd>{t("grams", { value: whole(alcohol) })}</dd>
          </div>
        )}
      </dl>
      {(calorie_goal === null || goals.origin.calorie_goal === "default") && (
        <p className="mt-3 text-sm text-muted">
          {t(calorie_goal === null ? "referred" : "usual")}{" "}
          <Link href="/profile/goals" className="font-semibold text-leaf underline underline-offset-4">
            {t(calorie_goal === null ? "why" : "set")}
          </Link>
        </p>
      )}
      <AboutFigures meals={meals} />
    </>
  );
}

/** The energy against its goal, where there is one. Of a day that is over nothing is left to be eaten. */
function Energy({ kcal, goal, isOver }: { kcal: number; goal: number | null; isOver: boolean }) {
  const t = useTranslations("diary.totals");
  const { energy, energyValue } = useFigures();
  const of = goal === null ? t("ofNone") : t("of", { goal: energy(goal) });
  const isAbove = goal !== null && kcal > goal;
  return (
    <>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3">
        <p className="figures text-xl whitespace-nowrap">
          {energyValue(kcal)} <span className="font-sans text-sm font-normal text-muted">{of}</span>
        </p>
        {goal !== null && (
          <p
            className={cn("text-sm whitespace-nowrap tabular-nums", isAbove ? "font-semibold" : "text-muted")}
          >
            {isAbove
              ? t("over", { value: energyValue(kcal - goal) })
              : t(isOver ? "under" : "left", { value: energyValue(goal - kcal) })}
          </p>
        )}
      </div>
      {goal !== null && (
        <ProgressBar
          value={kcal}
          goal={goal}
          tone="calories"
          label={t("calories")}
          text={`${energyValue(kcal)} ${of}`}
        />
      )}
    </>
  );
}
