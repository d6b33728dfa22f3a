"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ownPlanOptions } from "@/components/care/common/plan-api";
import { PaperButton } from "@/components/care/plan/paper-button";
import { PlanMeals } from "@/components/care/plan/plan-meals";
import { useDayFormat } from "@/components/figures/use-day-format";
import { useFigures } from "@/components/figures/use-figures";
import { Card, CardHeader } from "@/components/ui/card";
import { useSession } from "@/lib/client/session-store";

/** The plan that the reader's nutritionist released for them, and what they ate of it today. */
export function OwnPlanCard() {
  const t = useTranslations("care.ownPlan");
  const kinds = useTranslations("dashboard.meals");
  const day = useDayFormat();
  const { energy } = useFigures();
  const isRestored = useSession((state) => state.isRestored);
  const { data } = useQuery({ ...ownPlanOptions(null), enabled: isRestored });
  if (!data?.plan) return null;
  const { plan, compared } = data;
  const writer = plan.nutritionist;
  return (
    <Card aria-labelledby="own-plan-title">
      <CardHeader
        id="own-plan-title"
        title={t("title", { title: plan.title })}
        aside={<PaperButton path="/api/care/plan/paper" label={t("pdf")} />}
      />
      <p className="-mt-2 mb-4 text-sm text-muted">
        {writer &&
          `${writer.council ? t("byCouncil", { name: writer.name, council: writer.council }) : t("by", { name: writer.name })} `}
        {t("until", { day: day(plan.endsOn) })}
      </p>
      {compared && compared.meals.length > 0 && (
        <ul className="mb-5 grid gap-2 sm:grid-cols-3">
          {compared.meals.map((meal) => (
            <li
              key={`${meal.kind}-${meal.option}`}
              className="rounded-control bg-leaf-soft px-4 py-3 text-sm"
            >
              <p className="font-semibold">{kinds(meal.kind)}</p>
              <p>
                {meal.eaten
                  ? t("eaten", { eaten: energy(meal.eaten.kcal), planned: energy(meal.planned.kcal) })
                  : t("planned", { planned: energy(meal.planned.kcal) })}
              </p>
            </li>
          ))}
        </ul>
      )}
      <PlanMeals meals={plan.meals} />
      {plan.guidance && <p className="mt-4 max-w-prose text-sm whitespace-pre-wrap">{plan.guidance}</p>}
    </Card>
  );
}
