"use client";

import { CloudOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

export function LoadFailed({ isFetching, onRetry }: { isFetching: boolean; onRetry: () => void }) {
  const t = useTranslations("profile.error");
  return (
    <EmptyState
      className="rounded-card border border-line bg-surface"
      icon={<CloudOff className="size-5" aria-hidden />}
      title={<span role="alert">{t("title")}</span>}
      text={t("text")}
      action={
        <Button busy={isFetching} onClick={onRetry}>
          {t("retry")}
        </Button>
      }
    />
  );
}
