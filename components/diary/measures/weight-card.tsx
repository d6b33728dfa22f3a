"use client";

import { Scale, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { type FormEvent, useRef, useState } from "react";
import { useEntryTime } from "@/components/diary/day/use-entry-time";
import { useAddWeight, useRemoveWeight } from "@/components/diary/measures/measure-changes";
import { useFigures } from "@/components/figures/use-figures";
import { Field } from "@/components/forms/field";
import { Input } from "@/components/forms/input";
import { readAmount } from "@/components/forms/read-number";
import { Button } from "@/components/ui/button";
import { Card, CardHeader } from "@/components/ui/card";
import { notify } from "@/components/ui/toaster";
import { Tooltip } from "@/components/ui/tooltip";
import { errorText } from "@/lib/client/api-error";
import type { Day } from "@/lib/nutrition/calendar/day";
import { MAX_WEIGHT_KG, MIN_WEIGHT_KG } from "@/lib/nutrition/figures/bounds";
import { kgFrom } from "@/lib/nutrition/figures/units";
import type { DiaryDay } from "@/lib/nutrition/views/diary-day";

/** What a weight looks like, for who wonders how to write one. */
const EXAMPLE_KG = 72.4;

export function WeightCard({ diary, asked }: { diary: DiaryDay; asked: Day | null }) {
  const t = useTranslations("diary.weight");
  const words = useTranslations("errors");
  const { weight, weightValue, weightUnit: unit } = useFigures();
  const timeOf = useEntryTime(diary);
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const add = useAddWeight();
  const card = useRef<HTMLElement>(null);
  const remove = useRemoveWeight(asked);
  const example = weightValue(EXAMPLE_KG);

  function submit(event: FormEvent) {
    event.preventDefault();
    const value = kgFrom(unit, readAmount(typed) ?? 0);
    if (value < MIN_WEIGHT_KG || value > MAX_WEIGHT_KG) return setProblem(t("wrong", { unit, example }));
    setProblem(null);
    add.mutate(
      { kg: value, day: diary.day },
      { onSuccess: () => setTyped(""), onError: (error) => setProblem(errorText(error, words)) },
    );
  }

  function takeOut(entry: DiaryDay["weight"][number]) {
    const onError = (error: Error) => notify.error(errorText(error, words));
    const undo = () => add.mutate({ kg: entry.kg, day: diary.day }, { onError });
    // The button goes with its entry: the keyboard goes on from the card.
    card.current?.focus();
    remove.mutate(entry.id, {
      onSuccess: () =>
        notify.success(t("removed", { kg: weight(entry.kg) }), {
          action: { label: t("undo"), onClick: undo },
        }),
      onError,
    });
  }

  return (
    <Card ref={card} tabIndex={-1} aria-labelledby="diary-weight" className="lg:col-start-2">
      <CardHeader
        id="diary-weight"
        title={t("title")}
        icon={<Scale className="size-5 text-leaf" aria-hidden />}
      />
      <form onSubmit={submit} noValidate>
        <Field label={t(diary.day === diary.today ? "labelToday" : "label", { unit })} error={problem}>
          {(control) => (
            <div className="flex gap-2">
              <Input
                {...control}
                inputMode="decimal"
                autoComplete="off"
                maxLength={6}
                placeholder={t("placeholder", { example })}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
              <Button type="submit" variant="soft" busy={add.isPending}>
                {t("add")}
              </Button>
            </div>
          )}
        </Field>
      </form>
      {diary.weight.length > 0 && (
        <ul className="mt-4 flex flex-col divide-y divide-line border-t border-line text-sm">
          {diary.weight.map((entry) => {
            const time = timeOf(entry.at);
            return (
              <li key={entry.id} className="flex min-h-11 items-center justify-between gap-3 tabular-nums">
                <span className="font-semibold">{weight(entry.kg)}</span>
                <span className="ml-auto text-muted">{time}</span>
                <Tooltip text={t("remove", { kg: weight(entry.kg), time })}>
                  <Button
                    variant="ghost"
                    size="icon"
                    aria-label={t("remove", { kg: weight(entry.kg), time })}
                    onClick={() => takeOut(entry)}
                  >
                    <X className="size-4" aria-hidden />
                  </Button>
                </Tooltip>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
