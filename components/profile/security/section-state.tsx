"use client";

import { useTranslations } from "next-intl";
import { LoadFailed } from "@/components/ui/load-failed";
import { Skeleton } from "@/components/ui/skeleton";

type SectionStateProps = { isPending: boolean; isFetching: boolean; onRetry: () => void };

/** While a section is on its way. */
export function SectionLoading() {
  const t = useTranslations("security");
  return (
    <div role="status" aria-label={t("loading")}>
      <Skeleton className="h-20" />
    </div>
  );
}

/** While a section is on its way, or when it did not come. */
export function SectionState({ isPending, isFetching, onRetry }: SectionStateProps) {
  const t = useTranslations("security");
  if (isPending) return <SectionLoading />;
  return <LoadFailed text={t("failed")} retry={t("retry")} {...{ isFetching, onRetry }} />;
}
