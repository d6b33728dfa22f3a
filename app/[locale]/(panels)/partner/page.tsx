import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { ScreenTitle } from "@/components/layout/page/screen-title";
import { PartnerScreen } from "@/components/partner/partner-screen";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("panels.partner");
  return { title: t("meta") };
}

export default function PartnerPage() {
  const t = useTranslations("panels.partner");
  return (
    <>
      <ScreenTitle>{t("title")}</ScreenTitle>
      <PartnerScreen />
    </>
  );
}
