"use client";

import { Scale, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { useEntryTime } from "@/components/diary/day/use-entry-time";
import { isPending, type ShownDay } from "@/components/diary/day/with-waiting";
import { useAddWeight, useRemoveWeight } from "@/components/diary/measures/measure-changes";
import { useDayName } from "@/components/figures/use-day-name";
import { useFigures } from "@/components/figures/use-figures";
import { useWeightDoubt } from "@/components/figures/use-weight-doubt";
import { emptySent } from "@/components/forms/empty-sent";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { Input } from "@/components/forms/inputs/input";
import { readNumber } from "@/components/forms/inputs/read-number";
import { useErrorText } from "@/components/forms/use-error-text";
import { useForm } from "@/components/forms/use-form";
import { Button } from "@/components/ui/button";
import { Card, CardHeader } from "@/components/ui/card";
import { notify } from "@/components/ui/toaster";
import { Tooltip } from "@/components/ui/tooltip";
import { ApiError, errorText } from "@/lib/client/api-error";
import type { Day } from "@/lib/nutrition/calendar/day";
import { isLikelyWeight, isPossibleWeight } from "@/lib/nutrition/figures/bounds";
import { kgFrom } from "@/lib/nutrition/figures/units";
import type { DiaryDay } from "@/lib/nutrition/views/diary-day";

/** What a weight looks like, for who wonders how to write one. */
const EXAMPLE_KG = 72.4;

export function WeightCard({ diary, asked }: { diary: ShownDay; asked: Day | null }) {
  const t = useTranslations("diary.weight");
  const waits = useTranslations("diary")("waits");
  const words = useTranslations("errors");
  const { weight, weightValue, weightUnit: unit } = useFigures();
  const timeOf = useEntryTime(diary);
  const { dayName: saidDay } = useDayName();
  const add = useAddWeight();
  const doubt = useWeightDoubt();
  const card = useRef<HTMLElement>(null);
  const remove = useRemoveWeight(asked);
  const example = weightValue(EXAMPLE_KG);
  const kgOf = (typed: string) => kgFrom(unit, readNumber(typed) ?? 0);
  const form = useForm(["kg"], {
    check: ({ kg: typed }) => {
      const kg = kgOf(typed);
      if (!isPossibleWeight(kg)) return { kg: t("wrong", { unit, example }) };
      // Before it may wait for a network; how far it is from the last one only the server knows.
      return { kg: isLikelyWeight(kg) || doubt.isSure(kg) ? null : doubt.ask(kg) };
    },
    send: async ({ kg: typed }) => {
      const kg = kgOf(typed);
      try {
        await add.mutateAsync({ kg, day: diary.day, sure: doubt.isSure(kg) });
        emptySent(form.ref.current, "kg", typed);
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== "unlikely_weight") throw error;
        form.refuse({ kg: doubt.ask(kg) });
      }
    },
    say: useErrorText(),
    about: "kg",
  });

  function takeOut(entry: DiaryDay["weight"][number]) {
    const onError = (error: Error) => notify.error(errorText(error, words));
    // The button goes with its entry: the keyboard goes on from the card.
    const goOn = () => card.current?.focus();
    const undo = () => void add.mutateAsync({ kg: entry.kg, day: diary.day, sure: true }).then(goOn, onError);
    goOn();
    const tell = () =>
      notify.success(t("removed", { kg: weight(entry.kg), day: saidDay(diary.day) }), {
        action: { label: t("undo"), onClick: undo },
      });
    // Another may be taken out meanwhile: callbacks of the call itself would be lost.
    remove.mutateAsync(entry.id).then(tell, onError);
  }

  return (
    <Card ref={card} tabIndex={-1} aria-labelledby="diary-weight" className="lg:col-start-2">
      <CardHeader
        id="diary-weight"
        title={t("title")}
        icon={<Scale className="size-5 text-leaf" aria-hidden />}
      />
      <Form form={form} className="contents">
        <Field name="kg" label={t(diary.day === diary.today ? "labelToday" : "label", { unit })}>
          {(control) => (
            <div className="flex gap-2">
              <Input
                {...control}
                inputMode="decimal"
                autoComplete="off"
                maxLength={6}
                placeholder={t("placeholder", { example })}
              />
              <Button type="submit" variant="soft" busy={form.busy}>
                {t("add")}
              </Button>
            </div>
          )}
        </Field>
      </Form>
      {diary.weight.length > 0 && (
        <ul className="mt-4 flex flex-col divide-y divide-line border-t border-line text-sm">
          {diary.weight.map((entry) => {
            const time = timeOf(entry.at);
            return (
              <li key={entry.id} className="flex min-h-11 items-center justify-between gap-3 tabular-nums">
                <span className="font-semibold">{weight(entry.kg)}</span>
                <span className="ml-auto text-muted">{isPending(entry) ? waits : time}</span>
                <Tooltip text={t("remove", { kg: weight(entry.kg), time })}>
                  <Button
                    variant="ghost"
                    size="icon"
                    disabled={isPending(entry)}
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
