import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { SITE, shared } from "@/app/site";
import { CONTACT } from "@/components/layout/contact";
import { Hero } from "@/components/marketing/hero";
import { HowItWorks } from "@/components/marketing/how-it-works";
import { JsonLd } from "@/components/marketing/json-ld";
import { LastCall } from "@/components/marketing/last-call";
import { PlansTeaser } from "@/components/marketing/plans-teaser";
import { Professionals } from "@/components/marketing/professionals";
import { QuestionsTeaser } from "@/components/marketing/questions-teaser";
import { organisationData } from "@/components/marketing/structured-data";
import { Trust } from "@/components/marketing/trust";
import { WhatYouSee } from "@/components/marketing/what-you-see";

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
