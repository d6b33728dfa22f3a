import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { ScreenTitle } from "@/components/layout/page/screen-title";
import { ProgressTabs } from "@/components/progress/progress-tabs";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("progress.meta");
  return { title: t("title") };
}

export default function ProgressPage() {
  const t = useTranslations("progress");
  return (
    <>
      <ScreenTitle>{t("title")}</ScreenTitle>
      <ProgressTabs />
    </>
  );
}
