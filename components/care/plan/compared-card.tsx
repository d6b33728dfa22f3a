"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useDayFormat } from "@/components/figures/use-day-format";
import { useFigures } from "@/components/figures/use-figures";
import { Card, CardHeader } from "@/components/ui/card";
import { Table, Td, Th } from "@/components/ui/table";
import type { ComparedDays } from "@/lib/care/plans/plan-schema";

/** Days of the plan beside what was eaten on them. */
export function ComparedCard({ days }: { days: ComparedDays["days"] }) {
  const t = useTranslations("care.compared");
  const day = useDayFormat();
  const format = useFormatter();
  const { energy } = useFigures();
  const foods = (one: ComparedDays["days"][number]) => ({
    matched: one.meals.reduce((sum, { matched }) => sum + matched, 0),
    foods: one.meals.reduce((sum, meal) => sum + meal.foods, 0),
  });
  return (
    <Card aria-labelledby="compared-title">
      <CardHeader id="compared-title" title={t("title")} />
      <p className="-mt-2 mb-3 max-w-prose text-sm text-muted">{t("text")}</p>
      <Table label={t("title")}>
        <thead>
          <tr>
            <Th className="pl-0">{t("day")}</Th>
            <Th className="text-right">{t("planned")}</Th>
            <Th className="text-right">{t("eaten")}</Th>
            <Th className="text-right">{t("difference")}</Th>
            <Th className="pr-0 text-right">{t("foods")}</Th>
          </tr>
        </thead>
        <tbody>
          {days.map((one, at) => (
            <tr key={one.day}>
              <Td className="pl-0 whitespace-nowrap">{day(one.day)}</Td>
              <Td className="text-right whitespace-nowrap">{energy(one.planned.kcal)}</Td>
              <Td className="text-right whitespace-nowrap">
                {one.eaten ? energy(one.eaten.kcal) : t("nothing")}
              </Td>
              <Td className="text-right">
                {/* The newest is today, which is not over: no fall is read into it. */}
                {at === 0
                  ? t("underWay")
                  : one.eaten && one.planned.kcal > 0
                    ? format.number(one.eaten.kcal / one.planned.kcal - 1, {
                        style: "percent",
                        signDisplay: "exceptZero",
                        maximumFractionDigits: 0,
                      })
                    : t("nothing")}
              </Td>
              <Td className="pr-0 text-right">{t("matched", foods(one))}</Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
