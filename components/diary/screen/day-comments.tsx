"use client";

import { useQuery } from "@tanstack/react-query";
import { MessageCircle } from "lucide-react";
import { useTranslations } from "next-intl";
import { commentsQuery } from "@/components/diary/day/api";
import { Card, CardHeader } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { useSession } from "@/lib/client/session-store";
import type { Day } from "@/lib/nutrition/calendar/day";
import type { DiaryDay } from "@/lib/nutrition/views/diary-day";

/** What a nutritionist said about the day or its meals; nothing where nobody said anything. */
export function DayComments({ day, meals }: { day: Day; meals: DiaryDay["meals"] }) {
  const t = useTranslations("diary.comments");
  const kinds = useTranslations("dashboard.meals");
  const isRestored = useSession((state) => state.isRestored);
  const { data } = useQuery({ ...commentsQuery(day), enabled: isRestored });
  if (!data || data.comments.length === 0) return null;
  const kindOf = (id: string | null) => meals.find((meal) => meal.id === id)?.kind;
  return (
    <Card aria-labelledby="comments-title" className="mb-4">
      <CardHeader
        id="comments-title"
        title={t("title")}
        icon={<MessageCircle className="size-5 text-leaf" aria-hidden />}
        aside={
          <Link href="/nutritionist-dashboard" className="text-sm text-leaf underline underline-offset-4">
            {t("who")}
          </Link>
        }
      />
      <ul className="flex flex-col gap-3">
        {data.comments.map(({ id, meal, nutritionist, text }) => {
          const kind = kindOf(meal);
          return (
            <li key={id} className="rounded-control bg-leaf-soft px-4 py-3 text-sm">
              <p className="font-semibold">
                {kind ? t("onMeal", { name: nutritionist.name, meal: kinds(kind) }) : nutritionist.name}
              </p>
              <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{text}</p>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
