"use client";

import { useQuery } from "@tanstack/react-query";
import { CalendarPlus, CloudUpload, Ellipsis, Pencil, Star, Trash2 } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { type RefObject, useEffect, useRef } from "react";
import { favouritesQuery } from "@/components/diary/day/api";
import { useDropFavourite, useKeepFavourite } from "@/components/diary/day/favourite-changes";
import type { ShownDay } from "@/components/diary/day/with-waiting";
import { MealFigures } from "@/components/diary/items/meal-figures";
import { MealPhoto } from "@/components/diary/meals/meal-photo";
import { useFigures } from "@/components/figures/use-figures";
import { MealDrawing } from "@/components/food/meal-drawing";
import { useIsPhone } from "@/components/hooks/use-is-phone";
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

type MealEntryProps = {
  meal: MealAnswer;
  diary: ShownDay;
  /** Nothing else of its kind: the sum of the kind is its own. */
  isOnly: boolean;
  /** Brought back just now. */
  isReturned: boolean;
  onEdit: () => void;
  onCopy: () => void;
  onDelete: () => void;
};

/** One meal: what was written beside what was understood, and what may be done about it. */
export function MealEntry({ meal, diary, isOnly, isReturned, onEdit, onCopy, onDelete }: MealEntryProps) {
  const t = useTranslations("diary.meal");
  const format = useFormatter();
  const hasPhoto = diary.photos.includes(meal.id);
  const time = format.dateTime(new Date(meal.eatenAt), {
    timeZone: diary.time_zone,
    timeStyle: "short",
  });
  const isPhone = useIsPhone();
  const isWaiting = diary.waiting.includes(meal.id);
  const place = useRef<HTMLElement>(null);
  // What brought it back went with its notice: the keyboard goes on from here, unless it is elsewhere already.
  useEffect(() => {
    if (isReturned && document.activeElement === document.body) place.current?.focus();
  }, [isReturned]);
  if (isPhone)
    return <ShortEntry {...{ place, meal, time, isOnly, hasPhoto, isWaiting, onEdit, onCopy, onDelete }} />;
  return (
    <article
      ref={place}
      tabIndex={-1}
      aria-label={t("label", { time })}
      className="group relative -mx-4 border-line px-4 pb-2 not-first-of-type:border-t hover:bg-sunken/60 sm:pb-4 md:-mx-6 md:px-6"
    >
      <div className="flex items-center justify-between gap-2">
        <div className="flex min-w-0 items-baseline gap-1.5 text-sm text-muted">
          <time dateTime={meal.eatenAt} className="shrink-0 tabular-nums">
            {time}
          </time>
          <span className="shrink-0 max-sm:hidden">· {t(`source.${meal.source}`)}</span>
          {meal.text && (
            <figure className="flex min-w-0 gap-1.5">
              <figcaption className="sr-only">{t("written")}</figcaption>
              <span aria-hidden>·</span>
              <blockquote className="truncate italic" title={meal.text}>
                {meal.text}
              </blockquote>
            </figure>
          )}
        </div>
        <div className="flex shrink-0 items-center">
          {/* The whole row answers to it. */}
          <Button variant="ghost" size="sm" className="after:absolute after:inset-0" onClick={onEdit}>
            <Pencil className="size-4" aria-hidden />
            {t("edit")}
          </Button>
          <div className="relative">
            <MealMenu meal={meal} onCopy={onCopy} onDelete={onDelete} />
          </div>
        </div>
      </div>
      <div className={cn("grid gap-3", hasPhoto && "grid-cols-[9rem_1fr]")}>
        {hasPhoto && (
          <div className="relative self-start">
            <MealPhoto meal={meal} />
          </div>
        )}
        <MealFigures items={meal.items} totals={meal.totals} />
      </div>
      {isWaiting && <Waiting />}
    </article>
  );
}

/** What is shown here is not in yet. */
function Waiting() {
  const t = useTranslations("diary.meal");
  return (
    <p className="flex items-center gap-1.5 text-xs text-muted">
      <CloudUpload className="size-3.5 shrink-0" aria-hidden />
      {t("waiting")}
    </p>
  );
}

type ShortEntryProps = Omit<MealEntryProps, "diary" | "isReturned"> & {
  place: RefObject<HTMLElement | null>;
  time: string;
  hasPhoto: boolean;
  isWaiting: boolean;
};

/** A meal in two lines, for a phone: how it was told and what it was. The rest is a tap away. */
function ShortEntry({
  place,
  meal,
  time,
  isOnly,
  hasPhoto,
  isWaiting,
  onEdit,
  onCopy,
  onDelete,
}: ShortEntryProps) {
  const t = useTranslations("diary.meal");
  const { energy } = useFigures();
  const names = namesOf(meal);
  return (
    <article
      ref={place}
      tabIndex={-1}
      aria-label={t("label", { time })}
      className="relative -mx-4 flex items-center gap-2 border-line px-4 pb-1 not-first-of-type:border-t not-first-of-type:pt-1"
    >
      <button
        type="button"
        aria-label={`${t("edit")}: ${names}`}
        className="absolute inset-0 rounded-control"
        onClick={onEdit}
      />
      {hasPhoto ? (
        <div className="relative w-14 shrink-0">
          <MealPhoto meal={meal} />
        </div>
      ) : (
        <MealDrawing items={meal.items} className="size-8" />
      )}
      <div className="min-w-0 grow text-sm">
        <p className="truncate">{names}</p>
        <figure className="flex gap-1.5 text-muted">
          <time dateTime={meal.eatenAt} className="shrink-0 tabular-nums">
            {time}
          </time>
          {!isOnly && <span className="shrink-0 tabular-nums">{energy(meal.totals.kcal)}</span>}
          {meal.text && <blockquote className="truncate italic">{meal.text}</blockquote>}
        </figure>
        {isWaiting && <Waiting />}
      </div>
      <div className="relative -mr-2 shrink-0">
        <MealMenu meal={meal} onCopy={onCopy} onDelete={onDelete} />
      </div>
    </article>
  );
}

function namesOf({ items }: MealAnswer): string {
  return items.map(({ name }) => name).join(", ");
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
    const say = (words: string) => (done: unknown) => void (done && notify.success(words));
    if (kept) drop.mutate(kept.id, { onSuccess: say(t("unstarred")), onError });
    else keep.mutate(meal.id, { onSuccess: say(t("starred")), onError });
  }

  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="icon" aria-label={`${t("more")}: ${namesOf(meal)}`}>
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
