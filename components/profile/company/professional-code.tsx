"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { Field } from "@/components/forms/field";
import { FormAlert } from "@/components/forms/form-alert";
import { Input } from "@/components/forms/input";
import { useAssociate, useDisassociate } from "@/components/profile/company/company-api";
import { Button } from "@/components/ui/button";
import { Card, CardHeader } from "@/components/ui/card";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { notify } from "@/components/ui/toaster";
import { sentenceOr } from "@/lib/client/api-error";
import type { User } from "@/lib/profile/user";

/** The company that somebody belongs to, or the field for the code that makes them belong to one. */
export function ProfessionalCode({ company }: { company: User["company"] }) {
  const t = useTranslations("profile.code");
  return (
    <Card aria-labelledby="professional-code">
      <CardHeader id="professional-code" title={t("title")} />
      {company ? <Joined company={company} /> : <EnterCode />}
    </Card>
  );
}

function EnterCode() {
  const t = useTranslations("profile.code");
  const words = useTranslations();
  const associate = useAssociate();
  const [empty, setEmpty] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const professionalCode = String(new FormData(event.currentTarget).get("professionalCode")).trim();
    setEmpty(professionalCode === "");
    if (professionalCode === "") return;
    associate.mutate(professionalCode, { onSuccess: () => notify.success(words("success.associated")) });
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-4" noValidate>
      <p className="text-sm text-muted">{t("text")}</p>
      <Field
        label={t("label")}
        hint={t("hint")}
        error={empty ? words("errors.fields.required") : null}
        className="max-w-xs"
      >
        {(control) => (
          <Input
            {...control}
            name="professionalCode"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
          />
        )}
      </Field>
      <FormAlert>
        {associate.error ? sentenceOr(associate.error, words("errors.client.associate")) : null}
      </FormAlert>
      <Button type="submit" variant="secondary" className="self-start" busy={associate.isPending}>
        {t("submit")}
      </Button>
    </form>
  );
}

function Joined({ company }: { company: NonNullable<User["company"]> }) {
  const t = useTranslations("profile.code");
  const words = useTranslations();
  const disassociate = useDisassociate();

  function leave(done: () => void) {
    disassociate.mutate(undefined, {
      onSuccess: () => notify.success(words("success.disassociated")),
      onError: (error) => notify.error(sentenceOr(error, words("errors.client.disassociate"))),
      onSettled: done,
    });
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p className="text-sm">{t("joined", { company: company.name })}</p>
      {company.role === "member" && (
        <ConfirmDialog
          action={t("leave")}
          title={t("ask", { company: company.name })}
          text={t("askText")}
          yes={t("yes")}
          no={t("stay")}
          busy={disassociate.isPending}
          onYes={leave}
        />
      )}
    </div>
  );
}
