import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { ScreenTitle } from "@/components/layout/screen-title";
import { SubscriptionScreen } from "@/components/subscription/subscription-screen";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("subscription");
  return { title: t("meta.title") };
}

export default function SubscriptionPage() {
  const t = useTranslations("subscription");
  return (
    <>
      <ScreenTitle>{t("title")}</ScreenTitle>
      <SubscriptionScreen />
    </>
  );
}
