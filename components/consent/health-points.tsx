"use client";

import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";

/** What is agreed to about health data: the very text whose digest a decision keeps. */
export function HealthPoints({ className }: { className?: string }) {
  const t = useTranslations("healthConsent.text");
  return (
    <ul className={cn("flex list-disc flex-col pl-5 text-sm text-muted marker:text-leaf", className)}>
      {t("points")
        .split("\n")
        .map((point) => (
          <li key={point}>{point}</li>
        ))}
    </ul>
  );
}
