"use client";

import { useFormatter, useTranslations } from "next-intl";
import { usePages } from "@/components/hooks/use-pages";
import { Pagination } from "@/components/ui/pagination";
import { StackedTable } from "@/components/ui/stacked-table";
import { Summary } from "@/components/ui/summary";
import type { Consents } from "@/lib/consents/consent";
import type { ConsentKind } from "@/lib/consents/consent-kind";

type ConsentHistoryProps = {
  /** The pages of it that have been read. */
  decisions: readonly Consents["history"][];
  hasMore: boolean;
  isLoading: boolean;
  /** Reads the next page; says whether it came. */
  onMore: () => Promise<boolean>;
};

/** Every decision, newest first, with the version of the text it was about. */
export function ConsentHistory({ decisions, hasMore, isLoading, onMore }: ConsentHistoryProps) {
  const t = useTranslations("security.consents");
  const format = useFormatter();
  const { page, rows, hasNext, goTo } = usePages(decisions, { exists: hasMore, read: onMore });
  if (rows.length === 0) return null;
  const nameOf = (kind: string) => {
    const key = `kinds.${kind as ConsentKind}.title` as const;
    return t.has(key) ? t(key) : kind;
  };
  return (
    <details className="group mt-2">
      <Summary>{t("history")}</Summary>
      <div className="mt-2">
        <StackedTable
          label={t("history")}
          rows={rows}
          idOf={({ id }) => id}
          columns={[
            {
              ...{ key: "when", title: t("when") },
              cell: ({ at }) => format.dateTime(new Date(at), { dateStyle: "short", timeStyle: "short" }),
            },
            {
              key: "what",
              title: t("what"),
              cell: ({ kind }) => nameOf(kind),
              isProse: true,
            },
            {
              ...{ key: "decision", title: t("decision") },
              cell: ({ granted, withdrawn }) =>
                t(`decided.${granted ? "granted" : withdrawn ? "withdrawn" : "refused"}`),
            },
            { key: "version", title: t("version"), cell: ({ version }) => version },
          ]}
        />
      </div>
      <Pagination label={t("history")} {...{ page, hasNext, isLoading }} onPage={goTo} />
    </details>
  );
}
