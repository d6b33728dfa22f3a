"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { type Agreed, Agreements } from "@/components/auth/frame/agreements";
import { AuthHeading } from "@/components/auth/frame/auth-heading";
import { Form } from "@/components/forms/form";
import { FormAlert } from "@/components/forms/form-alert";
import { useErrorText } from "@/components/forms/use-error-text";
import { useForm } from "@/components/forms/use-form";
import { Button } from "@/components/ui/button";
import type { ProviderName } from "@/lib/auth/identities/provider";
import { leaveForProvider } from "@/lib/client/provider";

/** Before an account is made for somebody who came by a provider: the agreements, then once more through its page. */
export function ProviderAgreement({ provider, next }: { provider: ProviderName; next: string | null }) {
  const t = useTranslations("auth.providers");
  const signup = useTranslations("auth.signup");
  const [agreed, setAgreed] = useState<Agreed>({ terms: false, health: false });
  const form = useForm(["health", "terms"], {
    check: () => ({
      health: agreed.health ? null : signup("healthRequired"),
      terms: agreed.terms ? null : signup("termsRequired"),
    }),
    send: () => leaveForProvider(provider, { next, isAgreed: true }),
    say: useErrorText(),
  });
  const name = { provider: t(provider) };
  return (
    <>
      <AuthHeading title={t("newTitle")} text={t("newText", name)} />
      <Form form={form}>
        <Agreements agreed={agreed} change={(change) => setAgreed({ ...agreed, ...change })} />
        <FormAlert>{form.alert}</FormAlert>
        <Button type="submit" busy={form.busy} className="w-full">
          {t("create", name)}
        </Button>
      </Form>
    </>
  );
}
