"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Form } from "@/components/forms/form";
import { FormAlert } from "@/components/forms/form-alert";
import { useDraft } from "@/components/forms/use-draft";
import { type FieldErrors, useForm } from "@/components/forms/use-form";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { notify } from "@/components/ui/toaster";
import { isRefusal } from "@/lib/client/api-error";

type ProfileFormProps<Name extends string> = {
  /** Tells what was typed here apart: it stays until it is saved, whatever tab is looked at meanwhile. */
  draft: string;
  /** The fields that are read, with what stands in each of them so far. */
  values: Readonly<Record<Name, string>>;
  /** What to say when it is saved. */
  saved: string;
  /** What can be told to be wrong before it is sent. */
  check?: (values: Record<Name, string>) => FieldErrors;
  save: (values: Record<Name, string>) => Promise<unknown>;
  /** @param begin what a field begins with */
  children: (begin: (name: Name) => string) => ReactNode;
};

/** One form of the profile, and what is said when it is not saved: to try again, or why that would not help. */
export function ProfileForm<Name extends string>({
  draft: key,
  values,
  saved,
  check,
  save,
  children,
}: ProfileFormProps<Name>) {
  const t = useTranslations("profile");
  const form = useForm(Object.keys(values) as Name[], {
    check,
    send: async (typed) => {
      await save(typed);
      draft.forget();
      notify.success(saved);
    },
    say: (error, isOfFields) => {
      if (!isRefusal(error)) return t("failed");
      return isOfFields || !error.message ? t("refused") : t("refusedFor", { reason: error.message });
    },
  });
  const draft = useDraft(key, form.ref, values);
  return (
    <Card>
      <Form form={form}>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          {children((name) => draft.begin(name) ?? "")}
        </div>
        <FormAlert>{form.alert}</FormAlert>
        <Button type="submit" busy={form.busy} className="self-start">
          {form.busy ? t("saving") : t("save")}
        </Button>
      </Form>
    </Card>
  );
}
