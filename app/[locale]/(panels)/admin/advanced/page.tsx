import type { Metadata } from "next";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { CouponsSection } from "@/components/admin/money/coupons-section";
import { ScreenTitle } from "@/components/layout/page/screen-title";
import { buttonClass } from "@/components/ui/button-class";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("panels.advanced");
  return { title: t("meta") };
}

export default function AdvancedPage() {
  const t = useTranslations("panels.advanced");
  return (
    <>
      <ScreenTitle>{t("title")}</ScreenTitle>
      <CouponsSection />
      <Link href="/admin" className={`${buttonClass({ variant: "secondary" })} mt-5`}>
        {t("back")}
      </Link>
    </>
  );
}
