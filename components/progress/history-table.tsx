"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { olderDaysQuery } from "@/components/progress/api";
import { Button } from "@/components/ui/button";
import { Card, CardHeader } from "@/components/ui/card";
import { Table, Td, Th } from "@/components/ui/table";
import { useDayFormat } from "@/components/ui/use-day-format";
import { useFigures } from "@/components/ui/use-figures";
import { errorText } from "@/lib/client/api-error";
import type { Day } from "@/lib/nutrition/day";
import type { HistoryEntry } from "@/lib/nutrition/history";
import { PROGRESS_ENTRIES } from "@/lib/nutrition/progress-series";

/** The latest days, and by the page those before them. */
export function HistoryTable({ history }: { history: readonly HistoryEntry[] }) {
  const t = useTranslations("progress.history");
  const format = useFormatter();
  const figures = useFigures();
  const dayFormat = useDayFormat();
  const words = useTranslations("errors");
  const [before, setBefore] = useState<Day | null>(null);
  const older = useInfiniteQuery({ ...olderDaysQuery(before ?? ""), enabled: before !== null });
  const shown = [...history, ...(older.data?.pages.flatMap((page) => page.history) ?? [])];
  const mayBeMore = older.data ? older.hasNextPage : history.length >= PROGRESS_ENTRIES;
  const whole = (value: number) => format.number(value, { maximumFractionDigits: 0 });

  function showMore() {
    if (before === null) setBefore(history.at(-1)?.date ?? null);
    else if (older.data) void older.fetchNextPage();
    else void older.refetch();
  }

  return (
    <Card>
      <CardHeader title={t("title")} />
      <Table label={t("title")}>
        <thead>
          <tr>
            <Th className="pl-0">{t("date")}</Th>
            <Th className="text-right">{t("weight", { unit: figures.weightUnit })}</Th>
            <Th className="text-right">{t("calories", { unit: figures.energyUnit })}</Th>
            <Th className="pr-0 text-right">{t("water")}</Th>
          </tr>
        </thead>
        <tbody>
          {shown.map((entry) => (
            <tr key={entry.date}>
              <Td className="pl-0 whitespace-nowrap">
                <time dateTime={entry.date}>{dayFormat(entry.date)}</time>
              </Td>
              <Td className="text-right">
                {entry.weight === null ? t("none") : figures.weightValue(entry.weight)}
              </Td>
              <Td className="text-right">{figures.energyValue(entry.calories)}</Td>
              <Td className="pr-0 text-right">{whole(entry.water)}</Td>
            </tr>
          ))}
        </tbody>
      </Table>
      {mayBeMore && (
        <Button variant="ghost" size="sm" className="mt-2" busy={older.isFetching} onClick={showMore}>
          {t("more")}
        </Button>
      )}
      {older.error && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {errorText(older.error, words)}
        </p>
      )}
    </Card>
  );
}
