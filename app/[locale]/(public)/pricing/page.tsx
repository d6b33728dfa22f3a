import type { Metadata } from "next";
import { connection } from "next/server";
import { getTranslations } from "next-intl/server";
import { SITE, shared } from "@/app/site";
import { Plate } from "@/components/food/plate";
import { FaqQuestion } from "@/components/marketing/faq/question";
import { JsonLd } from "@/components/marketing/page/json-ld";
import { PageSection } from "@/components/marketing/page/section";
import { plansData } from "@/components/marketing/page/structured-data";
import { FeatureList } from "@/components/marketing/pricing/feature-list";
import { PlanCards } from "@/components/marketing/pricing/plan-cards";
import { PlanComparison } from "@/components/marketing/pricing/plan-comparison";
import { listPlans } from "@/lib/billing/list-plans.server";
import { type Plan, sharedFeatures } from "@/lib/billing/plan";
import { planName } from "@/lib/billing/plan-name";

/** Seconds until a changed price shows. */
export const revalidate = 60;

const QUESTIONS = ["trial", "pay", "cancel", "expired"] as const;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("plans.meta");
  return shared({ path: "/pricing", title: t("title"), description: t("description"), picture: "pricing" });
}

export default async function PricingPage() {
  const words = await getTranslations();
  const t = await getTranslations("plans");
  const faq = await getTranslations("faq.items");
  const plans = await plansOnOffer();
  return (
    <>
      <JsonLd data={plansData(SITE, plans, t("meta.description"), ({ name }) => planName(name, words))} />
      <div className="mx-auto max-w-6xl px-5 pt-12 md:pt-16">
        <div className="flex items-center justify-between gap-10">
          <div>
            <h1 className="text-2xl tracking-tight md:text-3xl">{t("title")}</h1>
            <p className="mt-4 max-w-2xl text-muted md:text-lg">{t("text")}</p>
          </div>
          <Plate className="hidden w-56 shrink-0 lg:block" />
        </div>
        <div className="mt-10">
          <PlanCards plans={plans} />
        </div>
      </div>
      {plans.some(({ features }) => features.length > sharedFeatures(plans).length) && (
        <PageSection title={t("compare.title")}>
          <PlanComparison plans={plans} />
        </PageSection>
      )}
      <PageSection id="recursos" title={t("features.title")}>
        <FeatureList />
      </PageSection>
      <div className="border-t border-line bg-surface">
        <PageSection title={t("questions")}>
          <div className="border-t border-line">
            {QUESTIONS.map((key) => (
              <FaqQuestion key={key} question={faq(`${key}.q`)} answer={faq(`${key}.a`)} />
            ))}
          </div>
        </PageSection>
      </div>
    </>
  );
}

/**
 * A product that is built without its database renders this page per request. Later on a database that is away keeps
 * the last good page where it is.
 */
async function plansOnOffer(): Promise<Plan[]> {
  try {
    return await listPlans();
  } catch (error) {
    if (process.env.NEXT_PHASE !== "phase-production-build") throw error;
    await connection();
    return [];
  }
}
