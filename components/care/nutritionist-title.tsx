"use client";

import { useTranslations } from "next-intl";
import { usePanelAddress } from "@/components/care/common/panel-address";
import { ScreenTitle } from "@/components/layout/page/screen-title";
import { usePageTitle } from "@/components/layout/page/use-page-title";
import { useSession } from "@/lib/client/session-store";

/** A nutritionist's panel, or who follows the reader; a patient who is open is named by their own screen. */
export function NutritionistTitle() {
  const t = useTranslations("panels.nutritionist");
  const role = useSession((state) => state.user?.role);
  const { patient } = usePanelAddress();
  const isPatientOpen = role === "nutritionist" && patient !== null;
  const title = t(role === undefined ? "meta" : role === "nutritionist" ? "title" : "own");
  usePageTitle(isPatientOpen || role === undefined ? null : title);
  return isPatientOpen ? null : <ScreenTitle>{title}</ScreenTitle>;
}
