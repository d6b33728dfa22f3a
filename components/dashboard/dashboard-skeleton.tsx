import { useTranslations } from "next-intl";
import { Skeleton } from "@/components/ui/skeleton";

/** The screen's own shape while its figures are on their way. */
export function DashboardSkeleton() {
  const t = useTranslations("dashboard");
  return (
    <div role="status" aria-label={t("loading")} className="grid gap-4 lg:grid-cols-[1.6fr_1fr]">
      <div className="flex flex-col gap-4">
        <Skeleton className="h-56 rounded-card" />
        <Skeleton className="h-40 rounded-card" />
        <Skeleton className="h-48 rounded-card" />
      </div>
      <div className="flex flex-col gap-4">
        <Skeleton className="h-44 rounded-card" />
        <Skeleton className="h-44 rounded-card" />
        <Skeleton className="h-40 rounded-card" />
      </div>
    </div>
  );
}
