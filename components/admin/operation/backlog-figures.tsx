import { useTranslations } from "next-intl";
import { Figure } from "@/components/panel/facts";
import { useShown } from "@/components/panel/use-shown";
import { type Backlog, QUEUES } from "@/lib/telemetry/backlog";

/** What is due and undone, since when, and how long messages have waited lately. */
export function BacklogFigures({ backlog }: { backlog: Backlog }) {
  const t = useTranslations("admin.queues.backlog");
  const shown = useShown();
  const late = (seconds: number) =>
    seconds < 120 ? t("seconds", { seconds }) : t("minutes", { minutes: Math.round(seconds / 60) });
  return (
    <div className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-6">
      {QUEUES.map((queue) => (
        <Figure
          key={queue}
          name={t(queue)}
          value={shown.number(backlog.waiting[queue])}
          how={backlog.oldest[queue] > 0 ? t("late", { time: late(backlog.oldest[queue]) }) : t("inTime")}
        />
      ))}
      <Figure
        name={t("lag")}
        value={
          backlog.webhookLagSeconds === null ? "—" : t("lagValue", { seconds: backlog.webhookLagSeconds })
        }
        how={t("lagHow")}
      />
    </div>
  );
}
