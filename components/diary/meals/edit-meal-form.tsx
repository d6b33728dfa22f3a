"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useId, useRef, useState } from "react";
import { mealQuery } from "@/components/diary/day/api";
import { useEditMeal } from "@/components/diary/day/meal-changes";
import { FoodSearch } from "@/components/diary/items/food-search";
import { bodyOfDraft, draftOfFood, draftOfItem, mealOfDrafts } from "@/components/diary/items/item-draft";
import { ItemRows } from "@/components/diary/items/item-rows";
import { clockOf, instantOf, isToCome } from "@/components/diary/items/meal-clock";
import { DayField, KindField, TimeField } from "@/components/diary/items/meal-head-fields";
import { Form } from "@/components/forms/form";
import { FormAlert } from "@/components/forms/form-alert";
import { readTime } from "@/components/forms/inputs/time-text";
import { useErrorText } from "@/components/forms/use-error-text";
import { useForm } from "@/components/forms/use-form";
import { Button } from "@/components/ui/button";
import { notify } from "@/components/ui/toaster";
import { ApiError, errorText } from "@/lib/client/api-error";
import { addDays, type Day, daysBetween, isDay, localTime } from "@/lib/nutrition/calendar/day";
import type { FoodResult } from "@/lib/nutrition/foods/search/food-results";
import type { MealAnswer } from "@/lib/nutrition/meals/meal-schema";
import type { DiaryDay } from "@/lib/nutrition/views/diary-day";

type EditMealFormProps = {
  /** The meal that is being edited. */
  base: MealAnswer;
  diary: DiaryDay;
  foods: readonly FoodResult[];
  onChanged: (isChanged: boolean) => void;
  onReload: (latest: MealAnswer) => void;
  onDone: () => void;
};

