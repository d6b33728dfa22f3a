"use client";

import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { patientDiaryQuery, writtenCommentsQuery } from "@/components/care/common/api";
import { DiaryComments } from "@/components/care/patient/comment-form";
import { useDayName } from "@/components/figures/use-day-name";
import { useFigures } from "@/components/figures/use-figures";
import { DateInput } from "@/components/forms/inputs/date-input";
import { Button } from "@/components/ui/button";
import { Card, CardHeader } from "@/components/ui/card";
import { LoadFailed } from "@/components/ui/load-failed";
import { Skeleton } from "@/components/ui/skeleton";
import type { PatientDiary } from "@/lib/care/patient-views";
import type { Comment } from "@/lib/care/records/record-schema";
import { addDays, type Day, isDay } from "@/lib/nutrition/calendar/day";

/**
 * A day of the patient's as they told it, with what is said about it: first the last one that tells something, since
 * today's is empty in the morning.
 */
export function DiaryTab({ id, lastLog }: { id: string; lastLog: Day | null }) {
  const t = useTranslations("care.diary");
  const [asked, setAsked] = useState(lastLog);
  const { data, isPending, isFetching, refetch } = useQuery(patientDiaryQuery(id, asked));
  const day = data?.day ?? asked;
  const { data: written } = useQuery({
    ...writtenCommentsQuery(id, day ?? ""),
    enabled: day !== null && data !== undefined,
  });
  return (
    <>
      {day && <DayChoice day={day} today={data?.today ?? day} onDay={setAsked} />}
      {isPending ? (
        <Skeleton className="h-96" />
      ) : data ? (
        <DayOf patient={id} diary={data} comments={written?.comments ?? []} />
      ) : (
        <LoadFailed text={t("error")} retry={t("retry")} isFetching={isFetching} onRetry={() => refetch()} />
      )}
    </>
  );
}

function DayChoice({ day, today, onDay }: { day: Day; today: Day; onDay: (day: Day) => void }) {
  const t = useTranslations("care.diary");
  const isLast = day >= today;
  return (
    <div className="flex items-center gap-2">
      <Button variant="ghost" size="icon" aria-label={t("before")} onClick={() => onDay(addDays(day, -1))}>
        <ChevronLeft className="size-5" aria-hidden />
      </Button>
      <DateInput
        aria-label={t("day")}
        className="max-w-44"
        value={day}
        max={today}
        onChange={({ target }) => isDay(target.value) && target.value <= today && onDay(target.value)}
      />
      <Button
        variant="ghost"
        size="icon"
        aria-label={t("after")}
        aria-disabled={isLast || undefined}
        onClick={() => !isLast && onDay(addDays(day, 1))}
      >
        <ChevronRight className="size-5" aria-hidden />
      </Button>
    </div>
  );
}

type DayProps = { patient: string; diary: PatientDiary; comments: readonly Comment[] };

function DayOf({ patient, diary, comments }: DayProps) {
  const t = useTranslations("care.diary");
  const { dayName } = useDayName();
  const format = useFormatter();
  const { energy } = useFigures();
  const { day, meals, totals } = diary;
  const isEmpty = meals.length === 0 && totals.water_ml === 0;
  const grams = (value: number) => `${format.number(value, { maximumFractionDigits: 0 })} g`;
  return (
    <div className="flex flex-col gap-4">
      <Card aria-labelledby="day-title">
        <CardHeader
          id="day-title"
          title={<span className="inline-block first-letter:uppercase">{dayName(day)}</span>}
        />
        <p className="text-sm tabular-nums">
          {isEmpty
            ? t("noMeal")
            : t("totals", {
                energy: energy(totals.kcal),
                protein: grams(totals.protein_g),
                carbs: grams(totals.carbs_g),
                fat: grams(totals.fat_g),
                water: `${format.number(totals.water_ml)} ml`,
              })}
        </p>
        <DiaryComments patient={patient} day={day} about={t("wholeDay")} comments={comments} />
      </Card>
      {meals.length === 0 && !isEmpty && <p className="text-sm text-muted">{t("noMeal")}</p>}
      {meals.map((meal) => (
        <MealCard key={meal.id} patient={patient} meal={meal} day={day} comments={comments} />
      ))}
    </div>
  );
}

function MealCard({
  patient,
  meal,
  day,
  comments,
}: Omit<DayProps, "diary"> & { meal: PatientDiary["meals"][number]; day: Day }) {
  const t = useTranslations("care.diary");
  const words = useTranslations("diary.meal");
  const kinds = useTranslations("dashboard.meals");
  const format = useFormatter();
  const { energy } = useFigures();
  const name = kinds(meal.kind);
  const grams = (value: number) => format.number(value, { maximumFractionDigits: 0 });
  return (
    <Card aria-labelledby={`meal-${meal.id}`}>
      <CardHeader
        id={`meal-${meal.id}`}
        title={name}
        aside={<span className="text-sm font-semibold tabular-nums">{energy(meal.totals.kcal)}</span>}
      />
      {meal.text && <p className="mb-2 text-sm text-muted italic">{t("said", { text: meal.text })}</p>}
      <ul className="flex flex-col gap-1 text-sm">
        {meal.items.map((item) => (
          <li key={item.id} className="flex justify-between gap-4">
            <span>
              {item.name}{" "}
              <span className="text-muted">
                {item.portion
                  ? words("portion", { portion: item.portion, grams: grams(item.grams) })
                  : words("grams", { grams: grams(item.grams) })}
              </span>
            </span>
            <span className="shrink-0 text-muted tabular-nums">{energy(item.kcal)}</span>
          </li>
        ))}
      </ul>
      <DiaryComments patient={patient} day={day} meal={meal.id} about={name} comments={comments} />
    </Card>
  );
}
