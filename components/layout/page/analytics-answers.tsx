"use client";

import { buttonClass } from "@/components/ui/button-class";
import { cn } from "@/components/ui/cn";
import type { Choice } from "@/lib/analytics/choice";
import type { VisitorQuestion } from "@/lib/analytics/visitor-question";

type AnalyticsAnswersProps = {
  words: VisitorQuestion["words"];
  /** The answer that holds now. */
  held?: Choice | null;
  onChoose: (choice: Choice) => void;
  className?: string;
};

/** Yes and no, neither of them easier to give. */
export function AnalyticsAnswers({ words, held, onChoose, className }: AnalyticsAnswersProps) {
  return (
    <div className={cn("grid grid-cols-2 gap-2", className)}>
      {(["no", "yes"] as const).map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={held === undefined ? undefined : held === choice}
          className={cn(
            buttonClass({ variant: "secondary", size: "sm" }),
            "aria-pressed:border-leaf aria-pressed:text-leaf",
          )}
          onClick={() => onChoose(choice)}
        >
          {words[choice]}
        </button>
      ))}
    </div>
  );
}
