"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { Lock } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { notesQuery, useDropNote, useSaveNote } from "@/components/care/common/api";
import { PaperButton } from "@/components/care/plan/paper-button";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { FormAlert } from "@/components/forms/form-alert";
import { Textarea } from "@/components/forms/inputs/input";
import { hasDraft, useDraft } from "@/components/forms/use-draft";
import { useErrorText } from "@/components/forms/use-error-text";
import { useForm } from "@/components/forms/use-form";
import { usePages } from "@/components/hooks/use-pages";
import { Button } from "@/components/ui/button";
import { Card, CardHeader } from "@/components/ui/card";
import { ConfirmDialog } from "@/components/ui/dialogs/confirm-dialog";
import { LoadFailed } from "@/components/ui/load-failed";
import { Pagination } from "@/components/ui/pagination";
import { Skeleton } from "@/components/ui/skeleton";
import { notify } from "@/components/ui/toaster";
import type { Note } from "@/lib/care/records/record-schema";
import { sentenceOr } from "@/lib/client/api-error";

/** What a nutritionist writes down for themselves. */
export function NotesTab({ id }: { id: string }) {
  const t = useTranslations("care.notes");
  const { data, isPending, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    notesQuery(id),
  );
  const { page, rows, hasNext, goTo } = usePages(data?.pages.map(({ notes }) => notes) ?? [], {
    exists: hasNextPage,
    read: async () => !(await fetchNextPage()).isError,
  });
  const [count, setCount] = useState(0);
  return (
    <Card aria-labelledby="notes-title">
      <CardHeader
        id="notes-title"
        title={t("title")}
        icon={<Lock className="size-4 text-muted" aria-hidden />}
      />
      <p className="-mt-2 mb-3 max-w-prose text-sm text-muted">{t("text")}</p>
      <p className="mb-3 max-w-prose text-sm text-muted">{t("record")}</p>
      <div className="mb-5">
        <PaperButton path={`/api/nutritionist/patients/${id}/record`} label={t("recordPdf")} />
      </div>
      <NoteForm key={count} id={id} onSaved={() => setCount(count + 1)} />
      {isPending ? (
        <Skeleton className="mt-6 h-24" />
      ) : !data ? (
        <LoadFailed text={t("error")} retry={t("retry")} isFetching={isFetching} onRetry={() => refetch()} />
      ) : (
        <ul className="mt-6 flex flex-col divide-y divide-line">
          {rows.map((note) => (
            <NoteItem key={note.id} patient={id} note={note} />
          ))}
        </ul>
      )}
      <Pagination label={t("title")} page={page} hasNext={hasNext} isLoading={isFetching} onPage={goTo} />
    </Card>
  );
}

function draftKey(patient: string, note?: Note): string {
  return `note ${patient} ${note?.id ?? "new"}`;
}

function NoteForm({ id, note, onSaved }: { id: string; note?: Note; onSaved: () => void }) {
  const t = useTranslations("care.notes");
  const words = useTranslations("errors");
  const save = useSaveNote(id);
  const form = useForm(["text"], {
    check: ({ text }) => ({ text: text.trim() ? null : words("fields.required") }),
    send: async ({ text }) => {
      await save.mutateAsync(note ? { record: note.id, text } : { text });
      draft.forget();
      onSaved();
    },
    say: useErrorText(),
  });
  const draft = useDraft(draftKey(id, note), form.ref, note && { text: note.text });
  return (
    <Form form={form}>
      <Field name="text" label={note ? t("edit") : t("new")}>
        {(control) => <Textarea {...control} defaultValue={draft.begin("text")} maxLength={8_000} rows={3} />}
      </Field>
      <FormAlert>{form.alert}</FormAlert>
      <div>
        <Button type="submit" variant={note ? "secondary" : "primary"} busy={form.busy}>
          {t("save")}
        </Button>
      </div>
    </Form>
  );
}

function NoteItem({ patient, note }: { patient: string; note: Note }) {
  const t = useTranslations("care.notes");
  const format = useFormatter();
  const [isEditing, setEditing] = useState(() => hasDraft(draftKey(patient, note)));
  const drop = useDropNote(patient);
  const at = format.dateTime(new Date(note.createdAt), { dateStyle: "long", timeStyle: "short" });
  return (
    <li className="py-4">
      <p className="mb-1 text-sm text-muted">{at}</p>
      {isEditing ? (
        <NoteForm id={patient} note={note} onSaved={() => setEditing(false)} />
      ) : (
        <p className="max-w-prose whitespace-pre-wrap">{note.text}</p>
      )}
      <div className="mt-2 -ml-3.5 flex gap-1">
        <Button variant="ghost" size="sm" aria-expanded={isEditing} onClick={() => setEditing(!isEditing)}>
          {t("edit")}
        </Button>
        <ConfirmDialog
          look={{ variant: "ghost", size: "sm" }}
          action={t("drop")}
          title={t("dropTitle")}
          text={t("dropText")}
          yes={t("drop")}
          no={t("keep")}
          busy={drop.isPending}
          onYes={(done) =>
            drop.mutate(note.id, {
              onSuccess: done,
              onError: (error) => notify.error(sentenceOr(error, t("failed"))),
            })
          }
        />
      </div>
    </li>
  );
}
