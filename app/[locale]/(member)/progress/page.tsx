import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ProgressTabs } from "@/components/progress/progress-tabs";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("progress.meta");
  return { title: t("title") };
}

export default function ProgressPage() {
  return <ProgressTabs />;
}
