"use client";

import { MessageSquarePlus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAddComment, useDropComment } from "@/components/care/common/api";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { FormAlert } from "@/components/forms/form-alert";
import { Textarea } from "@/components/forms/inputs/input";
import { hasDraft, useDraft } from "@/components/forms/use-draft";
import { useErrorText } from "@/components/forms/use-error-text";
import { useForm } from "@/components/forms/use-form";
import { Button } from "@/components/ui/button";
import { notify } from "@/components/ui/toaster";
import type { Comment } from "@/lib/care/records/record-schema";
import { sentenceOr } from "@/lib/client/api-error";
import type { Day } from "@/lib/nutrition/calendar/day";

type CommentsProps = {
  patient: string;
  day: Day;
  /** The meal they are about; the day as a whole without it. */
  meal?: string;
  /** Of what is commented, for the button's name. */
  about: string;
  comments: readonly Comment[];
};

/** What was said about a day or meal, and the way to say more. */
export function DiaryComments({ patient, day, meal, about, comments }: CommentsProps) {
  const t = useTranslations("care.comments");
  const [isOpen, setOpen] = useState(() => hasDraft(draftKey(patient, meal ?? day)));
  const drop = useDropComment(patient);
  const shown = comments.filter((comment) => comment.meal === (meal ?? null));
  return (
    <div className="mt-3">
      {shown.length > 0 && (
        <ul className="mb-2 flex flex-col gap-2">
          {shown.map(({ id, text, seenAt }) => (
            <li key={id} className="rounded-control bg-leaf-soft px-3.5 py-2.5 text-sm">
              <p className="whitespace-pre-wrap">{text}</p>
              <p className="mt-1 flex flex-wrap items-center justify-between gap-2 text-xs text-muted">
                {seenAt ? t("seen") : t("unseen")}
                <Button
                  variant="link"
                  size="inline"
                  className="min-h-6 text-xs"
                  busy={drop.isPending}
                  onClick={() =>
                    drop.mutate(id, { onError: (error) => notify.error(sentenceOr(error, t("failed"))) })
                  }
                >
                  {t("drop")}
                </Button>
              </p>
            </li>
          ))}
        </ul>
      )}
      {isOpen ? (
        <CommentForm patient={patient} day={day} meal={meal} about={about} onDone={() => setOpen(false)} />
      ) : (
        <Button
          variant="secondary"
          size="sm"
          onClick={() => setOpen(true)}
          aria-label={t("addTo", { about })}
        >
          <MessageSquarePlus className="size-4" aria-hidden />
          {t("add")}
        </Button>
      )}
    </div>
  );
}

/** @param of the meal, or the day as a whole */
function draftKey(patient: string, of: string): string {
  return `comment ${patient} ${of}`;
}

function CommentForm({
  patient,
  day,
  meal,
  about,
  onDone,
}: Omit<CommentsProps, "comments" | "meal"> & { meal: string | undefined; onDone: () => void }) {
  const t = useTranslations("care.comments");
  const words = useTranslations("errors");
  const add = useAddComment(patient);
  const form = useForm(["text"], {
    check: ({ text }) => ({ text: text.trim() ? null : words("fields.required") }),
    send: async ({ text }) => {
      await add.mutateAsync({ day, text, ...(meal ? { meal } : {}) });
      draft.forget();
      notify.success(t("sent"));
      onDone();
    },
    say: useErrorText(),
  });
  const draft = useDraft(draftKey(patient, meal ?? day), form.ref);
  return (
    <Form form={form}>
      <Field name="text" label={t("to", { about })} hint={t("hint")}>
        {(control) => (
          <Textarea
            {...control}
            defaultValue={draft.begin("text")}
            autoFocus
            maxLength={1_000}
            rows={2}
            className="min-h-18"
          />
        )}
      </Field>
      <FormAlert>{form.alert}</FormAlert>
      <div className="flex gap-2">
        <Button type="submit" size="sm" busy={form.busy}>
          {t("send")}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            draft.forget();
            onDone();
          }}
        >
          {t("stop")}
        </Button>
      </div>
    </Form>
  );
}
