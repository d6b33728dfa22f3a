"use client";

import { useFormatter, useTranslations } from "next-intl";
import { Card, CardHeader } from "@/components/ui/card";
import { Table, Td, Th } from "@/components/ui/table";
import { useDayFormat } from "@/components/ui/use-day-format";
import type { HistoryEntry } from "@/lib/nutrition/history";

export function HistoryTable({ history }: { history: readonly HistoryEntry[] }) {
  const t = useTranslations("progress.history");
  const format = useFormatter();
  const dayFormat = useDayFormat();
  const whole = (value: number) => format.number(value, { maximumFractionDigits: 0 });
  return (
    <Card>
      <CardHeader title={t("title")} />
      <Table label={t("title")}>
        <thead>
          <tr>
            <Th className="pl-0">{t("date")}</Th>
            <Th className="text-right">{t("weight")}</Th>
            <Th className="text-right">{t("calories")}</Th>
            <Th className="pr-0 text-right">{t("water")}</Th>
          </tr>
        </thead>
        <tbody>
          {history.map((entry) => (
            <tr key={entry.date}>
              <Td className="pl-0 whitespace-nowrap">
                <time dateTime={entry.date}>{dayFormat(entry.date)}</time>
              </Td>
              <Td className="text-right">
                {entry.weight === null
                  ? t("none")
                  : format.number(entry.weight, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
              </Td>
              <Td className="text-right">{whole(entry.calories)}</Td>
              <Td className="pr-0 text-right">{whole(entry.water)}</Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
