"use client";

import { useFormatter, useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { useLogText } from "@/components/dashboard/api";
import { useUndoText } from "@/components/diary/day/use-undo-text";
import { useFigures } from "@/components/figures/use-figures";
import { Field } from "@/components/forms/field";
import { Input } from "@/components/forms/input";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ChatLink } from "@/components/ui/chat-link";
import { notify } from "@/components/ui/toaster";
import type { LoggedText } from "@/lib/chat/turns/logged-text-schema";
import { errorText } from "@/lib/client/api-error";

const MAX_TEXT = 4096;

/** Write a meal as one would to the assistant, or go and tell it there. */
export function QuickAdd() {
  const t = useTranslations("dashboard.add");
  const kinds = useTranslations("dashboard.meals");
  const words = useTranslations("errors");
  const format = useFormatter();
  const figures = useFigures();
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const log = useLogText();
  const undo = useUndoText();

  function submit(event: FormEvent) {
    event.preventDefault();
    const said = text.trim();
    if (said === "") return setProblem(t("empty"));
    setProblem(null);
    log.mutate(said, {
      onSuccess: (logged) => {
        setText("");
        announce(logged);
      },
      onError: (error) => setProblem(errorText(error, words)),
    });
  }

  function announce(logged: LoggedText) {
    const lines = [
      ...logged.meals.map(({ kind, totals }) =>
        t("meal", { kind: kinds(kind), energy: figures.energy(totals.kcal) }),
      ),
      ...logged.water.map(({ ml }) => t("water", { ml: format.number(ml) })),
      ...logged.weight.map(({ kg }) => t("weight", { weight: figures.weight(kg) })),
    ];
    const action = { label: t("undo"), onClick: () => takeBack(logged) };
    notify.success(lines.join(" "), { action });
    if (logged.unclear.length > 0) notify.plain(t("unclear", { words: logged.unclear.join(", ") }));
  }

  function takeBack(logged: LoggedText) {
    undo.mutate(logged, {
      onSuccess: () => notify.success(t("undone")),
      onError: () => notify.error(t("undoFailed")),
    });
  }

  return (
    <Card>
      <form onSubmit={submit} noValidate>
        <Field label={t("title")} error={problem}>
          {(control) => (
            <div className="flex flex-col gap-3 sm:flex-row">
              <Input
                {...control}
                name="text"
                autoComplete="off"
                enterKeyHint="send"
                placeholder={t("placeholder")}
                maxLength={MAX_TEXT}
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
              <Button type="submit" busy={log.isPending}>
                {t("action")}
              </Button>
            </div>
          )}
        </Field>
      </form>
      <ChatLink look="soft" className="mt-3 w-full sm:w-auto" words={t("chatText")}>
        {t("chat")}
      </ChatLink>
    </Card>
  );
}
