"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { FormAlert } from "@/components/forms/form-alert";
import { Textarea } from "@/components/forms/inputs/input";
import { useErrorText } from "@/components/forms/use-error-text";
import { type FieldErrors, useForm } from "@/components/forms/use-form";
import { Button } from "@/components/ui/button";
import type { ButtonLook } from "@/components/ui/button-class";
import { Dialog, DialogClose, DialogContent, DialogTrigger } from "@/components/ui/dialogs/dialog";
import { DialogActions } from "@/components/ui/dialogs/dialog-actions";
import { notify } from "@/components/ui/toaster";

/** Shorter than this says nothing to whoever reads the log. */
const LEAST_REASON = 5;

type ActionDialogProps = {
  /** What the button says, and what the one in the dialog does. */
  action: string;
  /** Where the button's words alone would not tell one row's from another's. */
  label?: string;
  title: string;
  text?: string;
  submit?: string;
  done: string;
  look?: ButtonLook["variant"];
  size?: ButtonLook["size"];
  isDangerous?: boolean;
  /** What stands in the form beside the reason. */
  names?: readonly string[];
  children?: ReactNode;
  check?: (values: Record<string, string>) => FieldErrors;
  /** Asks for no reason: what is done is one's own. */
  needsNoReason?: boolean;
  reasonLabel?: string;
  reasonHint?: string;
  send: (values: Record<string, string>) => Promise<unknown>;
};

/** A button that asks for what it needs, and why, before it does something that is put on record. */
export function ActionDialog(props: ActionDialogProps) {
  const { action, label, title, text, look = "secondary", size = "sm" } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant={look} size={size} aria-label={label}>
          {action}
        </Button>
      </DialogTrigger>
      <DialogContent title={title} description={text} holdsForm>
        <ActionForm {...props} onDone={() => setOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}

function ActionForm({
  action,
  submit = action,
  done,
  isDangerous = false,
  names = [],
  children,
  check,
  needsNoReason = false,
  reasonLabel,
  reasonHint,
  send,
  onDone,
}: ActionDialogProps & { onDone: () => void }) {
  const t = useTranslations("panels.action");
  const words = useTranslations("errors.fields");
  const form = useForm([...names, "reason"], {
    check: (values) => ({
      ...check?.(values),
      reason:
        needsNoReason || (values.reason ?? "").trim().length >= LEAST_REASON ? null : words("too_short"),
    }),
    send: async (values) => {
      await send(values);
      notify.success(done);
      onDone();
    },
    say: useErrorText(),
  });
  return (
    <Form form={form}>
      {children}
      {!needsNoReason && (
        <Field name="reason" label={reasonLabel ?? t("reason")} hint={reasonHint ?? t("reasonHint")}>
          {(control) => <Textarea {...control} maxLength={300} rows={3} />}
        </Field>
      )}
      <FormAlert>{form.alert}</FormAlert>
      <DialogActions>
        <DialogClose asChild>
          <Button variant="ghost">{t("back")}</Button>
        </DialogClose>
        <Button type="submit" variant={isDangerous ? "danger" : "primary"} busy={form.busy}>
          {submit}
        </Button>
      </DialogActions>
    </Form>
  );
}
