"use client";

import { useTranslations } from "next-intl";
import { Field } from "@/components/forms/field";
import { Input } from "@/components/forms/inputs/input";
import { ActionDialog } from "@/components/panel/action-dialog";
import { api } from "@/lib/client/api";

/** Asks one person by e-mail to join. */
export function InviteMember({ onDone }: { onDone: () => Promise<unknown> }) {
  const t = useTranslations("partner.invite");
  const words = useTranslations("errors.fields");
  return (
    <ActionDialog
      action={t("open")}
      title={t("title")}
      text={t("text")}
      submit={t("submit")}
      done={t("done")}
      look="primary"
      size="md"
      needsNoReason
      names={["email", "name"]}
      check={({ email = "" }) => ({ email: /^\S+@\S+\.\S+$/.test(email.trim()) ? null : words("email") })}
      send={async ({ email = "", name = "" }) => {
        const body = { email: email.trim(), name: name.trim() || null };
        await api("/api/partner/invitations", { method: "POST", body });
        await onDone();
      }}
    >
      <Field name="email" label={t("email")}>
        {(control) => <Input {...control} type="email" maxLength={254} autoComplete="off" />}
      </Field>
      <Field name="name" label={t("name")} hint={t("nameHint")}>
        {(control) => <Input {...control} maxLength={120} autoComplete="off" />}
      </Field>
    </ActionDialog>
  );
}
