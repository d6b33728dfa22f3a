import { useTranslations } from "next-intl";
import { PageSection } from "@/components/marketing/page/section";
import { PlanCards } from "@/components/marketing/pricing/plan-cards";
import { buttonClass } from "@/components/ui/button-class";
import { Link } from "@/components/ui/link";
import type { Plan } from "@/lib/billing/plan";

/** The plans with their prices, from the one table there is; the way to them where it could not be read. */
export function PlansSection({ plans }: { plans: readonly Plan[] }) {
  const t = useTranslations("landing.plans");
  return (
    <PageSection title={t("title")}>
      <p className="-mt-4 mb-8 max-w-2xl text-muted">{t("text")}</p>
      {plans.length > 0 && <PlanCards plans={plans} level="h3" />}
      <Link href="/pricing" className={buttonClass({ variant: "secondary", className: "mt-6" })}>
        {t("action")}
      </Link>
    </PageSection>
  );
}
