"use client";

import { BellRing, Droplets, Dumbbell, Utensils } from "lucide-react";
import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { Card, CardHeader } from "@/components/ui/card";
import type { Dashboard } from "@/lib/nutrition/views/dashboard";

const ROWS = [
  { key: "meals", field: "meal_reminders", icon: Utensils },
  { key: "water", field: "water_reminders", icon: Droplets },
  { key: "exercise", field: "exercise_reminders", icon: Dumbbell },
] as const;

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
        {ROWS.map(({ key, field, icon: Icon }) => (
          <li key={key} className="flex items-center gap-3 py-2.5">
            <Icon className="size-4 text-muted" aria-hidden />
            <span className="grow">{t(key)}</span>
            <Badge tone={isLinked && reminders[field] ? "leaf" : "neutral"}>
              {t(isLinked && reminders[field] ? "on" : "off")}
            </Badge>
          </li>
        ))}
      </ul>
      {!isLinked && <p className="mt-4 text-sm text-muted">{t("unlinked")}</p>}
    </Card>
  );
}
