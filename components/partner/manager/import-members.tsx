"use client";

import { FileUp } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Field } from "@/components/forms/field";
import { FilePicker } from "@/components/forms/file-picker";
import { FormAlert } from "@/components/forms/form-alert";
import { useErrorText } from "@/components/forms/use-error-text";
import { ImportPreview } from "@/components/partner/manager/import-preview";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogTrigger } from "@/components/ui/dialogs/dialog";
import { notify } from "@/components/ui/toaster";
import { api } from "@/lib/client/api";
import { ApiError } from "@/lib/client/api-error";
import type { ImportResult } from "@/lib/partners/members/member-schema";

const MOST_BYTES = 2 * 1024 * 1024;

type Chosen = { file: string; preview: ImportResult };

/** Asks the people of a table to join, once it was seen what would become of each row. */
export function ImportMembers({ onDone }: { onDone: () => Promise<unknown> }) {
  const t = useTranslations("partner.import");
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="secondary">
          <FileUp className="size-4" aria-hidden />
          {t("open")}
        </Button>
      </DialogTrigger>
      <DialogContent title={t("title")} description={t("text")} className="max-w-2xl" holdsForm>
        <ImportSteps
          onDone={async () => {
            setOpen(false);
            await onDone();
          }}
        />
      </DialogContent>
    </Dialog>
  );
}

function ImportSteps({ onDone }: { onDone: () => Promise<unknown> }) {
  const t = useTranslations("partner.import");
  const say = useErrorText();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [busy, setBusy] = useState(false);
  const [alert, setAlert] = useState<string | null>(null);

  const send = (file: string, isPreview: boolean) =>
    api<ImportResult>("/api/partner/imports", { method: "POST", body: { file, isPreview } });

  async function attempt(work: () => Promise<void>) {
    setBusy(true);
    setAlert(null);
    await work().catch((error) =>
      setAlert((error instanceof ApiError && error.fields.file) || say(error, false)),
    );
    setBusy(false);
  }

  const choose = (given: File | undefined) =>
    attempt(async () => {
      setChosen(null);
      if (!given) return;
      if (given.size === 0 || given.size > MOST_BYTES)
        return setAlert(t(given.size === 0 ? "empty" : "tooBig"));
      const file = await base64Of(given);
      setChosen({ file, preview: await send(file, true) });
    });

  const invite = ({ file }: Chosen) =>
    attempt(async () => {
      const { good } = await send(file, false);
      notify.success(t("done", { count: good }));
      await onDone();
    });

  return (
    <div className="flex flex-col gap-4">
      <Field label={t("file")} hint={t("fileHint")}>
        {(control) => (
          <FilePicker
            {...control}
            accept=".csv,.txt,.tsv,text/csv,text/plain"
            onChange={(event) => choose(event.target.files?.[0])}
          />
        )}
      </Field>
      <FormAlert>{alert}</FormAlert>
      {busy && !chosen && (
        <p role="status" className="text-sm text-muted">
          {t("reading")}
        </p>
      )}
      {chosen && (
        <>
          <ImportPreview preview={chosen.preview} />
          <Button
            className="self-end"
            busy={busy}
            disabled={chosen.preview.good === 0}
            onClick={() => invite(chosen)}
          >
            {t("submit", { count: chosen.preview.good })}
          </Button>
        </>
      )}
    </div>
  );
}

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ""));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
