"use client";

import { usePathname } from "next/navigation";
import { type ComponentType, useEffect, useState } from "react";
import { QUIET_AFTER_MS } from "@/components/hooks/use-is-quiet";
import { analyticsStanding, isAnalyticsOffered } from "@/lib/client/analytics-standing";
import { whenIdle } from "@/lib/client/when-idle";

/** Where an answer can be changed by whoever has no account. */
const CHANGED_AT = "/privacy";

/** Brings what asks a visitor and what counts them, where it is offered and was not refused; else not a byte of either. */
export function Analytics() {
  const isChangedHere = usePathname() === CHANGED_AT;
  const [Question, setQuestion] = useState<ComponentType<{ isAgain: boolean }> | null>(null);
  useEffect(() => {
    if (!isAnalyticsOffered()) return;
    const standing = analyticsStanding();
    if (standing === "never" || (standing === "no" && !isChangedHere)) return;
    return whenIdle(async () => {
      const { AnalyticsQuestion } = await import("@/components/layout/page/analytics-question");
      setQuestion(() => AnalyticsQuestion);
    }, QUIET_AFTER_MS);
  }, [isChangedHere]);
  return Question && <Question key={String(isChangedHere)} isAgain={isChangedHere} />;
}
