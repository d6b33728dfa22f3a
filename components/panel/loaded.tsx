"use client";

import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { LoadFailed } from "@/components/ui/load-failed";
import { Skeleton } from "@/components/ui/skeleton";
import { api } from "@/lib/client/api";
import { useSession } from "@/lib/client/session-store";

/** What a path of the API answers, once the session is known. Kept under the path. */
export function useAnswer<T>(path: string, more: { refetchInterval?: number | false } = {}) {
  const isRestored = useSession((state) => state.isRestored);
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => api<T>(path, { signal }),
    enabled: isRestored,
    ...more,
  });
}

type LoadedProps<T> = {
  answer: UseQueryResult<T>;
  /** Of what stands there meanwhile: "h-48". */
  height: string;
  /** Of a whole screen that did not come; without it a sentence stands for the part. */
  title?: string;
  text?: string;
  children: (data: T) => ReactNode;
};

/** What was asked for, while it is on its way, when it did not come, and once it is there. */
export function Loaded<T>({ answer, height, title, text, children }: LoadedProps<T>) {
  const t = useTranslations("panels.list");
  const { data, isPending, isFetching, refetch } = answer;
  if (isPending) return <Skeleton className={height} aria-label={t("loading")} />;
  if (data !== undefined) return children(data);
  return (
    <LoadFailed
      {...(title ? { title } : {})}
      text={text ?? t("failed")}
      retry={t("retry")}
      isFetching={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
