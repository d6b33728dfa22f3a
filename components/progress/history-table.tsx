"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Card, CardHeader } from "@/components/ui/card";
import { Table, Td, Th } from "@/components/ui/table";
import { useDayFormat } from "@/components/ui/use-day-format";
import { useFigures } from "@/components/ui/use-figures";
import type { HistoryEntry } from "@/lib/nutrition/history";

/** Rows before the rest is asked for: a month of them buries what follows on a phone. */
const FIRST_ROWS = 10;

export function HistoryTable({ history }: { history: readonly HistoryEntry[] }) {
  const t = useTranslations("progress.history");
  const format = useFormatter();
  const figures = useFigures();
  const dayFormat = useDayFormat();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? history : history.slice(0, FIRST_ROWS);
  const whole = (value: number) => format.number(value, { maximumFractionDigits: 0 });
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
      {shown.length < history.length && (
        <Button variant="ghost" size="sm" className="mt-2" onClick={() => setWhole(true)}>
          {t("more")}
        </Button>
      )}
    </Card>
  );
}
