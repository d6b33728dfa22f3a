"use client";

import { UserPlus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useInvite } from "@/components/care/common/api";
import { AREA_FIELDS, AreaBoxes, readAreas } from "@/components/care/common/area-boxes";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { FormAlert } from "@/components/forms/form-alert";
import { Input } from "@/components/forms/inputs/input";
import { Select } from "@/components/forms/inputs/select";
import { useErrorText } from "@/components/forms/use-error-text";
import { useForm } from "@/components/forms/use-form";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogTrigger } from "@/components/ui/dialogs/dialog";
import { DialogActions } from "@/components/ui/dialogs/dialog-actions";
import { notify } from "@/components/ui/toaster";
import { signUpRefusal } from "@/lib/auth/account/sign-up-check";
import { CARE_AREAS } from "@/lib/care/access";

const SPANS = [30, 90, 180, 365] as const;

/** Asks somebody to be followed, by e-mail or with a link to pass on. */
export function InviteDialog() {
  const t = useTranslations("care.invite");
  const [open, setOpen] = useState(false);
  const [link, setLink] = useState<string | null>(null);
  function change(next: boolean) {
    setOpen(next);
    if (next) setLink(null);
  }
  return (
    <Dialog open={open} onOpenChange={change}>
      <DialogTrigger asChild>
        <Button>
          <UserPlus className="size-4" aria-hidden />
          {t("action")}
        </Button>
      </DialogTrigger>
      <DialogContent title={t("title")} description={t("text")} holdsForm>
        {link ? <LinkToPass link={link} /> : <InviteForm onLink={setLink} onSent={() => setOpen(false)} />}
      </DialogContent>
    </Dialog>
  );
}

function InviteForm({ onLink, onSent }: { onLink: (link: string) => void; onSent: () => void }) {
  const t = useTranslations("care.invite");
  const words = useTranslations("errors");
  const invite = useInvite();
  const form = useForm(["email", "days", ...AREA_FIELDS], {
    check: ({ email, ...values }) => {
      const refusal = email ? signUpRefusal("email", email) : null;
      return {
        email: refusal && words(`fields.${refusal}`),
        [AREA_FIELDS[0]!]: readAreas(values).length > 0 ? null : t("noArea"),
      };
    },
    send: async ({ email, days, ...values }) => {
      const asked = { areas: readAreas(values), accessDays: Number(days) };
      const made = await invite.mutateAsync(email ? { email: email.trim(), ...asked } : asked);
      if (!email) return onLink(made.link);
      notify.success(t("sent", { email: email.trim() }));
      onSent();
    },
    say: useErrorText(),
  });
  return (
    <Form form={form}>
      <Field name="email" label={t("email")} hint={t("emailHint")}>
        {(control) => (
          <Input {...control} type="email" inputMode="email" autoComplete="off" maxLength={254} />
        )}
      </Field>
      <AreaBoxes legend={t("areas")} ticked={CARE_AREAS} />
      <Field name="days" label={t("days")}>
        {(control) => (
          <Select {...control} defaultValue="180">
            {SPANS.map((days) => (
              <option key={days} value={days}>
                {t("span", { days })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <FormAlert>{form.alert}</FormAlert>
      <DialogActions>
        <Button type="submit" busy={form.busy}>
          {t("send")}
        </Button>
      </DialogActions>
    </Form>
  );
}

function LinkToPass({ link }: { link: string }) {
  const t = useTranslations("care.invite");
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm">{t("linkText")}</p>
      <Field label={t("link")}>
        {(control) => (
          <Input {...control} readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        )}
      </Field>
      <Button
        onClick={() =>
          navigator.clipboard.writeText(link).then(
            () => notify.success(t("copied")),
            () => notify.error(t("notCopied")),
          )
        }
      >
        {t("copy")}
      </Button>
    </div>
  );
}
