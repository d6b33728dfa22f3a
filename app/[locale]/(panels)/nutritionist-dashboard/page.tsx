import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { NutritionistScreen } from "@/components/care/nutritionist-screen";
import { NutritionistTitle } from "@/components/care/nutritionist-title";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("panels.nutritionist");
  return { title: t("meta") };
}

export default function NutritionistPage() {
  return (
    <>
      <NutritionistTitle />
      <NutritionistScreen />
    </>
  );
}
