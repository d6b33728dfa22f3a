"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { mealPhotoQuery } from "@/components/diary/day/api";
import { Dialog, DialogContent } from "@/components/ui/dialogs/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import type { MealAnswer } from "@/lib/nutrition/meals/meal-schema";

/** The photo that was sent, to be looked at beside what was understood; nothing when it is no longer kept. */
export function MealPhoto({ meal }: { meal: MealAnswer }) {
  const t = useTranslations("diary.photo");
  const [open, setOpen] = useState(false);
  const { data, isError } = useQuery(mealPhotoQuery(meal.id));
  const source = useObjectUrl(data);
  if (isError && !data) return <p className="text-sm text-muted">{t("failed")}</p>;
  if (!source) return <Skeleton className="aspect-4/3 w-full rounded-card" />;
  const alt = t("alt", { foods: meal.items.map(({ name }) => name).join(", ") });
  // biome-ignore-start lint/performance/noImgElement: private pictures do not pass through an optimiser
  return (
    <>
      <button
        type="button"
        className="block w-full overflow-hidden rounded-card border border-line"
        aria-label={t("open")}
        onClick={() => setOpen(true)}
      >
        <img src={source} alt={alt} className="aspect-4/3 w-full object-cover" />
      </button>
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogContent title={t("title")} className="md:max-w-3xl">
          <img src={source} alt={alt} className="max-h-[70dvh] w-full rounded-card object-contain" />
        </DialogContent>
      </Dialog>
    </>
  );
  // biome-ignore-end lint/performance/noImgElement: above
}

/** An address for bytes that only this page knows, given up with it. */
function useObjectUrl(blob: Blob | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}
