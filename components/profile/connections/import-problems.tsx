"use client";

import { useTranslations } from "next-intl";
import { Summary } from "@/components/ui/summary";
import type { ImportSummary } from "@/lib/imports/import-schema";

/** The rows that are left out, each with the reason. */
export function ImportProblems({ summary }: { summary: ImportSummary }) {
  const t = useTranslations("connections.imports");
  const { problems, problemCount } = summary;
  if (problemCount === 0) return null;
  return (
    <details className="group text-sm">
      <Summary>{t("problems", { count: problemCount })}</Summary>
      <ul className="mt-2 flex max-h-72 flex-col gap-2 overflow-y-auto">
        {problems.map(({ line, why, text }) => (
          <li key={`${line} ${why}`}>
            <span className="font-medium">{t("line", { line: String(line) })}</span> {t(`why.${why}`)}
            {text && <span className="block text-muted">{text}</span>}
          </li>
        ))}
      </ul>
      {problemCount > problems.length && (
        <p className="mt-2 text-muted">{t("moreProblems", { count: problemCount - problems.length })}</p>
      )}
    </details>
  );
}
