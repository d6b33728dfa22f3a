import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { AdvancedScreen } from "@/components/admin/advanced-screen";
import { OtherPanelLink } from "@/components/admin/other-panel-link";
import { ScreenTitle } from "@/components/layout/page/screen-title";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("panels.advanced");
  return { title: t("meta") };
}

export default function AdvancedPage() {
  const t = useTranslations("panels");
  return (
    <>
      <ScreenTitle aside={<OtherPanelLink href="/admin">{t("admin.title")}</OtherPanelLink>}>
        {t("advanced.title")}
      </ScreenTitle>
      <AdvancedScreen />
    </>
  );
}
