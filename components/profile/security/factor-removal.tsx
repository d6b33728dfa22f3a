"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { CodeField } from "@/components/forms/code-field";
import { Form } from "@/components/forms/form";
import { FormAlert } from "@/components/forms/form-alert";
import { codeDigits, useCodeCheck } from "@/components/forms/use-code-check";
import { useErrorText } from "@/components/forms/use-error-text";
import { useForm } from "@/components/forms/use-form";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogTrigger } from "@/components/ui/dialog";
import type { SecondFactor } from "@/lib/auth/second-factor/recovery-codes";

type FactorRemovalProps = { onDone: (state: SecondFactor) => void };

/** Turns the second factor off, which takes one more code of it. */
export function FactorRemoval({ onDone }: FactorRemovalProps) {
  const t = useTranslations("security.factor");
  const [open, setOpen] = useState(false);
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="ghost">{t("remove")}</Button>
      </DialogTrigger>
      <DialogContent title={t("removeTitle")} description={t("removeText")}>
        <RemovalForm
          onDone={(state) => {
            setOpen(false);
            onDone(state);
          }}
        />
      </DialogContent>
    </Dialog>
  );
}

function RemovalForm({ onDone }: FactorRemovalProps) {
  const t = useTranslations("security.factor");
  const form = useForm(["code"], {
    check: useCodeCheck(),
    send: async ({ code }) => {
      const { removeFactor } = await import("@/lib/client/second-factor");
      onDone(await removeFactor(codeDigits(code)));
    },
    say: useErrorText(),
  });
  return (
    <Form form={form}>
      <CodeField />
      <FormAlert>{form.alert}</FormAlert>
      <Button type="submit" variant="danger" busy={form.busy}>
        {t("removeConfirm")}
      </Button>
    </Form>
  );
}
