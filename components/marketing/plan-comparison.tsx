import { Check, Minus } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { planName } from "@/components/marketing/plan-name";
import { Table, Td, Th } from "@/components/ui/table";
import { featureTitle, type Plan } from "@/lib/billing/plan";
import { readablePrice } from "@/lib/billing/price";

/** What each plan includes, side by side, and what a month of it costs. */
export function PlanComparison({ plans }: { plans: readonly Plan[] }) {
  const t = useTranslations("plans");
  const features = [...new Set(plans.flatMap(({ features }) => features))];
  return (
    <Table label={t("compare.title")}>
      <thead>
        <tr>
          <th className="sticky left-0 border-b border-line bg-canvas py-2.5 text-xs font-semibold text-muted">
            {t("compare.what")}
          </th>
          {plans.map((plan) => (
            <Th key={plan.id} className="text-center">
              {planName(plan, t)}
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
                <Td key={plan.id} className="text-center">
                  <Mark included={plan.features.includes(feature)} />
                </Td>
              ))}
            </tr>
          );
        })}
        <tr>
          <RowHead>{t("compare.monthly")}</RowHead>
          {plans.map((plan) => (
            <Td key={plan.id} className="text-center font-semibold whitespace-nowrap">
              {plan.price === 0 ? t("free") : readablePrice(plan.price / Math.round(plan.duration_days / 30))}
            </Td>
          ))}
        </tr>
      </tbody>
    </Table>
  );
}

/** Stays in sight while the plans are scrolled through on a phone. */
function RowHead({ children }: { children: ReactNode }) {
  return (
    <th
      scope="row"
      className="sticky left-0 min-w-36 border-b border-line bg-canvas py-3 pr-3 text-left font-normal in-[tr:last-child]:border-b-0"
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
