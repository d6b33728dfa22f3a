"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { healthQuery } from "@/components/layout/member/health-query";
import { useOffline } from "@/components/layout/member/use-offline";
import { AfterShell } from "@/components/ui/after-shell";
import { cn } from "@/components/ui/cn";

const LOOK = {
  checking: { key: "checking", dot: "bg-field" },
  ok: { key: "online", dot: "bg-positive" },
  degraded: { key: "degraded", dot: "bg-carbs-fill" },
  down: { key: "offline", dot: "bg-danger" },
} as const;

/** 'Sistema Online' as the health call says, asked once a minute; without a network nobody can say so. */
export function SystemStatus() {
  return <AfterShell fallback={<Status look="checking" />}>{() => <Asked />}</AfterShell>;
}

function Asked() {
  const { data, isError } = useQuery(healthQuery);
  const isOffline = useOffline();
  return <Status look={isOffline || isError ? "down" : (data?.status ?? "checking")} />;
}

function Status({ look }: { look: keyof typeof LOOK }) {
  const t = useTranslations("layout.member");
  const { key, dot } = LOOK[look];
  return (
    <p className="flex min-h-9 items-center gap-3 px-3 text-sm text-muted" role="status">
      <span className="grid size-5 place-items-center">
        <span className={cn("size-2.5 rounded-full", dot)} aria-hidden />
      </span>
      {t(key)}
    </p>
  );
}
