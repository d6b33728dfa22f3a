import { useTranslations } from "next-intl";
import { Checkbox } from "@/components/forms/checkbox";
import { TimeInput } from "@/components/forms/inputs/time-input";
import type { ReminderSettings } from "@/components/profile/reminders/api";

type SummarySwitchesProps = {
  shown: Pick<ReminderSettings, "evening_summary" | "evening_time" | "weekly_report">;
  onSwitch: (field: "evening_summary" | "weekly_report", on: boolean) => void;
  onTime: (time: string) => void;
};

/** The day's summary with its hour, and the week's. */
export function SummarySwitches({ shown, onSwitch, onTime }: SummarySwitchesProps) {
  const t = useTranslations("profile.reminders");
  return (
    <div className="mt-5 flex flex-col gap-4 border-t border-line pt-5">
      <div>
        <Checkbox
          label={labelled(t("evening_summary"), t("eveningHint"))}
          checked={shown.evening_summary}
          onChange={({ target }) => onSwitch("evening_summary", target.checked)}
        />
        {shown.evening_summary && (
          <div className="mt-2 max-w-44 pl-8">
            <TimeInput aria-label={t("evening_time")} value={shown.evening_time} onTime={onTime} />
          </div>
        )}
      </div>
      <Checkbox
        label={labelled(t("weekly_report"), t("weeklyHint"))}
        checked={shown.weekly_report}
        onChange={({ target }) => onSwitch("weekly_report", target.checked)}
      />
    </div>
  );
}

function labelled(name: string, hint: string) {
  return (
    <>
      {name}
      <span className="block text-muted">{hint}</span>
    </>
  );
}
