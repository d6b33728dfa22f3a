import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { FeatureList } from "@/components/marketing/feature-list";
import { PlanCards } from "@/components/marketing/plan-cards";
import { PlansUnavailable } from "@/components/marketing/plans-unavailable";
import { Question } from "@/components/marketing/question";
import { Section } from "@/components/marketing/section";
import { listPlans } from "@/lib/billing/list-plans.server";

/** Seconds until a changed price shows. */
export const revalidate = 60;

const QUESTIONS = ["trial", "pay", "cancel", "expired"] as const;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("plans.meta");
  return { title: t("title"), description: t("description"), alternates: { canonical: "/pricing" } };
}

export default async function PricingPage() {
  const t = await getTranslations();
  // A page built while the database is away says so and mends itself a minute later.
  const plans = await listPlans().catch(() => []);
  return (
    <>
      <div className="mx-auto max-w-6xl px-5 pt-12 md:pt-16">
        <h1 className="text-2xl font-extrabold tracking-tight md:text-3xl">{t("plans.title")}</h1>
        <p className="mt-4 max-w-2xl text-muted md:text-lg">{t("plans.text")}</p>
        <div className="mt-10">{plans.length > 0 ? <PlanCards plans={plans} /> : <PlansUnavailable />}</div>
      </div>
      <Section id="recursos" title={t("plans.features.title")}>
        <FeatureList />
      </Section>
      <div className="border-t border-line bg-surface">
        <Section title={t("plans.questions")}>
          <div className="border-t border-line">
            {QUESTIONS.map((key) => (
              <Question key={key} question={t(`faq.items.${key}.q`)} answer={t(`faq.items.${key}.a`)} />
            ))}
          </div>
        </Section>
      </div>
    </>
  );
}
