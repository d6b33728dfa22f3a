import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ScreenTitle } from "@/components/layout/page/screen-title";
import { TabLinks } from "@/components/profile/screen/tab-links";

/** Stays while the tabs change, and with it the focus on them. */
export default function ProfileLayout({ children }: { children: ReactNode }) {
  const t = useTranslations("profile");
  return (
    <>
      <ScreenTitle>{t("title")}</ScreenTitle>
      <TabLinks />
      {children}
    </>
  );
}
