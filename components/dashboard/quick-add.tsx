"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useLogText } from "@/components/dashboard/api";
import { daysOf, useUndoText } from "@/components/diary/day/use-undo-text";
import { useFigures } from "@/components/figures/use-figures";
import { useSaidDay } from "@/components/figures/use-said-day";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { Input } from "@/components/forms/input";
import { useErrorText } from "@/components/forms/use-error-text";
import { useForm } from "@/components/forms/use-form";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ChatLink } from "@/components/ui/chat-link";
import { notify } from "@/components/ui/toaster";
import type { LoggedText } from "@/lib/chat/turns/logged-text-schema";

const MAX_TEXT = 4096;

/** Write a meal as one would to the assistant, or go and tell it there. */
export function QuickAdd() {
  const t = useTranslations("dashboard.add");
  const kinds = useTranslations("dashboard.meals");
  const format = useFormatter();
  const figures = useFigures();
  const saidDay = useSaidDay();
  const log = useLogText();
  const undo = useUndoText();
  const form = useForm(["text"], {
    check: ({ text }) => ({ text: text.trim() ? null : t("empty") }),
    send: async ({ text }) => {
      const logged = await log.mutateAsync(text.trim());
      if (logged.care) {
        form.refuse({ text: logged.care.text.replaceAll("*", "") });
        return;
      }
      form.ref.current?.reset();
      announce(logged);
    },
    say: useErrorText(),
    about: "text",
  });

  function announce(logged: LoggedText) {
    const lines = [
      ...logged.meals.map(({ kind, day, totals }) =>
        t("meal", { kind: kinds(kind), day: saidDay(day), energy: figures.energy(totals.kcal) }),
      ),
      ...logged.water.map(({ ml, day }) => t("water", { ml: format.number(ml), day: saidDay(day) })),
      ...logged.weight.map(({ kg, day }) => t("weight", { weight: figures.weight(kg), day: saidDay(day) })),
    ];
    const action = { label: t("undo"), onClick: () => takeBack(logged) };
    notify.success(lines.join(" "), { action });
    if (logged.unclear.length > 0) notify.plain(t("unclear", { words: logged.unclear.join(", ") }));
  }

  function takeBack(logged: LoggedText) {
    undo.mutate(logged, {
      onSuccess: () => notify.success(t("undone", { day: daysOf(logged).map(saidDay).join(", ") })),
      onError: () => notify.error(t("undoFailed")),
    });
  }

  return (
    <Card>
      <Form form={form} className="contents">
        <Field name="text" label={t("title")}>
          {(control) => (
            <div className="flex flex-col gap-3 sm:flex-row">
              <Input
                {...control}
                autoComplete="off"
                enterKeyHint="send"
                placeholder={t("placeholder")}
                maxLength={MAX_TEXT}
              />
              <Button type="submit" busy={form.busy}>
                {t("action")}
              </Button>
            </div>
          )}
        </Field>
      </Form>
      <ChatLink look="soft" className="mt-3 w-full sm:w-auto" words={t("chatText")}>
        {t("chat")}
      </ChatLink>
    </Card>
  );
}
