import type { Metadata } from "next";
import { connection } from "next/server";
import { getTranslations } from "next-intl/server";
import { SITE, shared } from "@/app/site";
import { FeatureList } from "@/components/marketing/feature-list";
import { JsonLd } from "@/components/marketing/json-ld";
import { PlanCards } from "@/components/marketing/plan-cards";
import { Question } from "@/components/marketing/question";
import { Section } from "@/components/marketing/section";
import { plansData } from "@/components/marketing/structured-data";
import { listPlans } from "@/lib/billing/list-plans.server";
import type { Plan } from "@/lib/billing/plan";

/** Seconds until a changed price shows. */
export const revalidate = 60;

const QUESTIONS = ["trial", "pay", "cancel", "expired"] as const;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("plans.meta");
  return shared({ path: "/pricing", title: t("title"), description: t("description"), picture: "pricing" });
}

export default async function PricingPage() {
  const t = await getTranslations();
  const plans = await plansOnOffer();
  const nameOf = ({ id, name }: Plan) => {
    const key = `plans.names.${id}` as "plans.names.monthly";
    return t.has(key) ? t(key) : name;
  };
  return (
    <>
      <JsonLd data={plansData(SITE, plans, t("plans.meta.description"), nameOf)} />
      <div className="mx-auto max-w-6xl px-5 pt-12 md:pt-16">
        <h1 className="text-2xl font-extrabold tracking-tight md:text-3xl">{t("plans.title")}</h1>
        <p className="mt-4 max-w-2xl text-muted md:text-lg">{t("plans.text")}</p>
        <div className="mt-10">
          <PlanCards plans={plans} />
        </div>
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
