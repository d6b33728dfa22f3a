"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { FormAlert } from "@/components/forms/form-alert";
import { PasswordInput } from "@/components/forms/inputs/password-input";
import { useErrorText } from "@/components/forms/use-error-text";
import { useForm } from "@/components/forms/use-form";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogTrigger } from "@/components/ui/dialogs/dialog";

type ProofDialogProps = {
  /** What stands on the button, and how it is read where that is not enough. */
  open: string;
  label?: string;
  title: string;
  text: string;
  confirm: string;
  /** Whether it takes something away. */
  isGrave?: true;
  /** Whether there is a password to ask for; else the server looks for a fresh sign-in. */
  hasPassword: boolean;
  act: (password: string) => Promise<unknown>;
};

/** Asks once more who it is, before what changes who gets in. */
export function ProofDialog({ open, label, title, text, ...form }: ProofDialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button
          variant={form.isGrave ? "ghost" : "secondary"}
          size={form.isGrave ? "sm" : "md"}
          aria-label={label}
        >
          {open}
        </Button>
      </DialogTrigger>
      <DialogContent title={title} description={text}>
        <ProofForm {...form} onDone={() => setOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}

type ProofFormProps = Pick<ProofDialogProps, "confirm" | "isGrave" | "hasPassword" | "act"> & {
  onDone: () => void;
};

function ProofForm({ confirm, isGrave, hasPassword, act, onDone }: ProofFormProps) {
  const t = useTranslations("security.identities");
  const words = useTranslations("errors");
  const form = useForm(hasPassword ? ["password"] : [], {
    check: (values: Record<string, string>) =>
      hasPassword ? { password: values.password ? null : words("fields.required") } : {},
    send: async (values: Record<string, string>) => {
      await act(values.password ?? "");
      onDone();
    },
    say: useErrorText(),
    about: { wrong_password: "password" },
  });
  return (
    <Form form={form}>
      {hasPassword && (
        <Field name="password" label={t("ask")}>
          {(control) => <PasswordInput {...control} autoComplete="current-password" maxLength={200} />}
        </Field>
      )}
      <FormAlert>{form.alert}</FormAlert>
      <Button type="submit" variant={isGrave ? "danger" : "primary"} busy={form.busy}>
        {confirm}
      </Button>
    </Form>
  );
}
