import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { SITE, shared } from "@/app/site";
import { Hero } from "@/components/marketing/landing/hero";
import { HowItWorks } from "@/components/marketing/landing/how-it-works";
import { LastCall } from "@/components/marketing/landing/last-call";
import { PhotoExample } from "@/components/marketing/landing/photo-example";
import { PlansSection } from "@/components/marketing/landing/plans-section";
import { Professionals } from "@/components/marketing/landing/professionals";
import { QuestionsTeaser } from "@/components/marketing/landing/questions-teaser";
import { Trust } from "@/components/marketing/landing/trust";
import { WhatYouSee } from "@/components/marketing/landing/what-you-see";
import { JsonLd } from "@/components/marketing/page/json-ld";
import { organisationData } from "@/components/marketing/page/structured-data";
import { listPlans } from "@/lib/billing/list-plans.server";
import { CONTACT } from "@/lib/contact";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("layout.meta");
  return shared({ path: "/", title: null, description: t("description") });
}

/** Seconds until a changed price shows. */
export const revalidate = 60;

export default async function LandingPage() {
  const t = await getTranslations("layout.meta");
  // The page says what it has to say without a database, too: prices come with the next one.
  const plans = await listPlans().catch(() => []);
  return (
    <>
      <JsonLd data={organisationData(SITE, CONTACT, t("description"))} />
      <div className="in-turn">
        <Hero />
        <HowItWorks />
        <PhotoExample />
        <WhatYouSee />
        <PlansSection plans={plans} />
        <Professionals />
        <Trust />
        <QuestionsTeaser />
        <LastCall />
      </div>
    </>
  );
}
