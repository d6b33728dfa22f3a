import { useTranslations } from "next-intl";
import { Skeleton } from "@/components/ui/skeleton";

export function ProgressSkeleton() {
  const t = useTranslations("progress");
  return (
    <div role="status" aria-label={t("loading")} className="flex flex-col gap-4">
      <div className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
        {["weight", "calories", "water", "protein"].map((card) => (
          <Skeleton key={card} className="h-36 rounded-card" />
        ))}
      </div>
      <Skeleton className="h-72 rounded-card" />
    </div>
  );
}