export function EditMealForm({ base, diary, foods, onChanged, onReload, onDone }: EditMealFormProps) {
  const t = useTranslations("diary.edit");
  const say = useErrorText();
  const id = useId();
  const added = useRef(0);
  const [kind, setKind] = useState(base.kind);
  const [day, setDay] = useState(base.day);
  const clock = clockOf(base.eatenAt, diary.time_zone);
  const [time, setTime] = useState(clock);
  const originals = base.items.map((item) =>
    draftOfItem(
      item,
      foods.find((food) => food.id === item.food),
    ),
  );
  const [drafts, setDrafts] = useState(originals);
  /** Set for one attempt: the version that somebody has decided to write over. */
  const over = useRef<number | null>(null);
  const save = useEditMeal();
  // After midnight a meal may belong to the day before: it stays that far from its day.
  const eatenDay = isDay(day)
    ? addDays(day, daysBetween(base.day, localTime(new Date(base.eatenAt), diary.time_zone).day))
    : null;
  const eatenAt = eatenDay && instantOf(eatenDay, readTime(time), diary.time_zone);
  const bodies = drafts.map(bodyOfDraft).filter((body) => body !== null);
  const isMoved = day !== base.day || time !== clock;
  const isEaten = JSON.stringify(drafts) !== JSON.stringify(originals);
  const isChanged = isMoved || isEaten || kind !== base.kind;
  useEffect(() => onChanged(isChanged), [isChanged, onChanged]);
  const form = useForm([], {
    check: () => ({
      day: isDay(day) ? null : t("day"),
      time: eatenDay && timeProblem(eatenDay),
      items: drafts.length === 0 || bodies.length < drafts.length ? t("none") : null,
    }),
    send: async () => {
      const version = over.current ?? base.version;
      over.current = null;
      const head = { kind, day, eatenAt: eatenAt ?? base.eatenAt };
      const saved = await save.mutateAsync({
        ...{ id: base.id, version, seen: mealOfDrafts({ ...base, ...head, version }, drafts) },
        ...(kind === base.kind ? {} : { kind }),
        ...(day === base.day ? {} : { day }),
        ...(isMoved && eatenAt ? { eatenAt } : {}),
        ...(isEaten ? { items: bodies } : {}),
      });
      if (saved) notify.success(t("saved"));
      onDone();
    },
    say: (error, isOfFields) => (isConflict(error) || isGone(error) ? null : say(error, isOfFields)),
  });

  /** What speaks against the hour; one that was not touched stays as it is. */
  function timeProblem(of: Day): string | null {
    if (!eatenAt) return t("time");
    const zones = [diary.time_zone, Intl.DateTimeFormat().resolvedOptions().timeZone];
    return isMoved && isToCome(of, readTime(time), new Date(), zones) ? t("timeAhead") : null;
  }

  function changeTime(typed: string) {
    setTime(typed);
    form.forgive("time");
  }

  function overwrite({ version }: MealAnswer) {
    over.current = version;
    form.ref.current?.requestSubmit();
  }

  return (
    <div className="flex flex-col gap-4">
      <Form id={id} form={form} className="flex flex-col gap-4">
        <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-3 sm:grid-cols-[minmax(0,1fr)_10rem_8.5rem]">
          <div className="max-sm:col-span-2">
            <KindField kind={kind} onChange={setKind} />
          </div>
          <DayField day={day} today={diary.today} onChange={setDay} />
          <TimeField time={time} onChange={changeTime} />
        </div>
        <ItemRows drafts={drafts} checked={"items" in form.errors} onChange={setDrafts} />
        {drafts.length === 0 && <p className="text-sm text-danger">{t("none")}</p>}
      </Form>
      <FoodSearch
        onPick={(food) => {
          added.current += 1;
          setDrafts((all) => [...all, draftOfFood(food, `new-${added.current}`)]);
        }}
      />
      {isGone(save.error) ? (
        <Gone onClose={onDone} />
      ) : isConflict(save.error) ? (
        <Conflict
          id={base.id}
          busy={form.busy}
          onReload={onReload}
          onOverwrite={overwrite}
          onClose={onDone}
        />
      ) : (
        <FormAlert>{form.alert}</FormAlert>
      )}
      <Button type="submit" form={id} busy={form.busy}>
        {t("save")}
      </Button>
    </div>
  );
}

type ConflictProps = {
  id: string;
  busy: boolean;
  onReload: (latest: MealAnswer) => void;
  onOverwrite: (latest: MealAnswer) => void;
  onClose: () => void;
};

/** The meal was changed elsewhere: moved, it is no longer of this day, so that it is asked for by itself. */
function Conflict({ id, busy, onReload, onOverwrite, onClose }: ConflictProps) {
  const t = useTranslations("diary.edit");
  const words = useTranslations("errors");
  const { data: latest, isFetching, error } = useQuery(mealQuery(id));
  // Until the other version has come there is nothing to see, and nothing to write over.
  const awaits = isFetching || busy;
  if (isGone(error)) return <Gone onClose={onClose} />;
  return (
    <div role="alert" className="rounded-card bg-carbs-soft px-4 py-3 text-sm">
      <p>{error ? errorText(error, words) : t("conflict")}</p>
      {!error && (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" busy={awaits} onClick={() => latest && onReload(latest)}>
            {t("reload")}
          </Button>
          <Button variant="secondary" size="sm" busy={awaits} onClick={() => latest && onOverwrite(latest)}>
            {t("overwrite")}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The meal was deleted elsewhere: where it was, it can be brought back for a while. */
function Gone({ onClose }: { onClose: () => void }) {
  const t = useTranslations("diary.edit");
  return (
    <div role="alert" className="rounded-card bg-carbs-soft px-4 py-3 text-sm">
      <p>{t("gone")}</p>
      <Button variant="secondary" size="sm" className="mt-2" onClick={onClose}>
        {t("close")}
      </Button>
    </div>
  );
}

function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.code === "not_found";
}

function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.code === "version_conflict";
}
