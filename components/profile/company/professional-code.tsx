"use client";

import { useTranslations } from "next-intl";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { FormAlert } from "@/components/forms/form-alert";
import { Input } from "@/components/forms/inputs/input";
import { useForm } from "@/components/forms/use-form";
import { useAssociate, useDisassociate } from "@/components/profile/company/company-api";
import { CompanyInvitations } from "@/components/profile/company/company-invitations";
import { Button } from "@/components/ui/button";
import { Card, CardHeader } from "@/components/ui/card";
import { ConfirmDialog } from "@/components/ui/dialogs/confirm-dialog";
import { notify } from "@/components/ui/toaster";
import { sentenceOr } from "@/lib/client/api-error";
import type { User } from "@/lib/profile/user";

/** The company that somebody belongs to, or the field for the code that makes them belong to one. */
export function ProfessionalCode({ company }: { company: User["company"] }) {
  const t = useTranslations("profile.code");
  return (
    <Card aria-labelledby="professional-code">
      <CardHeader id="professional-code" title={t("title")} />
      {!company && <CompanyInvitations />}
      {company ? <Joined company={company} /> : <EnterCode />}
    </Card>
  );
}

function EnterCode() {
  const t = useTranslations("profile.code");
  const words = useTranslations();
  const { mutateAsync } = useAssociate();
  const form = useForm(["professionalCode"], {
    check: ({ professionalCode }) => ({
      professionalCode: professionalCode.trim() ? null : words("errors.fields.required"),
    }),
    send: async ({ professionalCode }) => {
      await mutateAsync(professionalCode.trim());
      notify.success(words("success.associated"));
    },
    say: (error, isOfFields) => (isOfFields ? null : sentenceOr(error, words("errors.client.associate"))),
  });

  return (
    <Form form={form} className="flex flex-col gap-4">
      <p className="text-sm text-muted">{t("text")}</p>
      <Field name="professionalCode" label={t("label")} hint={t("hint")} className="max-w-xs">
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
          />
        )}
      </Field>
      <p className="max-w-prose text-sm text-muted">{t("sees")}</p>
      <FormAlert>{form.alert}</FormAlert>
      <Button type="submit" variant="secondary" className="self-start" busy={form.busy}>
        {t("submit")}
      </Button>
    </Form>
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
