import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";

/** The screen's own shape while its figures are on their way: a ring with its bars, a field, rows, dots. */
export function DashboardSkeleton() {
  const t = useTranslations("dashboard");
  return (
    <div role="status" aria-label={t("loading")} className="grid items-start gap-4 lg:grid-cols-[1.6fr_1fr]">
      <div className="flex flex-col gap-4">
        <Shape>
          <div className="flex items-center gap-5 sm:gap-8">
            <Skeleton className="size-30 shrink-0 rounded-full sm:size-44" />
            <div className="flex grow flex-col gap-7">
              <Skeleton className="h-4" />
              <Skeleton className="h-4" />
              <Skeleton className="h-4" />
              <Skeleton className="h-4" />
            </div>
          </div>
        </Shape>
        <Shape>
          <Skeleton className="h-11" />
        </Shape>
        <Shape>
          <Rows />
        </Shape>
      </div>
      <div className="flex flex-col gap-4">
        <Shape>
          <Skeleton className="h-8 w-40" />
          <div className="mt-4 grid grid-cols-7 gap-1">
            {["a", "b", "c", "d", "e", "f", "g"].map((day) => (
              <Skeleton key={day} className="mx-auto size-8 rounded-full" />
            ))}
          </div>
        </Shape>
        <Shape>
          <Rows />
        </Shape>
      </div>
    </div>
  );
}

function Shape({ children }: { children: ReactNode }) {
  return (
    <Card>
      <Skeleton className="mb-5 h-5 w-32" />
      {children}
    </Card>
  );
}

function Rows() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-9" />
      <Skeleton className="h-9" />
      <Skeleton className="h-9" />
    </div>
  );
}
