import type { Metadata } from "next";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { ScreenTitle } from "@/components/layout/page/screen-title";
import { buttonClass } from "@/components/ui/button";
import { Card } from "@/components/ui/card";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("subscription.post");
  return { title: t("title") };
}

export default function PostPaymentPage() {
  const t = useTranslations("subscription.post");
  return (
    <>
      <ScreenTitle>{t("title")}</ScreenTitle>
      <Card>
        <p className="max-w-prose">{t("text")}</p>
        <Link href="/subscription" className={`${buttonClass()} mt-5`}>
          {t("action")}
        </Link>
      </Card>
    </>
  );
}
