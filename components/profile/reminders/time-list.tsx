"use client";

import { Plus, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { TimeInput } from "@/components/forms/inputs/time-input";
import { Button } from "@/components/ui/button";

const MOST_TIMES = 12;

type TimeListProps = {
  /** What the times are for, as their labels say it. */
  label: string;
  times: readonly string[];
  onChange: (times: string[]) => void;
};

/** Times of the day, "HH:MM", at most twelve. */
export function TimeList({ label, times, onChange }: TimeListProps) {
  const t = useTranslations("profile.reminders");
  const add = useRef<HTMLButtonElement>(null);
  return (
    <div className="flex flex-wrap items-center gap-2 pl-8">
      {times.map((time, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a time changes while it is typed; its place does not
        <span key={index} className="flex w-full items-center rounded-control border border-line sm:w-40">
          <TimeInput
            className="min-w-0 grow border-transparent [&::-webkit-calendar-picker-indicator]:hidden"
            aria-label={t("timeOf", { label, number: index + 1 })}
            value={time}
            onTime={(chosen) => onChange(times.with(index, chosen))}
          />
          <button
            type="button"
            className="grid size-11 place-items-center rounded-control hover:bg-sunken"
            aria-label={t("removeTime", { time })}
            onClick={() => {
              onChange(times.filter((_, other) => other !== index));
              add.current?.focus();
            }}
          >
            <X className="size-4" aria-hidden />
          </button>
        </span>
      ))}
      {times.length < MOST_TIMES && (
        <Button ref={add} variant="ghost" size="sm" onClick={() => onChange([...times, nextTime(times)])}>
          <Plus className="size-4" aria-hidden />
          {t("addTime")}
          <span className="sr-only">{label}</span>
        </Button>
      )}
    </div>
  );
}

/** An hour after the last one, at most 23:00. */
function nextTime(times: readonly string[]): string {
  const [last = "11:00"] = times.toSorted().slice(-1);
  return `${String(Math.min(23, Number(last.slice(0, 2)) + 1)).padStart(2, "0")}:00`;
}
