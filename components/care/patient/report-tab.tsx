"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { reportPath } from "@/components/care/common/plan-api";
import { PaperButton } from "@/components/care/plan/paper-button";
import { useToday } from "@/components/figures/use-day-name";
import { Field } from "@/components/forms/field";
import { DateInput } from "@/components/forms/inputs/date-input";
import { Card, CardHeader } from "@/components/ui/card";
import { addDays, daysBetween, isDay } from "@/lib/nutrition/calendar/day";

const LONGEST = 92;

/** A period on one sheet, to talk over or to hand out. */
export function ReportTab({ id }: { id: string }) {
  const t = useTranslations("care.reportTab");
  const today = useToday();
  const [from, setFrom] = useState(addDays(today, -29));
  const [to, setTo] = useState(today);
  const isPeriod = isDay(from) && isDay(to) && from <= to && daysBetween(from, to) < LONGEST;
  return (
    <Card aria-labelledby="report-title" className="max-w-xl">
      <CardHeader id="report-title" title={t("title")} />
      <p className="-mt-2 mb-4 text-sm text-muted">{t("text")}</p>
      <div className="mb-4 grid gap-4 sm:grid-cols-2">
        <Field label={t("from")}>
          {(control) => (
            <DateInput {...control} value={from} onChange={({ target }) => setFrom(target.value)} />
          )}
        </Field>
        <Field label={t("to")} error={isPeriod ? null : t("wrong")}>
          {(control) => <DateInput {...control} value={to} onChange={({ target }) => setTo(target.value)} />}
        </Field>
      </div>
      {isPeriod && <PaperButton path={reportPath(id, from, to)} label={t("pdf")} />}
    </Card>
  );
}
