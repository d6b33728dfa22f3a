"use client";

import { Droplets, X } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useRef } from "react";
import { useEntryTime } from "@/components/diary/day/use-entry-time";
import { isPending, type ShownDay } from "@/components/diary/day/with-waiting";
import { drinkOf, useAddWater, useRemoveWater } from "@/components/diary/measures/measure-changes";
import { readWater } from "@/components/diary/measures/read-water";
import { ProgressBar } from "@/components/figures/progress";
import { useDayName } from "@/components/figures/use-day-name";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { Input } from "@/components/forms/inputs/input";
import { useErrorText } from "@/components/forms/use-error-text";
import { useForm } from "@/components/forms/use-form";
import { Button } from "@/components/ui/button";
import { Card, CardHeader } from "@/components/ui/card";
import { Summary } from "@/components/ui/summary";
import { notify } from "@/components/ui/toaster";
import { Tooltip } from "@/components/ui/tooltip";
import { errorText } from "@/lib/client/api-error";
import type { Day } from "@/lib/nutrition/calendar/day";
import { MAX_WATER_ML } from "@/lib/nutrition/figures/bounds";
import type { DiaryDay } from "@/lib/nutrition/views/diary-day";

/** A cup, a glass and a bottle, in ml. */
const QUICK_ML = [200, 300, 500] as const;

export function WaterCard({ diary, asked }: { diary: ShownDay; asked: Day | null }) {
  const t = useTranslations("diary.water");
  const words = useTranslations("errors");
  const format = useFormatter();
  const add = useAddWater(asked);
  const card = useRef<HTMLElement>(null);
  const whole = (value: number) => format.number(value, { maximumFractionDigits: 0 });
  const { water_ml } = diary.totals;
  const { water_goal } = diary.goals;
  const of =
    water_goal === null
      ? t("alone", { value: whole(water_ml) })
      : t("of", { value: whole(water_ml), goal: whole(water_goal) });

  const form = useForm(["ml"], {
    check: ({ ml: typed }) => {
      if (typed === "" && add.isPending) return {};
      const ml = readWater(typed);
      return { ml: ml && ml <= MAX_WATER_ML ? null : t("wrong", { max: whole(MAX_WATER_ML) }) };
    },
    send: ({ ml: typed }) => {
      const ml = readWater(typed);
      if (ml === null) return;
      // Empty at once, so that a second Enter does not drink it twice; back when it did not get through.
      form.ref.current?.reset();
      drink(ml, () => {
        const field = form.ref.current?.elements.namedItem("ml");
        if (field instanceof HTMLInputElement) field.value ||= typed;
      });
    },
    say: useErrorText(),
  });

  function drink(ml: number, otherwise?: () => void) {
    form.forgive("ml");
    // Of several at once only the last one's own callbacks would be called: each must be able to say that it failed.
    add.mutateAsync(drinkOf(ml, diary.day)).catch((error: Error) => {
      form.mark({ ml: errorText(error, words) });
      otherwise?.();
    });
  }

  return (
    <Card ref={card} tabIndex={-1} aria-labelledby="diary-water" className="lg:col-start-2">
      <CardHeader
        id="diary-water"
        title={t("title")}
        icon={<Droplets className="size-5 text-water" aria-hidden />}
        aside={<span className="text-sm text-muted tabular-nums">{of}</span>}
      />
      {water_goal !== null && (
        <ProgressBar value={water_ml} goal={water_goal} tone="water" label={t("title")} text={of} />
      )}
      <div className="mt-4 grid grid-cols-3 gap-2">
        {QUICK_ML.map((ml) => (
          <Button
            key={ml}
            variant="secondary"
            size="sm"
            aria-label={t("addMl", { ml })}
            onClick={() => drink(ml)}
          >
            {t("plus", { ml })}
          </Button>
        ))}
      </div>
      <Form form={form} className="mt-3">
        <Field name="ml" label={t("other")}>
          {(control) => (
            <div className="flex gap-2">
              <Input
                {...control}
                inputMode="numeric"
                autoComplete="off"
                maxLength={12}
                placeholder={t("placeholder")}
              />
              <Button type="submit" variant="soft">
                {t("add")}
              </Button>
            </div>
          )}
        </Field>
      </Form>
      {diary.water.length > 0 && (
        <WaterEntries diary={diary} asked={asked} onChange={() => card.current?.focus()} />
      )}
    </Card>
  );
}

type WaterEntriesProps = { diary: ShownDay; asked: Day | null; onChange: () => void };

function WaterEntries({ diary, asked, onChange }: WaterEntriesProps) {
  const t = useTranslations("diary.water");
  const waits = useTranslations("diary")("waits");
  const words = useTranslations("errors");
  const format = useFormatter();
  const timeOf = useEntryTime(diary);
  const { dayName: saidDay } = useDayName();
  const remove = useRemoveWater(asked);
  const restore = useAddWater(asked);

  function takeOut({ id, ml }: DiaryDay["water"][number]) {
    const onError = (error: Error) => notify.error(errorText(error, words));
    const undo = () => void restore.mutateAsync(drinkOf(ml, diary.day)).then(onChange, onError);
    // The button goes with its entry: the keyboard goes on from the card.
    onChange();
    const tell = () =>
      notify.success(t("removed", { ml, day: saidDay(diary.day) }), {
        action: { label: t("undo"), onClick: undo },
      });
    // The list goes with its last entry, and another may be taken out meanwhile: callbacks of the call itself would be lost.
    remove.mutateAsync({ id, ml, day: diary.day }).then(tell, onError);
  }

  return (
    <details className="group mt-3 not-open:-mb-3 text-sm">
      <Summary>{t("entries", { count: diary.water.length })}</Summary>
      <ul className="flex flex-col divide-y divide-line">
        {diary.water.map((entry) => {
          const time = timeOf(entry.at);
          return (
            <li key={entry.id} className="flex min-h-11 items-center justify-between gap-3 tabular-nums">
              <span>{t("ml", { ml: format.number(entry.ml) })}</span>
              <span className="ml-auto text-muted">
                {diary.waiting.includes(entry.id) ? waits : isPending(entry) ? t("pending") : time}
              </span>
              <Tooltip text={t("remove", { ml: entry.ml, time })}>
                <Button
                  variant="ghost"
                  size="icon"
                  disabled={isPending(entry)}
                  aria-label={t("remove", { ml: entry.ml, time })}
                  onClick={() => takeOut(entry)}
                >
                  <X className="size-4" aria-hidden />
                </Button>
              </Tooltip>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
