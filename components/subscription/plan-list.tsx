import { Check } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { planName } from "@/components/marketing/pricing/plan-name";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { featureTitle, type Plan, periodKey, RECOMMENDED_PLAN_ID, savingsPercent } from "@/lib/billing/plan";
import { readablePrice } from "@/lib/billing/price";
import { DEFAULT_LOCALE } from "@/lib/i18n/locale";

/** What can be subscribed to, rendered with the page; choosing one opens with payment. */
export function PlanList({ plans }: { plans: readonly Plan[] }) {
  const t = useTranslations("plans");
  const own = useTranslations("subscription.plans");
  const isPortuguese = useLocale() === DEFAULT_LOCALE;
  /** Features are Portuguese words; other languages have theirs for those that they know. */
  const named = (feature: string) => {
    const key = `included.${feature}` as "included.análise_de_fotos";
    return isPortuguese || !t.has(key) ? featureTitle(feature) : t(key);
  };
  return (
    <Card aria-labelledby="plans-title">
      <h2 id="plans-title" className="text-base">
        {own("title")}
      </h2>
      <p className="mt-1 text-sm text-muted">{own("soon")}</p>
      {plans.length === 0 && <p className="mt-4 text-sm">{own("unavailable")}</p>}
      <ul className="mt-4 grid gap-4 md:grid-cols-3">
        {plans.map((plan) => {
          const saved = savingsPercent(plan);
          const period = periodKey(plan.duration_days);
          return (
            <li key={plan.id} className="rounded-card border border-line p-4">
              <h3>{planName(plan, t)}</h3>
              <div className="mt-1.5 flex min-h-6 flex-wrap items-center gap-2">
                {plan.id === RECOMMENDED_PLAN_ID && <Badge tone="leaf">{t("recommended")}</Badge>}
                {saved > 0 && <Badge tone="amber">{t("save", { percent: saved })}</Badge>}
              </div>
              <p className="mt-2">
                <span className="figures text-xl">{readablePrice(plan.price)}</span>{" "}
                <span className="text-sm text-muted">
                  {period ? t(`period.${period}`) : t("period.days", { days: plan.duration_days })}
                </span>
              </p>
              <ul className="mt-3 flex flex-col gap-1.5">
                {plan.features.map((feature) => (
                  <li key={feature} className="flex gap-2 text-sm">
                    <Check className="mt-0.5 size-4 shrink-0 text-leaf" aria-hidden />
                    {named(feature)}
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
