import { ChevronDown } from "lucide-react";

/** A question that folds out; works before any script does. */
export function FaqQuestion({ question, answer }: { question: string; answer: string }) {
  return (
    <details className="group border-b border-line">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
        {question}
        <ChevronDown
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
          aria-hidden
        />
      </summary>
      <p className="max-w-2xl pb-5 text-muted">{answer}</p>
    </details>
  );
}
