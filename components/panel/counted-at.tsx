"use client";

import { useTranslations } from "next-intl";
import { useShown } from "@/components/panel/use-shown";

/** Of when figures are that cost too much to be counted anew for each who looks. */
export function CountedAt({ at }: { at: string }) {
  const t = useTranslations("panels.list");
  const shown = useShown();
  return <p className="text-xs text-muted tabular-nums">{t("countedAt", { at: shown.moment(at) })}</p>;
}
