import { Check, Minus } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { usePlanNames } from "@/components/figures/use-plan-names";
import { cn } from "@/components/ui/cn";
import { Table, Td, Th } from "@/components/ui/table";
import { readablePrice } from "@/lib/billing/format-price";
import { featureTitle, type Plan } from "@/lib/billing/plan";

/** Four plans stand side by side on a phone too. */
const CELL = "text-center max-sm:px-1";

/** What each plan includes, side by side, and what a month of it costs. */
export function PlanComparison({ plans }: { plans: readonly Plan[] }) {
  const t = useTranslations("plans");
  const names = usePlanNames();
  const features = [...new Set(plans.flatMap(({ features }) => features))];
  return (
    <Table label={t("compare.title")}>
      <thead>
        <tr>
          <th className="sticky left-0 border-b border-line bg-canvas py-2.5 text-xs font-semibold text-muted">
            {t("compare.what")}
          </th>
          {plans.map((plan) => (
            <Th key={plan.id} className={CELL}>
              {names.plan(plan.name)}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {features.map((feature) => {
          const key = `compare.${feature}` as "compare.diário_alimentar";
          return (
            <tr key={feature}>
              <RowHead>{t.has(key) ? t(key) : featureTitle(feature)}</RowHead>
              {plans.map((plan) => (
                <Td key={plan.id} className={CELL}>
                  <Mark included={plan.features.includes(feature)} />
                </Td>
              ))}
            </tr>
          );
        })}
        <tr>
          <RowHead>{t("compare.monthly")}</RowHead>
          {plans.map((plan) => (
            <Td key={plan.id} className={cn(CELL, "font-semibold max-sm:text-xs")}>
              <span className="inline-block max-sm:w-min">
                {plan.price === 0 ? t("free") : monthlyPrice(plan)}
              </span>
            </Td>
          ))}
        </tr>
      </tbody>
    </Table>
  );
}

/** With a space at which a narrow column may break it. */
function monthlyPrice({ price, duration_days }: Plan): string {
  return readablePrice(price / Math.round(duration_days / 30)).replace("\u00A0", " ");
}

/** Stays in sight while the plans are scrolled through on a phone. */
function RowHead({ children }: { children: ReactNode }) {
  return (
    <th
      scope="row"
      className="sticky left-0 border-b border-line bg-canvas py-3 pr-2 sm:min-w-36 sm:pr-3 text-left font-normal in-[tr:last-child]:border-b-0"
    >
      {children}
    </th>
  );
}

function Mark({ included }: { included: boolean }) {
  const t = useTranslations("plans.compare");
  const Icon = included ? Check : Minus;
  return (
    <span className="inline-grid place-items-center">
      <Icon className={included ? "size-5 text-leaf" : "size-5 text-muted"} aria-hidden />
      <span className="sr-only">{t(included ? "yes" : "no")}</span>
    </span>
  );
}
