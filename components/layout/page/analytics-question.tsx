"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { AnalyticsAnswers } from "@/components/layout/page/analytics-answers";
import { cn } from "@/components/ui/cn";
import type { Choice } from "@/lib/analytics/choice";
import type { VisitorQuestion } from "@/lib/analytics/visitor-question";
import { answerQuestion, fetchQuestion, runAnalytics } from "@/lib/client/analytics";
import { analyticsStanding } from "@/lib/client/analytics-standing";

/** Where a section of the page asks the same. */
const SECTION_AT = "/profile/security";

/** Asks once, in a corner and without being in anybody's way; begins where it was allowed before. */
export function AnalyticsQuestion({ isAgain }: { isAgain: boolean }) {
  const [question, setQuestion] = useState<VisitorQuestion | null>(null);
  const [isOver, setOver] = useState(false);
  const usesSection = usePathname() === SECTION_AT;
  useEffect(() => {
    const begin = (fetched: VisitorQuestion) => {
      const standing = analyticsStanding();
      if (standing === "yes") runAnalytics(fetched.attributes);
      if (fetched.attributes && (standing === null || isAgain)) setQuestion(fetched);
    };
    // Without an answer from the server nobody is asked.
    fetchQuestion().then(begin, () => {});
  }, [isAgain]);
  const isSettled = analyticsStanding() !== null && !isAgain;
  if (!question || isOver || isSettled || usesSection) return null;
  const { words, attributes } = question;

  function choose(choice: Choice) {
    setOver(true);
    answerQuestion(choice, attributes);
  }

  return (
    <section
      aria-label={words.section}
      className={cn(
        "fixed inset-x-3 bottom-3 z-20 animate-fade rounded-card border border-line bg-surface p-4 shadow-lg sm:left-auto sm:right-4 sm:w-96",
        "max-lg:in-[body:has([data-bottom-bar])]:bottom-[calc(5.25rem+env(safe-area-inset-bottom))] lg:bottom-4",
      )}
    >
      <p className="text-sm text-muted">
        <b className="text-ink">{words.title}</b> {words.text}{" "}
        <a href="/privacy#browser" className="text-leaf underline underline-offset-4">
          {words.more}
        </a>
      </p>
      <AnalyticsAnswers words={words} onChoose={choose} className="mt-3" />
    </section>
  );
}
