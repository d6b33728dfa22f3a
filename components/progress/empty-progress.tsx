"use client";

import { ChartLine } from "lucide-react";
import { useTranslations } from "next-intl";
import { RefreshButton } from "@/components/progress/refresh-button";
import { ChatLink } from "@/components/ui/chat-link";
import { EmptyState } from "@/components/ui/empty-state";

export function EmptyProgress() {
  const t = useTranslations("progress.empty");
  return (
    <EmptyState
      className="rounded-card border border-line bg-surface"
      icon={<ChartLine className="size-5" aria-hidden />}
      title={t("title")}
      text={t("text")}
      action={
        <>
          <ChatLink words={t("chatText")}>{t("chat")}</ChatLink>
          <RefreshButton />
        </>
      }
    />
  );
}
