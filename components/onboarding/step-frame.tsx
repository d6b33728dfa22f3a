"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";

export type StepWays = {
  /** Absent on the first. */
  onBack?: (() => void) | undefined;
  /** On to the next question, answered or not. */
  onNext: () => void;
};

type StepFrameProps = StepWays & {
  title: ReactNode;
  text?: ReactNode;
  children?: ReactNode;
  /** The button that goes on; without one, this step's answer is optional and there is "next" alone. */
  action: ReactNode;
  /** Whether it can be left unanswered. */
  canSkip?: boolean;
};

/** One question: what is asked, what may be answered, and the ways on and back. The keyboard begins at the question. */
export function StepFrame({ title, text, children, action, canSkip = true, onBack, onNext }: StepFrameProps) {
  const t = useTranslations("firstRun");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // Each question begins at its top, wherever one had scrolled to in the last.
    heading.current?.closest("[role=dialog]")?.scrollTo(0, 0);
  }, []);
  return (
    <div className="flex grow flex-col">
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none sm:text-2xl">
        {title}
      </h2>
      {text && <p className="mt-2 text-muted text-pretty">{text}</p>}
      <div className="mt-6 flex grow flex-col gap-5">{children}</div>
      {/* In sight however long the question is, but on a screen so low that little else would be. */}
      <div className="relative mt-4 flex flex-wrap items-center gap-3 bg-canvas pt-3 pb-[calc(1.25rem+env(safe-area-inset-bottom))] before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-4 before:bg-linear-to-t before:from-canvas before:to-transparent [@media(min-height:32rem)]:sticky [@media(min-height:32rem)]:bottom-0 [@media(min-height:32rem)]:z-10">
        {onBack && (
          <Button variant="secondary" onClick={onBack}>
            {t("back")}
          </Button>
        )}
        {canSkip && (
          <Button variant="ghost" onClick={onNext}>
            {t("skip")}
          </Button>
        )}
        <div className="ml-auto flex grow justify-end sm:grow-0">{action}</div>
      </div>
    </div>
  );
}
