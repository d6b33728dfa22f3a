import { useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";

/** The diary's own shape while a day is on its way: what it adds up to, and meals one under the other. */
export function DiarySkeleton() {
  const t = useTranslations("diary");
  return (
    <div role="status" aria-label={t("loading")} className="grid items-start gap-4 lg:grid-cols-[1.6fr_1fr]">
      <Card className="lg:col-start-2 lg:row-start-1">
        <Skeleton className="h-7 w-48" />
        <Skeleton className="mt-3 h-2.5 rounded-full" />
        <div className="mt-4 grid grid-cols-3 gap-3">
          <Skeleton className="h-9" />
          <Skeleton className="h-9" />
          <Skeleton className="h-9" />
        </div>
      </Card>
      <Card className="flex flex-col gap-6 lg:col-start-1 lg:row-start-1">
        {["first", "second", "third"].map((meal) => (
          <div key={meal}>
            <div className="flex justify-between">
              <Skeleton className="h-5 w-32" />
              <Skeleton className="h-5 w-16" />
            </div>
            <Skeleton className="mt-2 h-9" />
          </div>
        ))}
      </Card>
    </div>
  );
}
