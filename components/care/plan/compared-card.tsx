"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useToday } from "@/components/figures/use-day-name";
import { useFigures } from "@/components/figures/use-figures";
import { Card, CardHeader } from "@/components/ui/card";
import { Table, Td, Th } from "@/components/ui/table";
import type { ComparedDays } from "@/lib/care/plans/plan-schema";
import { dateOf } from "@/lib/nutrition/calendar/day";

/** Days of the plan beside what was eaten on them. */
export function ComparedCard({ days }: { days: ComparedDays["days"] }) {
  const t = useTranslations("care.compared");
  const format = useFormatter();
  const today = useToday();
  const { energyValue, energyUnit } = useFigures();
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
            <Th className="pr-1.5 pl-0">{t("day")}</Th>
            <Th className="px-1.5 text-right">{t("plannedIn", { unit: energyUnit })}</Th>
            <Th className="px-1.5 text-right">{t("eatenIn", { unit: energyUnit })}</Th>
            <Th className="px-1.5 text-right">{t("difference")}</Th>
            <Th className="pr-0 pl-1.5 text-right">{t("foods")}</Th>
          </tr>
        </thead>
        <tbody>
          {days.map((one) => (
            <tr key={one.day}>
              <Td className="pr-1.5 pl-0 whitespace-nowrap">
                <time dateTime={one.day}>
                  {format.dateTime(dateOf(one.day), { timeZone: "UTC", day: "2-digit", month: "2-digit" })}
                </time>
              </Td>
              <Td className="px-1.5 text-right">{energyValue(one.planned.kcal)}</Td>
              <Td className="px-1.5 text-right">{one.eaten ? energyValue(one.eaten.kcal) : t("nothing")}</Td>
              <Td className="px-1.5 text-right">
                {/* Today is not over: no fall is read into it. */}
                {one.day === today
                  ? t("today")
                  : one.eaten && one.planned.kcal > 0
                    ? format.number(one.eaten.kcal / one.planned.kcal - 1, {
                        style: "percent",
                        signDisplay: "exceptZero",
                        maximumFractionDigits: 0,
                      })
                    : t("nothing")}
              </Td>
              <Td className="pr-0 pl-1.5 text-right whitespace-nowrap">{t("matched", foods(one))}</Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
