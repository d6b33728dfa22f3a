"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
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
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-sunken p-4">
      <p role="alert" className="text-sm">
        {t("failed")}
      </p>
      <Button variant="secondary" size="sm" busy={isFetching} onClick={onRetry}>
        {t("retry")}
      </Button>
    </div>
  );
}
