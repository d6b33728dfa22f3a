"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useDayFormat } from "@/components/figures/use-day-format";
import { useFigures } from "@/components/figures/use-figures";
import { useBeginImport, useUndoImport } from "@/components/profile/connections/import-api";
import { ImportColumns } from "@/components/profile/connections/import-columns";
import { ImportProblems } from "@/components/profile/connections/import-problems";
import { Button } from "@/components/ui/button";
import { type Column, StackedTable } from "@/components/ui/stacked-table";
import { notify } from "@/components/ui/toaster";
import { errorText } from "@/lib/client/api-error";
import type { ImportAnswer } from "@/lib/imports/import-schema";

type LookProps = { look: ImportAnswer; onLook: (look: ImportAnswer) => void; onOver: () => void };

/** What was recognised of a file, before anything of it is in the diary. */
export function ImportLook({ look, onLook, onOver }: LookProps) {
  const t = useTranslations("connections.imports");
  const words = useTranslations("errors");
  const begin = useBeginImport();
  const drop = useUndoImport();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { summary } = look;
  const { table, entries, days, foods, duplicates } = summary;
  const onError = (error: unknown) => notify.error(errorText(error, words));
  const isAll = summary.sameFile && duplicates >= entries.items + entries.water + entries.weights;
  return (
    <div className="flex flex-col gap-4 rounded-card border border-line bg-sunken p-4">
      <div>
        <h4 ref={heading} tabIndex={-1} className="font-semibold outline-none">
          {t("found", { source: t(`sources.${look.source}`) })}
        </h4>
        <p className="text-sm text-muted">{t("foundText")}</p>
      </div>
      {table && !table.isEnough && <p className="text-sm font-medium">{t("notEnough")}</p>}
      {summary.ownFoods > 0 && <p className="text-sm">{t("ownFoods", { count: summary.ownFoods })}</p>}
      {days.count > 0 && (
        <ul className="flex list-disc flex-col gap-1 pl-5 text-sm">
          <li>{t("days", { count: days.count, meals: entries.meals, items: entries.items })}</li>
          {entries.weights > 0 && <li>{t("weights", { count: entries.weights })}</li>}
          {entries.water > 0 && <li>{t("water", { count: entries.water })}</li>}
          {entries.items > 0 && <li>{t("foods", foods)}</li>}
          {duplicates > 0 && (
            <li>{t(summary.sameFile ? "sameFile" : "duplicates", { count: duplicates })}</li>
          )}
        </ul>
      )}
      {table && (
        <ImportColumns key={JSON.stringify(table.columns)} look={look} table={table} onLook={onLook} />
      )}
      {summary.sample.length > 0 && <SampleTable look={look} />}
      <ImportProblems summary={summary} />
      <div className="flex flex-wrap gap-3">
        <Button
          busy={begin.isPending}
          disabled={(days.count === 0 && summary.ownFoods === 0) || isAll}
          onClick={() => begin.mutate(look.id, { onSuccess: onOver, onError })}
        >
          {t("begin")}
        </Button>
        <Button
          variant="secondary"
          busy={drop.isPending}
          onClick={() => drop.mutate(look.id, { onSuccess: onOver, onError })}
        >
          {t("drop")}
        </Button>
      </div>
    </div>
  );
}

/** The newest days as they would be. */
function SampleTable({ look }: { look: ImportAnswer }) {
  const t = useTranslations("connections.imports");
  const dayText = useDayFormat();
  const { energy, weight } = useFigures();
  const columns: Column<ImportAnswer["summary"]["sample"][number]>[] = [
    {
      ...{ key: "date", title: t("columns.date") },
      cell: ({ day, logged }) => (
        <>
          {dayText(day)}
          {logged && <span className="block text-xs text-muted">{t("logged")}</span>}
        </>
      ),
    },
    { key: "items", title: t("items"), cell: ({ items }) => items },
    {
      ...{ key: "kcal", title: t("columns.kcal") },
      cell: ({ items, kcal }) => (items > 0 ? energy(kcal) : t("none")),
    },
    {
      ...{ key: "protein", title: t("columns.protein") },
      cell: ({ items, protein_g }) => (items > 0 ? t("grams", { grams: protein_g }) : t("none")),
    },
    {
      ...{ key: "weight", title: t("columns.weight") },
      cell: ({ weight_kg }) => (weight_kg === null ? t("none") : weight(weight_kg)),
    },
  ];
  return (
    <StackedTable label={t("sample")} columns={columns} rows={look.summary.sample} idOf={({ day }) => day} />
  );
}
