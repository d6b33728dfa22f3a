import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { AdminScreen } from "@/components/admin/admin-screen";
import { OtherPanelLink } from "@/components/admin/other-panel-link";
import { ScreenTitle } from "@/components/layout/page/screen-title";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("panels.admin");
  return { title: t("meta") };
}

export default function AdminPage() {
  const t = useTranslations("panels");
  return (
    <>
      <ScreenTitle aside={<OtherPanelLink href="/admin/advanced">{t("advanced.title")}</OtherPanelLink>}>
        {t("admin.title")}
      </ScreenTitle>
      <AdminScreen />
    </>
  );
}
