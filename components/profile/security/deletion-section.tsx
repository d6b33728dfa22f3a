"use client";

import { Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { FormAlert } from "@/components/forms/form-alert";
import { Input } from "@/components/forms/inputs/input";
import { PasswordInput } from "@/components/forms/inputs/password-input";
import { useErrorText } from "@/components/forms/use-error-text";
import { useForm } from "@/components/forms/use-form";
import { useDeleteAccount, useHasPassword } from "@/components/profile/security/api";
import { Section } from "@/components/profile/security/section";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogTrigger } from "@/components/ui/dialogs/dialog";
import { LEAVING } from "@/lib/client/leaving";
import { endSession } from "@/lib/client/session";
import { useSession } from "@/lib/client/session-store";

/** The end of the account: says what goes and what stays, then asks for the password and the word. */
export function DeletionSection() {
  const t = useTranslations("security.deletion");
  const isAdmin = useSession((state) => state.user?.role === "admin");
  return (
    <Section icon={Trash2} title={t("title")} text={t("text")}>
      {isAdmin ? (
        <p className="text-sm text-muted">{t("admin")}</p>
      ) : (
        <div className="flex flex-col items-start gap-4 text-sm">
          <div>
            <h4 className="font-semibold">{t("goesTitle")}</h4>
            <p className="mt-1 text-muted">{t("goes")}</p>
          </div>
          <div>
            <h4 className="font-semibold">{t("staysTitle")}</h4>
            <p className="mt-1 text-muted">{t("stays")}</p>
          </div>
          <DeletionDialog />
        </div>
      )}
    </Section>
  );
}

function DeletionDialog() {
  const t = useTranslations("security.deletion");
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="secondary" className="text-danger">
          {t("open")}
        </Button>
      </DialogTrigger>
      <DialogContent title={t("askTitle")} description={t("ask")}>
        <DeletionForm />
      </DialogContent>
    </Dialog>
  );
}

function DeletionForm() {
  const t = useTranslations("security.deletion");
  const words = useTranslations("errors");
  const { mutateAsync } = useDeleteAccount();
  const [typed, setTyped] = useState("");
  const isMeant = typed.trim().toLocaleUpperCase() === t("word");
  const hasPassword = useHasPassword();
  const form = useForm(["password"], {
    check: ({ password }) => ({ password: password || !hasPassword ? null : words("fields.required") }),
    send: async ({ password }) => {
      await mutateAsync(password);
      endSession("/login?reason=account_deleted");
      await LEAVING;
    },
    say: useErrorText(),
    about: { wrong_password: "password" },
  });
  return (
    <Form form={form}>
      {hasPassword && (
        <Field name="password" label={t("password")}>
          {(control) => <PasswordInput {...control} autoComplete="current-password" maxLength={200} />}
        </Field>
      )}
      <Field label={t("type", { word: t("word") })}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <FormAlert>{form.alert}</FormAlert>
      <Button type="submit" variant="danger" busy={form.busy} disabled={!isMeant}>
        {t("confirm")}
      </Button>
    </Form>
  );
}
