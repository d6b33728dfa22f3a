"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { useDayName } from "@/components/figures/use-day-name";
import { useFigures } from "@/components/figures/use-figures";
import { useIsPhone } from "@/components/hooks/use-is-phone";
import { usePages } from "@/components/hooks/use-pages";
import { olderDaysQuery } from "@/components/progress/api";
import { Button } from "@/components/ui/button";
import { Card, CardHeader } from "@/components/ui/card";
import { Pagination } from "@/components/ui/pagination";
import { Table, Td, Th } from "@/components/ui/table";
import { errorText } from "@/lib/client/api-error";
import type { HistoryEntry } from "@/lib/nutrition/views/history";
import { PROGRESS_ENTRIES } from "@/lib/nutrition/views/progress-series";

/** Days that a phone shows before it is asked for more. */
const FOLDED = 5;

/** The latest days, and page by page those before them. */
export function HistoryTable({ history }: { history: readonly HistoryEntry[] }) {
  const t = useTranslations("progress.history");
  const format = useFormatter();
  const figures = useFigures();
  const { dayName } = useDayName();
  const isPhone = useIsPhone();
  const [isUnfolded, setUnfolded] = useState(false);
  const words = useTranslations("errors");
  const older = useInfiniteQuery(olderDaysQuery(history.at(-1)?.date ?? ""));
  const { page, rows, hasNext, goTo } = usePages(
    [history, ...(older.data?.pages.map((days) => days.history) ?? [])],
    {
      exists: older.data ? older.hasNextPage : history.length >= PROGRESS_ENTRIES,
      read: async () => (await older.fetchNextPage()).isSuccess,
    },
  );
  const isFolded = isPhone && !isUnfolded && rows.length > FOLDED;
  const whole = (value: number) => format.number(value, { maximumFractionDigits: 0 });

  return (
    <Card className="min-w-0">
      <CardHeader title={t("title")} />
      <Table label={t("title")}>
        <thead>
          <tr>
            <Th className="pl-0 max-sm:pr-1.5">{t("date")}</Th>
            <Th className="text-right max-sm:px-1.5">{t("weight", { unit: figures.weightUnit })}</Th>
            <Th className="text-right max-sm:px-1.5">{t("calories", { unit: figures.energyUnit })}</Th>
            <Th className="pr-0 text-right max-sm:pl-1.5">{t("water")}</Th>
          </tr>
        </thead>
        <tbody>
          {(isFolded ? rows.slice(0, FOLDED) : rows).map((entry) => (
            <tr key={entry.date}>
              <Td className="pl-0 whitespace-nowrap max-sm:pr-1.5">
                <time dateTime={entry.date} className="inline-block first-letter:uppercase">
                  {dayName(entry.date)}
                </time>
              </Td>
              <Td className="text-right max-sm:px-1.5">
                {entry.weight === null ? t("none") : figures.weightValue(entry.weight)}
              </Td>
              <Td className="text-right max-sm:px-1.5">
                {entry.calories === 0 ? t("none") : figures.energyValue(entry.calories)}
              </Td>
              <Td className="pr-0 text-right max-sm:pl-1.5">{whole(entry.water)}</Td>
            </tr>
          ))}
        </tbody>
      </Table>
      {isFolded && (
        <Button variant="ghost" size="sm" className="mt-2 w-full" onClick={() => setUnfolded(true)}>
          {t("unfold", { count: rows.length - FOLDED })}
        </Button>
      )}
      {!isFolded && (
        <Pagination label={t("title")} {...{ page, hasNext }} isLoading={older.isFetching} onPage={goTo} />
      )}
      {older.error && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {errorText(older.error, words)}
        </p>
      )}
    </Card>
  );
}
