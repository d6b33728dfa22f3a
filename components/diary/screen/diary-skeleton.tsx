import { useTranslations } from "next-intl";
import { Skeleton } from "@/components/ui/skeleton";

/** The diary's own shape while a day is on its way. */
export function DiarySkeleton() {
  const t = useTranslations("diary");
  return (
    <div role="status" aria-label={t("loading")} className="grid gap-4 lg:grid-cols-[1.6fr_1fr]">
      <div className="flex flex-col gap-4">
        <Skeleton className="h-24 rounded-card" />
        <Skeleton className="h-52 rounded-card" />
        <Skeleton className="h-52 rounded-card" />
      </div>
      <div className="hidden flex-col gap-4 lg:flex">
        <Skeleton className="h-48 rounded-card" />
        <Skeleton className="h-44 rounded-card" />
      </div>
    </div>
  );
}
