import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { SITE, shared } from "@/app/site";
import { Hero } from "@/components/marketing/landing/hero";
import { HowItWorks } from "@/components/marketing/landing/how-it-works";
import { LastCall } from "@/components/marketing/landing/last-call";
import { PlansTeaser } from "@/components/marketing/landing/plans-teaser";
import { Professionals } from "@/components/marketing/landing/professionals";
import { QuestionsTeaser } from "@/components/marketing/landing/questions-teaser";
import { Trust } from "@/components/marketing/landing/trust";
import { WhatYouSee } from "@/components/marketing/landing/what-you-see";
import { JsonLd } from "@/components/marketing/page/json-ld";
import { organisationData } from "@/components/marketing/page/structured-data";
import { CONTACT } from "@/lib/contact";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("layout.meta");
  return shared({ path: "/", title: null, description: t("description") });
}

export default function LandingPage() {
  const t = useTranslations("layout.meta");
  return (
    <>
      <JsonLd data={organisationData(SITE, CONTACT, t("description"))} />
      <Hero />
      <HowItWorks />
      <WhatYouSee />
      <PlansTeaser />
      <Professionals />
      <Trust />
      <QuestionsTeaser />
      <LastCall />
    </>
  );
}
