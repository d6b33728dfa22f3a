"use client";

import { useTranslations } from "next-intl";
import { LoadFailed } from "@/components/ui/load-failed";

/** In the words of the profile's tabs. */
export function ProfileLoadFailed({ isFetching, onRetry }: { isFetching: boolean; onRetry: () => void }) {
  const t = useTranslations("profile.error");
  return <LoadFailed title={t("title")} text={t("text")} retry={t("retry")} {...{ isFetching, onRetry }} />;
}
