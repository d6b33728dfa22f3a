"use client";

import { useTranslations } from "next-intl";
import { Skeleton } from "@/components/ui/skeleton";

export function TabSkeleton() {
  const t = useTranslations("profile");
  return (
    <div role="status" aria-label={t("loading")}>
      <Skeleton className="h-80 rounded-card" />
    </div>
  );
}
