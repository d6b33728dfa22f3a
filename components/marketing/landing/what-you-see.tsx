import { Bell, Droplets, Dumbbell, Utensils } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { MiniDay, MiniWeek, MiniWeight } from "@/components/marketing/landing/mini-charts";
import { PageSection } from "@/components/marketing/page/section";
import { Badge } from "@/components/ui/badge";

export function WhatYouSee() {
  const t = useTranslations("landing.see");
  return (
    <PageSection title={t("title")} text={t("text")}>
      <div className="grid gap-4 md:grid-cols-2">
        <Panel title={t("today.title")} text={t("today.text")}>
          <MiniDay />
        </Panel>
        <Panel title={t("week.title")} text={t("week.text")} caption={t("week.caption")}>
          <MiniWeek />
        </Panel>
        <Panel title={t("weight.title")} text={t("weight.text")} caption={t("weight.caption")}>
          <MiniWeight />
        </Panel>
        <Panel title={t("reminders.title")} text={t("reminders.text")}>
          <ul className="flex flex-col divide-y divide-line rounded-control border border-line px-4 text-sm">
            <ReminderLine
              icon={<Utensils className="size-4" aria-hidden />}
              name={t("reminders.meals")}
              times={t("reminders.mealsAt")}
              state={t("reminders.on")}
              on
            />
            <ReminderLine
              icon={<Droplets className="size-4" aria-hidden />}
              name={t("reminders.water")}
              times={t("reminders.waterAt")}
              state={t("reminders.on")}
              on
            />
            <ReminderLine
              icon={<Dumbbell className="size-4" aria-hidden />}
              name={t("reminders.exercise")}
              times={t("reminders.exerciseAt")}
              state={t("reminders.off")}
            />
          </ul>
        </Panel>
      </div>
    </PageSection>
  );
}

function Panel({
  title,
  text,
  caption,
  children,
}: {
  title: string;
  text: string;
  caption?: string;
  children: ReactNode;
}) {
  return (
    <figure className="flex flex-col justify-between gap-6 rounded-card border border-line bg-surface p-6">
      <figcaption>
        <h3 className="text-lg">{title}</h3>
        <p className="mt-1.5 text-muted">{text}</p>
      </figcaption>
      <div>
        {children}
        {caption && <p className="mt-3 text-sm text-muted tabular-nums">{caption}</p>}
      </div>
    </figure>
  );
}

function ReminderLine({
  icon,
  name,
  times,
  state,
  on = false,
}: {
  icon: ReactNode;
  name: string;
  times: string;
  state: string;
  on?: boolean;
}) {
  return (
    <li className="flex items-center gap-3 py-2.5">
      <span className="text-muted">{icon}</span>
      <span className="grow">
        <span className="font-semibold">{name}</span>
        <span className="block text-xs text-muted tabular-nums">{times}</span>
      </span>
      <Badge tone={on ? "leaf" : "neutral"}>
        {on && <Bell className="size-3" aria-hidden />}
        {state}
      </Badge>
    </li>
  );
}
