"use client";

import { Download } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Pagination } from "@/components/ui/pagination";
import { type Column, StackedTable } from "@/components/ui/stacked-table";
import { saveFile } from "@/lib/client/save-file";
import { csvLine, csvStyle } from "@/lib/csv";
import type { ImportResult } from "@/lib/partners/members/member-schema";

const PAGE = 10;

/** What would become of each row: those that cannot be used first, each with its reason. */
export function ImportPreview({ preview: { good, bad, rows } }: { preview: ImportResult }) {
  const t = useTranslations("partner.import");
  const locale = useLocale();
  const [page, setPage] = useState(1);
  const sorted = [...rows].sort((a, b) => Number(a.problem === null) - Number(b.problem === null));
  const shown = sorted.slice((page - 1) * PAGE, page * PAGE);

  // What is wrong with a row is in sight on a phone too.
  const columns: Column<ImportResult["rows"][number]>[] = [
    {
      key: "email",
      title: t("email"),
      cell: ({ email }) => email || "—",
      className: "sm:max-w-48 sm:truncate",
    },
    { key: "name", title: t("name"), cell: ({ name }) => name ?? "—", className: "sm:max-w-40 sm:truncate" },
    { key: "line", title: t("line"), cell: ({ line }) => line, isFigure: true },
    {
      key: "result",
      title: t("result"),
      cell: ({ problem }) => (
        <span className={problem ? "text-danger" : "text-leaf"}>
          {problem ? t(`problems.${problem}`) : t("willInvite")}
        </span>
      ),
      isProse: true,
    },
  ];

  function saveProblems() {
    const style = csvStyle(undefined, locale);
    const lines = sorted
      .filter(({ problem }) => problem !== null)
      .map(({ line, email, name, problem }) =>
        csvLine([line, email, name, problem && t(`problems.${problem}`)], style),
      );
    const head = csvLine([t("line"), t("email"), t("name"), t("result")], style);
    saveFile(new Blob([`\ufeff${head}`, ...lines], { type: "text/csv" }), "linhas-com-problema.csv");
  }

  return (
    <section aria-label={t("preview")}>
      <div className="mb-2 flex flex-wrap items-center gap-3">
        <Badge tone="leaf">{t("good", { count: good })}</Badge>
        <Badge tone={bad > 0 ? "amber" : "neutral"}>{t("bad", { count: bad })}</Badge>
        {bad > 0 && (
          <Button variant="ghost" size="sm" onClick={saveProblems}>
            <Download className="size-4" aria-hidden />
            {t("saveProblems")}
          </Button>
        )}
      </div>
      <StackedTable label={t("preview")} columns={columns} rows={shown} idOf={({ line }) => String(line)} />
      <Pagination label={t("preview")} page={page} hasNext={page * PAGE < sorted.length} onPage={setPage} />
    </section>
  );
}
