"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";

/** The first questions wait where they were left. */
export function ContinueCard({ onGo }: { onGo: () => void }) {
  const t = useTranslations("dashboard.continue");
  return (
    <section
      aria-label={t("title")}
      className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface px-5 py-3"
    >
      <p className="text-sm">
        <strong className="font-semibold">{t("title")}</strong> {t("text")}
      </p>
      <Button variant="soft" size="sm" onClick={onGo}>
        {t("action")}
      </Button>
    </section>
  );
}
