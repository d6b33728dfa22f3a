"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { type ReactNode, useEffect, useState } from "react";
import { DateInput } from "@/components/forms/date-input";
import { diaryHref, goTo } from "@/components/layout/member/use-diary-param";
import { Button } from "@/components/ui/button";
import { Tooltip } from "@/components/ui/tooltip";
import { addDays, type Day, dateOf, FIRST_DAY, isDay } from "@/lib/nutrition/calendar/day";

/** Which day is shown, and the way to the one before, the one after and any other. */
export function DayBar({ day, today }: { day: Day; today: Day }) {
  const t = useTranslations("diary.day");
  const format = useFormatter();
  const [typed, setTyped] = useState(day);
  useEffect(() => setTyped(day), [day]);
  const go = (to: Day) => goTo(diaryHref(to === today ? null : to));

  function pick(value: string) {
    setTyped(value);
    if (isDay(value) && value >= FIRST_DAY && value <= today) go(value);
  }

  const date = format.dateTime(dateOf(day), {
    timeZone: "UTC",
    day: "numeric",
    month: "long",
    year: "numeric",
  });
  const weekday = format.dateTime(dateOf(day), { timeZone: "UTC", weekday: "long" });
  const name = day === today ? t("today") : day === addDays(today, -1) ? t("yesterday") : weekday;
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <div aria-live="polite">
        <h2 className="text-lg first-letter:uppercase">
          {name} <span className="font-sans text-sm font-normal text-muted">{date}</span>
        </h2>
      </div>
      <div className="flex w-full items-center gap-2 sm:w-auto">
        <Step name={t("previous")} isEnd={day <= FIRST_DAY} onStep={() => go(addDays(day, -1))}>
          <ChevronLeft className="size-5" aria-hidden />
        </Step>
        <DateInput
          aria-label={t("pick")}
          className="min-w-0 grow sm:w-44"
          min={FIRST_DAY}
          max={today}
          value={typed}
          onChange={(event) => pick(event.target.value)}
          onBlur={() => setTyped(day)}
        />
        <Step name={t("next")} isEnd={day >= today} onStep={() => go(addDays(day, 1))}>
          <ChevronRight className="size-5" aria-hidden />
        </Step>
        {day !== today && (
          <Button variant="soft" size="sm" onClick={() => go(today)}>
            {t("today")}
          </Button>
        )}
      </div>
    </div>
  );
}

type StepProps = { name: string; isEnd: boolean; onStep: () => void; children: ReactNode };

/** At the end it stays where the focus is and does nothing. */
function Step({ name, isEnd, onStep, children }: StepProps) {
  return (
    <Tooltip text={name}>
      <Button
        variant="secondary"
        size="icon"
        aria-label={name}
        aria-disabled={isEnd || undefined}
        onClick={() => !isEnd && onStep()}
      >
        {children}
      </Button>
    </Tooltip>
  );
}
