"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useAddText } from "@/components/diary/day/meal-changes";
import { useTellWarnings } from "@/components/diary/day/use-tell-warnings";
import { daysOf, useUndoText } from "@/components/diary/day/use-undo-text";
import { useFigures } from "@/components/figures/use-figures";
import { useSaidDay } from "@/components/figures/use-said-day";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { Textarea } from "@/components/forms/input";
import { useErrorText } from "@/components/forms/use-error-text";
import { useForm } from "@/components/forms/use-form";
import { Button } from "@/components/ui/button";
import { notify } from "@/components/ui/toaster";
import type { LoggedText } from "@/lib/chat/turns/logged-text-schema";
import { errorText } from "@/lib/client/api-error";
import type { Day } from "@/lib/nutrition/calendar/day";
import type { MealKind } from "@/lib/nutrition/calendar/meal-kind";
import { MAX_TEXT } from "@/lib/nutrition/figures/bounds";

type AddTextProps = {
  day: Day;
  kind: MealKind;
  text: string;
  onText: (text: string) => void;
  onDone: () => void;
};

/** A meal as one would tell it to the assistant. What was not understood stays in the field. */
export function AddText({ day, kind, text, onText, onDone }: AddTextProps) {
  const t = useTranslations("diary.add");
  const add = useAddText();
  const announce = useAnnounceText();
  const form = useForm(["text"], {
    check: () => ({ text: text.trim() ? null : t("textEmpty") }),
    send: async () => {
      const logged = await add.mutateAsync({ day, kind, text: text.trim() });
      if (logged.care) {
        form.refuse({ text: logged.care.text.replaceAll("*", "") });
        return;
      }
      announce(logged);
      const unclear = logged.unclear.join(", ");
      onText(unclear);
      if (unclear === "") onDone();
      else form.refuse({ text: t("unclear", { words: unclear }) });
    },
    say: useErrorText(),
    about: "text",
  });

  return (
    <Form form={form} className="flex flex-col gap-4">
      <Field name="text" label={t("textLabel")} hint={t("textHint")}>
        {(control) => (
          <Textarea
            {...control}
            placeholder={t("textPlaceholder")}
            maxLength={MAX_TEXT}
            value={text}
            onChange={(event) => onText(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" busy={form.busy}>
        {t("action")}
      </Button>
    </Form>
  );
}

/** Says what a text came to, with the way back. */
function useAnnounceText(): (logged: LoggedText) => void {
  const t = useTranslations("diary.add");
  const kinds = useTranslations("dashboard.meals");
  const words = useTranslations("errors");
  const format = useFormatter();
  const figures = useFigures();
  const saidDay = useSaidDay();
  const undo = useUndoText();
  const tellWarnings = useTellWarnings();
  return (logged) => {
    const lines = [
      ...logged.meals.map(({ kind, day, totals }) =>
        t("done", { kind: kinds(kind), day: saidDay(day), energy: figures.energy(totals.kcal) }),
      ),
      ...logged.water.map(({ ml, day }) => t("water", { ml: format.number(ml), day: saidDay(day) })),
      ...logged.weight.map(({ kg, day }) => t("weight", { weight: figures.weight(kg), day: saidDay(day) })),
    ];
    const takeBack = () =>
      undo.mutate(logged, {
        onSuccess: () => notify.success(t("undoneAll", { day: daysOf(logged).map(saidDay).join(", ") })),
        onError: (error) => notify.error(errorText(error, words)),
      });
    notify.success(lines.join(" "), { action: { label: t("undo"), onClick: takeBack } });
    tellWarnings(logged);
  };
}
