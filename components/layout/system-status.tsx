"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import { publicApi } from "@/lib/client/api";
import { ApiError } from "@/lib/client/api-error";

type Health = { status: "ok" | "degraded" | "down" };

const LOOK = {
  checking: { key: "checking", dot: "bg-field" },
  ok: { key: "online", dot: "bg-positive" },
  degraded: { key: "degraded", dot: "bg-carbs-fill" },
  down: { key: "offline", dot: "bg-danger" },
} as const;

/** 'Sistema Online' as the health call says, asked once a minute. */
export function SystemStatus() {
  const t = useTranslations("layout.member");
  const { data } = useQuery({
    queryKey: ["health"],
    queryFn: ({ signal }) => health(signal),
    refetchInterval: 60_000,
  });
  const { key, dot } = LOOK[data ?? "checking"];
  return (
    <p className="flex min-h-9 items-center gap-3 px-3 text-sm text-muted" role="status">
      <span className="grid size-5 place-items-center">
        <span className={cn("size-2.5 rounded-full", dot)} aria-hidden />
      </span>
      {t(key)}
    </p>
  );
}

/** Not answering is an answer too. */
async function health(signal: AbortSignal): Promise<Health["status"]> {
  try {
    return (await publicApi<Health>("/api/health", { signal })).status;
  } catch (error) {
    if (error instanceof ApiError) return "down";
    throw error;
  }
}
