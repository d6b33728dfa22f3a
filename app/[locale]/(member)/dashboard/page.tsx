import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { DashboardScreen } from "@/components/dashboard/dashboard-screen";
import { ScreenTitle } from "@/components/layout/page/screen-title";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("dashboard.meta");
  return { title: t("title") };
}

export default function DashboardPage() {
  const t = useTranslations("dashboard");
  return (
    <>
      <ScreenTitle>{t("title")}</ScreenTitle>
      <DashboardScreen />
    </>
  );
}
