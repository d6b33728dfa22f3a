"use client";

import { useTranslations } from "next-intl";
import { FoodDrawing } from "@/components/food/food-drawing";
import { RefreshButton } from "@/components/progress/refresh-button";
import { ChatLink } from "@/components/ui/chat-link";
import { EmptyState } from "@/components/ui/empty-state";

export function EmptyProgress() {
  const t = useTranslations("progress.empty");
  return (
    <EmptyState
      className="rounded-card border border-line bg-surface"
      art={<FoodDrawing name="feijao" className="size-16" />}
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
