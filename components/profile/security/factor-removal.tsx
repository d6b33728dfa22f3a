"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { PhoneCode } from "@/components/auth/frame/phone-code";
import { CodeField } from "@/components/forms/code-field";
import { Form } from "@/components/forms/form";
import { FormAlert } from "@/components/forms/form-alert";
import { codeDigits, useCodeCheck } from "@/components/forms/use-code-check";
import { useErrorText } from "@/components/forms/use-error-text";
import { useForm } from "@/components/forms/use-form";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogTrigger } from "@/components/ui/dialogs/dialog";
import type { SecondFactor } from "@/lib/auth/second-factor/recovery-codes";
import type { SentCode } from "@/lib/client/second-factor";

type FactorRemovalProps = { state: SecondFactor; onDone: (state: SecondFactor) => void };

/** Turns the second factor off, which takes one more code of it. */
export function FactorRemoval({ state, onDone }: FactorRemovalProps) {
  const t = useTranslations("security.factor");
  const [open, setOpen] = useState(false);
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="ghost">{t("remove")}</Button>
      </DialogTrigger>
      <DialogContent
        title={t("removeTitle")}
        description={t(state.phone === null ? "removeText" : "removeTextPhone")}
      >
        <RemovalForm
          state={state}
          onDone={(left) => {
            setOpen(false);
            onDone(left);
          }}
        />
      </DialogContent>
    </Dialog>
  );
}

function RemovalForm({ state: { phone, phoneChannels: channels }, onDone }: FactorRemovalProps) {
  const t = useTranslations("security.factor");
  const words = useTranslations("common.phoneCode");
  const [sent, setSent] = useState<SentCode | null>(null);
  const form = useForm(["code"], {
    check: useCodeCheck(),
    send: async ({ code }) => {
      const { removeFactor } = await import("@/lib/client/second-factor");
      onDone(await removeFactor(codeDigits(code), sent));
    },
    say: useErrorText(),
  });
  return (
    <Form form={form}>
      {phone !== null && (
        <PhoneCode
          {...{ channels, end: phone }}
          send={async (channel) =>
            setSent(await (await import("@/lib/client/second-factor")).sendCode(channel))
          }
        />
      )}
      <CodeField label={phone === null ? undefined : words("code")} />
      <FormAlert>{form.alert}</FormAlert>
      <Button type="submit" variant="danger" busy={form.busy}>
        {t("removeConfirm")}
      </Button>
    </Form>
  );
}
