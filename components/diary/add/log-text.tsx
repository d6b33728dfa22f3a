"use client";

import { useTranslations } from "next-intl";
import type { KeyboardEvent, ReactNode } from "react";
import { LogAgain } from "@/components/diary/add/log-again";
import { TextPreview } from "@/components/diary/add/text-preview";
import { useAddText } from "@/components/diary/day/meal-changes";
import { useAnnounceText } from "@/components/diary/day/use-announce-text";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { Textarea } from "@/components/forms/inputs/input";
import { useErrorText } from "@/components/forms/use-error-text";
import { useForm } from "@/components/forms/use-form";
import { AfterShell } from "@/components/ui/after-shell";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import type { Day } from "@/lib/nutrition/calendar/day";
import type { MealKind } from "@/lib/nutrition/calendar/meal-kind";
import { MAX_TEXT } from "@/lib/nutrition/figures/bounds";

type LogTextProps = {
  day: Day;
  kind: MealKind | null;
  text: string;
  onText: (text: string) => void;
  /** The ways to log by a picture. */
  pictures?: ReactNode;
  onDone: () => void;
};

/** A meal as one would tell it to the assistant, and what is understood of it while it is told. */
export function LogText({ day, kind, text, onText, pictures, onDone }: LogTextProps) {
  const t = useTranslations("diary.add");
  const add = useAddText();
  const announce = useAnnounceText();
  const asked = { day, ...(kind && { kind }) };
  const form = useForm(["text"], {
    check: () => ({ text: text.trim() ? null : t("textEmpty") }),
    send: async () => {
      const logged = await add.mutateAsync({ ...asked, text: text.trim() });
      if (!logged) {
        onText("");
        return onDone();
      }
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

  /** As in a chat: Enter sends, with Shift it begins a new line. */
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    form.ref.current?.requestSubmit();
  }

  return (
    <>
      <Form form={form} className="flex flex-col gap-3">
        <Field name="text" label={t("textLabel")}>
          {(control) => (
            <Textarea
              {...control}
              data-first-focus
              placeholder={t("textPlaceholder")}
              maxLength={MAX_TEXT}
              enterKeyHint="send"
              value={text}
              onChange={(event) => onText(event.target.value)}
              onKeyDown={onKeyDown}
            />
          )}
        </Field>
        <TextPreview text={text} asked={asked} />
        <Button type="submit" busy={form.busy}>
          {t("action")}
        </Button>
      </Form>
      <AfterShell fallback={<Skeleton className="mt-4 h-28" />}>
        {() => (
          <>
            {pictures && <div className="mt-4">{pictures}</div>}
            {text.trim() === "" && <LogAgain day={day} kind={kind} onDone={onDone} />}
          </>
        )}
      </AfterShell>
    </>
  );
}
