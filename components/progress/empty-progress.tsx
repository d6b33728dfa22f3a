"use client";

import { ChartLine, MessageCircle } from "lucide-react";
import { useTranslations } from "next-intl";
import { CHAT_NUMBER, chatUrl } from "@/components/layout/contact";
import { RefreshButton } from "@/components/progress/refresh-button";
import { buttonClass } from "@/components/ui/button";
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
          {CHAT_NUMBER && (
            <a
              href={chatUrl(CHAT_NUMBER, t("chatText"))}
              target="_blank"
              rel="noopener"
              className={buttonClass()}
            >
              <MessageCircle className="size-5" aria-hidden />
              {t("chat")}
            </a>
          )}
          <RefreshButton />
        </>
      }
    />
  );
}
