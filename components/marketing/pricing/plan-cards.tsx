import { Check, CreditCard } from "lucide-react";
import { useTranslations } from "next-intl";
import { usePlanNames } from "@/components/figures/use-plan-names";
import { Badge } from "@/components/ui/badge";
import { buttonClass } from "@/components/ui/button-class";
import { cn } from "@/components/ui/cn";
import { readablePrice } from "@/lib/billing/format-price";
import {
  featureTitle,
  listPriceCents,
  type Plan,
  periodKey,
  RECOMMENDED_PLAN_ID,
  savingsPercent,
  sharedFeatures,
  TRIAL_PLAN_ID,
} from "@/lib/billing/plan";

type Level = "h2" | "h3";

/** The plans on offer with their prices, the recommended one raised; what all of them include stands there once. */
export function PlanCards({ plans, level = "h2" }: { plans: readonly Plan[]; level?: Level }) {
  const t = useTranslations("plans");
  const shared = sharedFeatures(plans);
  return (
    <>
      <ul className="grid gap-x-4 gap-y-0 sm:grid-cols-2 lg:grid-cols-4">
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} shared={shared} level={level} />
        ))}
      </ul>
      {shared.length > 0 && <InAllPlans features={shared} level={level} />}
      <p className="mt-4 flex items-center gap-2.5 text-sm text-muted">
        <CreditCard className="size-4 shrink-0" aria-hidden />
        {t("method")}
      </p>
    </>
  );
}

function InAllPlans({ features, level: Heading }: { features: readonly string[]; level: Level }) {
  const t = useTranslations("plans");
  return (
    <section className="rounded-card border border-line bg-surface p-6" aria-labelledby="in-all-plans">
      <Heading id="in-all-plans" className="text-base">
        {t("inAll")}
      </Heading>
      <ul className="mt-4 grid gap-x-6 gap-y-2.5 sm:grid-cols-2 lg:grid-cols-3">
        {features.map((feature) => (
          <Feature key={feature} feature={feature} of="compare" />
        ))}
      </ul>
    </section>
  );
}

/** @param of in whole words, or short */
function Feature({ feature, of }: { feature: string; of: "included" | "compare" }) {
  const t = useTranslations("plans");
  const key = `${of}.${feature}` as "included.análise_de_fotos";
  return (
    <li className="flex gap-2.5 text-sm">
      <Check className="mt-0.5 size-4 shrink-0 text-leaf" aria-hidden />
      {t.has(key) ? t(key) : featureTitle(feature)}
    </li>
  );
}

type PlanCardProps = { plan: Plan; shared: readonly string[]; level: Level };

function PlanCard({ plan, shared, level: Heading }: PlanCardProps) {
  const t = useTranslations("plans");
  const isTrial = plan.id === TRIAL_PLAN_ID;
  const recommended = plan.id === RECOMMENDED_PLAN_ID;
  const saved = savingsPercent(plan);
  const period = periodKey(plan.duration_days);
  const name = usePlanNames().plan(plan.name);
  const months = Math.round(plan.duration_days / 30);
  return (
    <li
      className={cn(
        // The rows of neighbouring cards stand at the same height, whatever each has to say.
        "row-span-5 mb-4 grid grid-rows-subgrid rounded-card border bg-surface p-6",
        recommended ? "border-leaf ring-1 ring-leaf" : "border-line",
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-2 lg:flex-col-reverse lg:items-start lg:justify-end lg:gap-2.5">
        <Heading className="text-lg">{name}</Heading>
        <p className="flex flex-wrap gap-1.5 empty:hidden lg:min-h-5 lg:empty:flex">
          {recommended && <Badge tone="leaf">{t("recommended")}</Badge>}
          {saved > 0 && <Badge tone="amber">{t("save", { percent: saved })}</Badge>}
        </p>
      </div>
      <p className="mt-3 lg:mt-4">
        <span className="figures block text-2xl">
          {plan.price === 0 ? t("free") : readablePrice(plan.price)}
        </span>
        <span className="text-sm font-medium">
          {period ? t(`period.${period}`) : t("period.days", { days: plan.duration_days })}
        </span>
      </p>
      <p className="text-sm text-muted">
        {isTrial
          ? t("methodTrial")
          : months > 1 && t("monthlyEquivalent", { price: readablePrice(plan.price / months) })}
        {saved > 0 && (
          <span className="block">{t("saveBase", { price: readablePrice(listPriceCents(plan) / 100) })}</span>
        )}
      </p>
      <ul className="mb-6 flex flex-col gap-2.5 not-empty:mt-5">
        {plan.features
          .filter((feature) => !shared.includes(feature))
          .map((feature) => (
            <Feature key={feature} feature={feature} of="included" />
          ))}
      </ul>
      <a
        href={isTrial ? "/signup" : `/signup?plan=${encodeURIComponent(plan.id)}`}
        className={cn(buttonClass({ variant: recommended ? "primary" : "secondary" }), "self-end")}
      >
        {isTrial ? t("start") : t("choose", { plan: name })}
      </a>
    </li>
  );
}
