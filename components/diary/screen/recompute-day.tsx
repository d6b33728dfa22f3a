"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { recomputeQuery } from "@/components/diary/day/api";
import { useRecomputeDay } from "@/components/diary/day/meal-changes";
import { useFigures } from "@/components/figures/use-figures";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose, DialogContent, DialogTrigger } from "@/components/ui/dialogs/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { notify } from "@/components/ui/toaster";
import { errorText } from "@/lib/client/api-error";
import type { Day } from "@/lib/nutrition/calendar/day";
import type { RecomputedDay } from "@/lib/nutrition/meals/recomputed-day";

/** Gives a past day the figures that the foods have today, once its owner has seen what that changes. */
export function RecomputeDay({ day }: { day: Day }) {
  const t = useTranslations("diary.recompute");
  const [open, setOpen] = useState(false);
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="ghost" size="sm">
          {t("open")}
        </Button>
      </DialogTrigger>
      <DialogContent title={t("title")} description={t("text")}>
        <Preview day={day} onDone={() => setOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}

function Preview({ day, onDone }: { day: Day; onDone: () => void }) {
  const t = useTranslations("diary.recompute");
  const words = useTranslations("errors");
  const { data, error } = useQuery(recomputeQuery(day));
  const recompute = useRecomputeDay();
  if (error) return <p role="alert">{errorText(error, words)}</p>;
  if (!data) {
    return (
      <div role="status" aria-label={t("loading")}>
        <Skeleton className="h-24" />
      </div>
    );
  }
  if (data.items.length === 0) return <p className="text-sm">{t("same")}</p>;

  function apply() {
    recompute.mutate(day, {
      onSuccess: () => {
        notify.success(t("done"));
        onDone();
      },
      onError: (problem) => notify.error(errorText(problem, words)),
    });
  }

  return (
    <>
      <Changes recomputed={data} />
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <DialogClose asChild>
          <Button variant="ghost">{t("keep")}</Button>
        </DialogClose>
        <Button busy={recompute.isPending} onClick={apply}>
          {t("apply")}
        </Button>
      </div>
    </>
  );
}

/** Energy and salt of each food that changes, and of the day. */
function Changes({ recomputed: { items, before, after } }: { recomputed: RecomputedDay }) {
  const t = useTranslations("diary.recompute");
  const { energy } = useFigures();
  const change = (was: RecomputedDay["before"], is: RecomputedDay["before"]) =>
    t("change", {
      before: energy(was.kcal),
      after: energy(is.kcal),
      sodiumBefore: Math.round(was.sodium_mg),
      sodiumAfter: Math.round(is.sodium_mg),
    });
  return (
    <dl className="flex flex-col gap-2 text-sm tabular-nums">
      {items.map((item) => (
        <div key={item.id}>
          <dt className="wrap-anywhere">{item.name}</dt>
          <dd className="text-muted">{change(item.before, item.after)}</dd>
        </div>
      ))}
      <div className="border-t border-line pt-2 font-semibold">
        <dt>{t("total")}</dt>
        <dd>{change(before, after)}</dd>
      </div>
    </dl>
  );
}
