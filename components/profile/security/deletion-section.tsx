"use client";

import { Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { Field } from "@/components/forms/field";
import { FormAlert } from "@/components/forms/form-alert";
import { Input } from "@/components/forms/input";
import { PasswordInput } from "@/components/forms/password-input";
import { useDeleteAccount } from "@/components/profile/security/api";
import { Section } from "@/components/profile/security/section";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogTrigger } from "@/components/ui/dialog";
import { ApiError, errorText } from "@/lib/client/api-error";
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
  const words = useTranslations("errors");
  const [typed, setTyped] = useState("");
  const { mutate, isPending, isSuccess, error, reset } = useDeleteAccount();
  const isMeant = typed.trim().toLocaleUpperCase() === t("word");
  const wrong = error instanceof ApiError && error.code === "wrong_password";

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get("password"));
    mutate(password, { onSuccess: () => endSession("/login?reason=account_deleted") });
  }

  return (
    <Dialog
      onOpenChange={() => {
        setTyped("");
        reset();
      }}
    >
      <DialogTrigger asChild>
        <Button variant="secondary" className="text-danger">
          {t("open")}
        </Button>
      </DialogTrigger>
      <DialogContent title={t("askTitle")} description={t("ask")}>
        <form onSubmit={submit} className="flex flex-col gap-5">
          <Field label={t("password")} error={wrong ? errorText(error, words) : null}>
            {(control) => (
              <PasswordInput
                {...control}
                name="password"
                autoComplete="current-password"
                required
                maxLength={200}
              />
            )}
          </Field>
          <Field label={t("type", { word: t("word") })}>
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                required
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
          </Field>
          <FormAlert>{error && !wrong ? errorText(error, words) : null}</FormAlert>
          <Button type="submit" variant="danger" busy={isPending || isSuccess} disabled={!isMeant}>
            {t("confirm")}
          </Button>
        </form>
      </DialogContent>
    </Dialog>
  );
}
