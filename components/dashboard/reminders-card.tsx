"use client";

import { BellRing, Droplets, Dumbbell, type LucideIcon, Utensils } from "lucide-react";
import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { Card, CardHeader } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import type { Dashboard } from "@/lib/nutrition/views/dashboard";
import { TIMED_REMINDERS, type TimedReminder } from "@/lib/profile/timed-reminders";

const ICONS: Record<TimedReminder, LucideIcon> = { meal: Utensils, water: Droplets, exercise: Dumbbell };

type RemindersSummaryProps = {
  reminders: Dashboard["reminders"];
  /** Without a number to go to, none is active. */
  isLinked: boolean;
};

export function RemindersSummary({ reminders, isLinked }: RemindersSummaryProps) {
  const t = useTranslations("dashboard.reminders");
  return (
    <Card aria-labelledby="reminders-title">
      <CardHeader
        id="reminders-title"
        title={t("title")}
        icon={<BellRing className="size-5 text-leaf" aria-hidden />}
      />
      <ul className="-my-2 flex flex-col divide-y divide-line text-sm">
        {TIMED_REMINDERS.map((kind) => {
          const Icon = ICONS[kind];
          const isActive = isLinked && reminders[`${kind}_reminders`];
          return (
            <li key={kind} className="flex items-center gap-3 py-2.5">
              <Icon className="size-4 text-muted" aria-hidden />
              <span className="grow">{t(kind)}</span>
              <Badge tone={isActive ? "leaf" : "neutral"}>{t(isActive ? "on" : "off")}</Badge>
            </li>
          );
        })}
      </ul>
      {!isLinked && (
        <p className="mt-4 text-sm text-muted">
          {t.rich("unlinked", {
            link: (words) => (
              <Link href="/profile/preferences" className="font-medium text-leaf underline">
                {words}
              </Link>
            ),
          })}
        </p>
      )}
    </Card>
  );
}
