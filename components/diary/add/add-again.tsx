"use client";

import { useQuery } from "@tanstack/react-query";
import { Star } from "lucide-react";
import { useTranslations } from "next-intl";
import { favouritesQuery, recentMealsQuery } from "@/components/diary/day/api";
import { useLogFavourite } from "@/components/diary/day/favourite-changes";
import { useCopyMeal } from "@/components/diary/day/meal-changes";
import { useAnnounceMeal } from "@/components/diary/day/use-announce-meal";
import { useFigures } from "@/components/figures/use-figures";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { notify } from "@/components/ui/toaster";
import { errorText } from "@/lib/client/api-error";
import { addDays, type Day } from "@/lib/nutrition/calendar/day";
import type { MealKind } from "@/lib/nutrition/calendar/meal-kind";
import { favouriteName, isSameMeal } from "@/lib/nutrition/favourites/favourite";
import type { LoggedMeal, MealAnswer } from "@/lib/nutrition/meals/meal-schema";

/** How many days back, and how many meals, "again" reaches. */
const RECENT_DAYS = 7;
const MAX_RECENT = 12;

type AddAgainProps = { day: Day; today: Day; kind: MealKind; onDone: () => void };

/** Favourites and what was eaten lately, each one click away. */
export function AddAgain({ day, today, kind, onDone }: AddAgainProps) {
  const t = useTranslations("diary.again");
  const words = useTranslations("errors");
  const favourites = useQuery(favouritesQuery);
  const recent = useQuery(recentMealsQuery(addDays(today, 1 - RECENT_DAYS), today));
  const announce = useAnnounceMeal();
  const copy = useCopyMeal();
  const log = useLogFavourite();
  const busyId = (copy.isPending && copy.variables.id) || (log.isPending && log.variables.id) || null;
  const settle = {
    onSuccess: (meal: LoggedMeal) => {
      announce(meal);
      onDone();
    },
    onError: (error: Error) => notify.error(errorText(error, words)),
  };

  if (favourites.isPending || recent.isPending) {
    return (
      <div role="status" aria-label={t("loading")} className="flex flex-col gap-3">
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </div>
    );
  }
  const kept = favourites.data?.favourites ?? [];
  const eaten = distinct(recent.data?.meals ?? [], kind).filter((meal) =>
    kept.every(({ items }) => !isSameMeal(items, meal.items)),
  );
  if (kept.length + eaten.length === 0) {
    const failed = favourites.error ?? recent.error;
    return <p className="text-sm text-muted">{failed ? errorText(failed, words) : t("empty")}</p>;
  }
  return (
    <div className="flex flex-col gap-4">
      {kept.length > 0 && (
        <section aria-labelledby="again-favourites">
          <h3 id="again-favourites" className="flex items-center gap-2 text-sm">
            <Star className="size-4 fill-calories-fill text-calories" aria-hidden />
            {t("favourites")}
          </h3>
          <ul className="divide-y divide-line">
            {kept.map(({ id, name, totals }) => (
              <Again
                key={id}
                name={name}
                kcal={totals.kcal}
                busy={busyId === id}
                onAdd={() => log.mutate({ id, day, kind }, settle)}
              />
            ))}
          </ul>
        </section>
      )}
      {eaten.length > 0 && (
        <section aria-labelledby="again-recent">
          <h3 id="again-recent" className="text-sm">
            {t("recent")}
          </h3>
          <ul className="divide-y divide-line">
            {eaten.map(({ id, items, totals }) => (
              <Again
                key={id}
                name={favouriteName(items)}
                kcal={totals.kcal}
                busy={busyId === id}
                onAdd={() => copy.mutate({ id, day, kind }, settle)}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

type AgainProps = { name: string; kcal: number; busy: boolean; onAdd: () => void };

function Again({ name, kcal, busy, onAdd }: AgainProps) {
  const t = useTranslations("diary.again");
  const figures = useFigures();
  return (
    <li className="flex items-center justify-between gap-3 py-2">
      <div className="min-w-0 text-sm">
        <p className="wrap-anywhere">{name}</p>
        <p className="text-muted tabular-nums">{figures.energy(kcal)}</p>
      </div>
      <Button variant="secondary" size="sm" busy={busy} aria-label={t("addNamed", { name })} onClick={onAdd}>
        {t("add")}
      </Button>
    </li>
  );
}

/** Each meal once, newest first, those of the wanted kind before the others. */
function distinct(meals: readonly MealAnswer[], kind: MealKind): MealAnswer[] {
  const once: MealAnswer[] = [];
  for (const meal of [...meals].reverse()) {
    if (once.every(({ items }) => !isSameMeal(items, meal.items))) once.push(meal);
  }
  return once.sort((a, b) => Number(b.kind === kind) - Number(a.kind === kind)).slice(0, MAX_RECENT);
}
