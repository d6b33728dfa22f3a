import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { NutritionistScreen } from "@/components/care/nutritionist-screen";
import { ScreenTitle } from "@/components/layout/page/screen-title";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("panels.nutritionist");
  return { title: t("meta") };
}

export default function NutritionistPage() {
  const t = useTranslations("panels.nutritionist");
  return (
    <>
      <ScreenTitle>{t("title")}</ScreenTitle>
      <NutritionistScreen />
    </>
  );
}
