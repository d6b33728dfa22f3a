"use client";

import { Calendar, ChevronLeft, ChevronRight } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { DayStrip } from "@/components/diary/screen/day-strip";
import { DateInput } from "@/components/forms/inputs/date-input";
import { useIsPhone } from "@/components/hooks/use-is-phone";
import { diaryHref, goTo } from "@/components/layout/member/use-diary-param";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Tooltip } from "@/components/ui/tooltip";
import { addDays, type Day, dateOf, isDay } from "@/lib/nutrition/calendar/day";
import { FIRST_DAY } from "@/lib/nutrition/calendar/loggable-day";
import { stripOf } from "@/lib/nutrition/calendar/strip";

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

  const isPhone = useIsPhone();
  const isOtherYear = day.slice(0, 4) !== today.slice(0, 4);
  const date = format.dateTime(dateOf(day), {
    timeZone: "UTC",
    day: "numeric",
    month: isPhone ? "short" : "long",
    ...((!isPhone || isOtherYear) && { year: "numeric" }),
  });
  const named = format.dateTime(dateOf(day), { timeZone: "UTC", weekday: "long" });
  const weekday = isPhone ? named.replace("-feira", "") : named;
  const name = day === today ? t("today") : day === addDays(today, -1) ? t("yesterday") : weekday;
  const strip = stripOf(day, today);
  return (
    <div className="mb-3 flex flex-col gap-2 sm:mb-4 sm:gap-3">
      <div className="flex items-center justify-between gap-2">
        <div aria-live="polite" className="min-w-0">
          <h2 className="truncate text-lg first-letter:uppercase">
            {name}{" "}
            <span
              className={cn("font-sans text-sm font-normal text-muted", isPhone && isOtherYear && "block")}
            >
              {date}
            </span>
          </h2>
        </div>
        <div className="flex shrink-0 items-center gap-1 sm:gap-2">
          {!strip.includes(today) && (
            <Button variant="soft" size="sm" onClick={() => go(today)}>
              {t("today")}
            </Button>
          )}
          <Step name={t("previous")} isEnd={day <= FIRST_DAY} onStep={() => go(addDays(day, -1))}>
            <ChevronLeft className="size-5" aria-hidden />
          </Step>
          <DayPicker
            label={t("pick")}
            value={typed}
            today={today}
            onPick={pick}
            onLeave={() => setTyped(day)}
          />
          <Step name={t("next")} isEnd={day >= today} onStep={() => go(addDays(day, 1))}>
            <ChevronRight className="size-5" aria-hidden />
          </Step>
        </div>
      </div>
      <DayStrip days={strip} day={day} today={today} onGo={go} />
    </div>
  );
}

type DayPickerProps = {
  label: string;
  value: Day;
  today: Day;
  onPick: (day: string) => void;
  onLeave: () => void;
};

/** Any other day. On a phone only its calendar shows: the strip below has the days in words. */
function DayPicker({ label, value, today, onPick, onLeave }: DayPickerProps) {
  const calendar = useRef<HTMLInputElement>(null);
  const isPhone = useIsPhone();
  const bounds = { min: FIRST_DAY, max: today, value };
  const pick = ({ target }: { target: { value: string } }) => onPick(target.value);
  if (!isPhone) {
    return <DateInput {...bounds} aria-label={label} className="w-44" onChange={pick} onBlur={onLeave} />;
  }
  return (
    <span className="relative">
      <input
        ref={calendar}
        {...bounds}
        type="date"
        tabIndex={-1}
        aria-hidden
        className="pointer-events-none absolute inset-0 size-full opacity-0"
        onChange={pick}
      />
      <Button
        variant="secondary"
        size="icon"
        aria-label={label}
        onClick={() => calendar.current?.showPicker()}
      >
        <Calendar className="size-5" aria-hidden />
      </Button>
    </span>
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
