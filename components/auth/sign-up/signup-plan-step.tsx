"use client";

import { useTranslations } from "next-intl";
import { usePlanNames } from "@/components/figures/use-plan-names";
import { ChoiceCard } from "@/components/forms/choice-card";
import { Badge } from "@/components/ui/badge";
import { readablePrice } from "@/lib/billing/format-price";
import { type Plan, periodKey, RECOMMENDED_PLAN_ID, savingsPercent, TRIAL_PLAN_ID } from "@/lib/billing/plan";

type PlanStepProps = {
  plans: readonly Plan[];
  chosen: string;
  refused?: string | undefined;
  choose: (planId: string) => void;
};

/** Which plan to begin with. */
export function SignupPlanStep({ plans, chosen, refused, choose }: PlanStepProps) {
  const t = useTranslations("plans");
  const words = useTranslations("auth.signup");
  const names = usePlanNames();
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="sr-only">{words("plan.legend")}</legend>
      {plans.map((plan) => {
        const period = periodKey(plan.duration_days);
        const saved = savingsPercent(plan);
        const isTrial = plan.id === TRIAL_PLAN_ID;
        return (
          <ChoiceCard
            key={plan.id}
            name="planId"
            value={plan.id}
            checked={plan.id === chosen}
            onChoose={() => choose(plan.id)}
            title={names.plan(plan.name)}
            aside={
              <span className="tabular-nums">
                <span className="figures">{isTrial ? t("free") : readablePrice(plan.price)}</span>{" "}
                <span className="text-sm text-muted">
                  {period ? t(`period.${period}`) : t("period.days", { days: plan.duration_days })}
                </span>
              </span>
            }
            text={
              isTrial ? (
                t("methodTrial")
              ) : (
                <span className="mt-1 flex flex-wrap gap-1.5">
                  {plan.id === RECOMMENDED_PLAN_ID && (
                    <Badge tone="leaf" className="group-has-checked:bg-surface">
                      {t("recommended")}
                    </Badge>
                  )}
                  {saved > 0 && <Badge tone="amber">{t("save", { percent: saved })}</Badge>}
                </span>
              )
            }
          />
        );
      })}
      {refused && (
        <p className="text-sm text-danger" role="alert">
          {refused}
        </p>
      )}
    </fieldset>
  );
}
