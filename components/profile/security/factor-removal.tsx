"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { CodeField, codeOf } from "@/components/forms/code-field";
import { FormAlert } from "@/components/forms/form-alert";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogTrigger } from "@/components/ui/dialog";
import type { SecondFactor } from "@/lib/auth/second-factor/second-factor";
import { errorText } from "@/lib/client/api-error";

/** Turns the second factor off, which takes one more code of it. */
export function FactorRemoval({ onDone }: { onDone: (state: SecondFactor) => void }) {
  const t = useTranslations("security.factor");
  const words = useTranslations("errors");
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = codeOf(event.currentTarget);
    setBusy(true);
    setFailure(null);
    try {
      const { removeFactor } = await import("@/lib/client/second-factor");
      const state = await removeFactor(code);
      setOpen(false);
      onDone(state);
    } catch (error) {
      setFailure(error);
    }
    setBusy(false);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        setOpen(isOpen);
        setFailure(null);
      }}
    >
      <DialogTrigger asChild>
        <Button variant="ghost">{t("remove")}</Button>
      </DialogTrigger>
      <DialogContent title={t("removeTitle")} description={t("removeText")}>
        <form onSubmit={submit} className="flex flex-col gap-5">
          <CodeField />
          <FormAlert>{failure ? errorText(failure, words) : null}</FormAlert>
          <Button type="submit" variant="danger" busy={busy}>
            {t("removeConfirm")}
          </Button>
        </form>
      </DialogContent>
    </Dialog>
  );
}
