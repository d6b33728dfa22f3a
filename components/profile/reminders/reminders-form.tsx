"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Checkbox } from "@/components/forms/checkbox";
import { Field } from "@/components/forms/field";
import { TimeInput } from "@/components/forms/inputs/time-input";
import { type ReminderSettings, useRemindersQueue } from "@/components/profile/reminders/api";
import { SummarySwitches } from "@/components/profile/reminders/summary-switches";
import { TimeList } from "@/components/profile/reminders/time-list";
import { WeekdayList } from "@/components/profile/reminders/weekday-list";
import { ZoneSelect } from "@/components/profile/reminders/zone-select";
import { SaveStatus } from "@/components/profile/saving/save-status";
import { useSaveState } from "@/components/profile/saving/use-save-queue";
import { TIMED_REMINDERS, type TimedReminder } from "@/lib/profile/timed-reminders";

const QUIET = ["quiet_start", "quiet_end"] as const;

/** A time is changed digit by digit. */
const TYPING_MS = 700;

type Change = <K extends keyof ReminderSettings>(
  field: K,
  value: ReminderSettings[K],
  delayMs?: number,
) => void;

/** When the assistant may write by itself; each change is saved at once. */
export function RemindersForm({ reminders }: { reminders: ReminderSettings }) {
  const t = useTranslations("profile.reminders");
  const queue = useRemindersQueue();
  const { state } = useSaveState(queue);
  const [shown, setShown] = useState<ReminderSettings>(() => ({ ...reminders, ...queue.snapshot().unsaved }));

  const change: Change = (field, value, delayMs = 0) => {
    setShown((before) => ({ ...before, [field]: value }));
    queue.push(field, value, delayMs);
  };

  return (
    <>
      <SaveStatus state={state} onRetry={queue.flush} />
      <div className="flex flex-col gap-4">
        {TIMED_REMINDERS.map((kind) => (
          <TimedFields key={kind} {...{ kind, shown, change }} />
        ))}
      </div>
      <SummarySwitches
        shown={shown}
        onSwitch={change}
        onTime={(time) => change("evening_time", time, TYPING_MS)}
      />
      <div className="mt-5 grid gap-5 border-t border-line pt-5 sm:grid-cols-2">
        {QUIET.map((field) => (
          <Field key={field} label={t(field)} hint={field === "quiet_start" ? t("quietHint") : null}>
            {(control) => (
              <TimeInput
                {...control}
                value={shown[field]}
                onTime={(time) => change(field, time, TYPING_MS)}
              />
            )}
          </Field>
        ))}
        <Field label={t("time_zone")} hint={t("zoneHint")} className="sm:col-span-2">
          {(control) => (
            <ZoneSelect
              {...control}
              value={shown.time_zone}
              onChange={({ target }) => change("time_zone", target.value)}
            />
          )}
        </Field>
      </div>
    </>
  );
}

type TimedFieldsProps = { kind: TimedReminder; shown: ReminderSettings; change: Change };

function TimedFields({ kind, shown, change }: TimedFieldsProps) {
  const t = useTranslations("profile.reminders");
  const on = `${kind}_reminders` as const;
  const times = `${kind}_times` as const;
  return (
    <div>
      <Checkbox label={t(on)} checked={shown[on]} onChange={({ target }) => change(on, target.checked)} />
      {shown[on] && (
        <TimeList label={t(on)} times={shown[times]} onChange={(list) => change(times, list, TYPING_MS)} />
      )}
      {kind === "exercise" && shown[on] && (
        <WeekdayList
          label={t("exercise_days")}
          days={shown.exercise_days}
          onChange={(days) => change("exercise_days", days)}
        />
      )}
    </div>
  );
}
