"use client";

import { useQuery } from "@tanstack/react-query";
import { Plus, Star } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { favouritesQuery, recentMealsQuery } from "@/components/diary/day/api";
import { useLogFavourite } from "@/components/diary/day/favourite-changes";
import { useCopyMeal } from "@/components/diary/day/meal-changes";
import { useAnnounceMeal } from "@/components/diary/day/use-announce-meal";
import { useToday } from "@/components/figures/use-day-name";
import { useFigures } from "@/components/figures/use-figures";
import { useTimeZone } from "@/components/figures/use-time-zone";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { notify } from "@/components/ui/toaster";
import { errorText, isUnreachable } from "@/lib/client/api-error";
import { addDays, type Day, localTime } from "@/lib/nutrition/calendar/day";
import { type MealKind, mealKindAt } from "@/lib/nutrition/calendar/meal-kind";
import { againOf } from "@/lib/nutrition/favourites/again";
import { favouriteName } from "@/lib/nutrition/favourites/favourite";
import type { LoggedMeal } from "@/lib/nutrition/meals/meal-schema";

/** How many days back "again" reaches. */
const RECENT_DAYS = 14;

type LogAgainProps = { day: Day; kind: MealKind | null; onDone: () => void };

/** Favourites and what was eaten lately, each one tap away. */
export function LogAgain({ day, kind: asked, onDone }: LogAgainProps) {
  const t = useTranslations("diary.again");
  const words = useTranslations("errors");
  const today = useToday();
  const { hour } = localTime(new Date(), useTimeZone());
  const kind = asked ?? mealKindAt(hour);
  const favourites = useQuery(favouritesQuery);
  const recent = useQuery(recentMealsQuery(addDays(today, 1 - RECENT_DAYS), today));
  const announce = useAnnounceMeal();
  const copy = useCopyMeal();
  const log = useLogFavourite();
  const busyId = (copy.isPending && copy.variables.id) || (log.isPending && log.variables.id) || null;
  const settle = {
    onSuccess: (meal: LoggedMeal | null) => {
      if (meal) announce(meal);
      onDone();
    },
    onError: (error: Error) => notify.error(errorText(error, words)),
  };

  if (favourites.isPending || recent.isPending) {
    return (
      <div role="status" aria-label={t("loading")} className="mt-4 flex flex-wrap gap-2">
        <Skeleton className="h-11 w-44 rounded-full" />
        <Skeleton className="h-11 w-32 rounded-full" />
      </div>
    );
  }
  const { kept, eaten: found } = againOf(favourites.data?.favourites ?? [], recent.data?.meals ?? [], kind);
  if (kept.length + found.length === 0) {
    const failed = favourites.error ?? recent.error;
    const why = isUnreachable(failed) ? t("offline") : failed ? errorText(failed, words) : t("empty");
    return <p className="mt-4 text-sm text-muted">{why}</p>;
  }
  const eaten = found.map((meal) => ({ ...meal, name: favouriteName(meal.items) }));
  return (
    <section aria-label={t("title")} className="mt-4">
      <h3 className="text-sm">{t("title")}</h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {kept.map(({ id, name, totals }) => (
          <Again
            key={id}
            icon={<Star className="size-4 shrink-0 fill-calories-fill text-calories" aria-hidden />}
            name={name}
            kcal={totals.kcal}
            busy={busyId === id}
            onAdd={() => log.mutate({ id, name, day, kind }, settle)}
          />
        ))}
        {eaten.map(({ id, name, totals }) => (
          <Again
            key={id}
            icon={<Plus className="size-4 shrink-0 text-leaf" aria-hidden />}
            name={name}
            kcal={totals.kcal}
            busy={busyId === id}
            onAdd={() => copy.mutate({ id, name, day, kind }, settle)}
          />
        ))}
      </ul>
    </section>
  );
}

type AgainProps = { icon: ReactNode; name: string; kcal: number; busy: boolean; onAdd: () => void };

function Again({ icon, name, kcal, busy, onAdd }: AgainProps) {
  const t = useTranslations("diary.again");
  const figures = useFigures();
  return (
    <li className="max-w-full min-w-0">
      <Button variant="secondary" size="chip" className="max-w-full" busy={busy} onClick={onAdd}>
        {!busy && icon}
        <span className="truncate">
          <span className="sr-only">{t("add")} </span>
          {name}
        </span>
        <span className="shrink-0 font-normal text-muted tabular-nums">{figures.energy(kcal)}</span>
      </Button>
    </li>
  );
}
