import { Hero } from "@/components/marketing/hero";
import { HowItWorks } from "@/components/marketing/how-it-works";
import { LastCall } from "@/components/marketing/last-call";
import { PlansTeaser } from "@/components/marketing/plans-teaser";
import { Professionals } from "@/components/marketing/professionals";
import { QuestionsTeaser } from "@/components/marketing/questions-teaser";
import { Trust } from "@/components/marketing/trust";
import { WhatYouSee } from "@/components/marketing/what-you-see";

export default function LandingPage() {
  return (
    <>
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
