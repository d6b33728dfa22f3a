"use client";

import { useQuery } from "@tanstack/react-query";
import { CalendarPlus, Ellipsis, Pencil, Star, Trash2 } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { favouritesQuery } from "@/components/diary/day/api";
import { useDropFavourite, useKeepFavourite } from "@/components/diary/day/favourite-changes";
import { MealFigures } from "@/components/diary/items/meal-figures";
import { MealPhoto } from "@/components/diary/meals/meal-photo";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { notify } from "@/components/ui/toaster";
import { errorText } from "@/lib/client/api-error";
import { isSameMeal } from "@/lib/nutrition/favourites/favourite";
import type { MealAnswer } from "@/lib/nutrition/meals/meal-schema";
import type { DiaryDay } from "@/lib/nutrition/views/diary-day";

type MealEntryProps = {
  meal: MealAnswer;
  diary: DiaryDay;
  onEdit: () => void;
  onCopy: () => void;
  onDelete: () => void;
};

/** One meal: what was written beside what was understood, and what may be done about it. */
export function MealEntry({ meal, diary, onEdit, onCopy, onDelete }: MealEntryProps) {
  const t = useTranslations("diary.meal");
  const format = useFormatter();
  const hasPhoto = diary.photos.includes(meal.id);
  const time = format.dateTime(new Date(meal.eatenAt), {
    timeZone: diary.time_zone,
    hour: "2-digit",
    minute: "2-digit",
  });
  return (
    <article aria-label={t("label", { time })} className="border-line pt-1 pb-4 not-first-of-type:border-t">
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0 text-sm text-muted">
          <time dateTime={meal.eatenAt} className="tabular-nums">
            {time}
          </time>{" "}
          · {t(`source.${meal.source}`)}
        </p>
        <div className="flex shrink-0 items-center">
          <Button variant="ghost" size="sm" onClick={onEdit}>
            <Pencil className="size-4" aria-hidden />
            {t("edit")}
          </Button>
          <MealMenu meal={meal} onCopy={onCopy} onDelete={onDelete} />
        </div>
      </div>
      <div className={cn("mt-1 grid gap-3", (meal.text || hasPhoto) && "md:grid-cols-[2fr_3fr]")}>
        {(meal.text || hasPhoto) && (
          <div className="flex min-w-0 flex-col gap-2 self-start">
            {hasPhoto && <MealPhoto meal={meal} />}
            {meal.text && (
              <figure className="rounded-card bg-leaf-soft px-3.5 py-2.5 text-sm">
                <figcaption className="text-xs text-leaf">{t("written")}</figcaption>
                <blockquote className="mt-0.5 line-clamp-6 wrap-anywhere whitespace-pre-line">
                  {meal.text}
                </blockquote>
              </figure>
            )}
          </div>
        )}
        <MealFigures items={meal.items} totals={meal.totals} />
      </div>
    </article>
  );
}

function MealMenu({
  meal,
  onCopy,
  onDelete,
}: {
  meal: MealAnswer;
  onCopy: () => void;
  onDelete: () => void;
}) {
  const t = useTranslations("diary.meal");
  const words = useTranslations("errors");
  const kept = useQuery(favouritesQuery).data?.favourites.find(({ items }) => isSameMeal(items, meal.items));
  const keep = useKeepFavourite();
  const drop = useDropFavourite();
  const onError = (error: Error) => notify.error(errorText(error, words));

  function toggleFavourite() {
    if (kept) drop.mutate(kept.id, { onSuccess: () => notify.success(t("unstarred")), onError });
    else keep.mutate(meal.id, { onSuccess: () => notify.success(t("starred")), onError });
  }

  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="icon" aria-label={t("more")}>
          <Ellipsis className="size-5" aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem onSelect={onCopy}>
          <CalendarPlus className="size-4" aria-hidden />
          {t("copy")}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={toggleFavourite}>
          <Star className={cn("size-4", kept && "fill-calories-fill text-calories")} aria-hidden />
          {t(kept ? "unstar" : "star")}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={onDelete} className="text-danger">
          <Trash2 className="size-4" aria-hidden />
          {t("delete")}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
