import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { AdminScreen } from "@/components/admin/admin-screen";
import { ScreenTitle } from "@/components/layout/page/screen-title";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("panels.admin");
  return { title: t("meta") };
}

export default function AdminPage() {
  const t = useTranslations("panels.admin");
  return (
    <>
      <ScreenTitle>{t("title")}</ScreenTitle>
      <AdminScreen />
    </>
  );
}
