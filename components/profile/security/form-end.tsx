"use client";

import { useTranslations } from "next-intl";
import { FormAlert } from "@/components/forms/form-alert";
import type { FormState } from "@/components/forms/use-form";
import { Button } from "@/components/ui/button";

/** What failed, the way on and the way back. */
export function FormEnd({
  form,
  submit,
  onCancel,
}: {
  form: FormState;
  submit: string;
  onCancel: () => void;
}) {
  const t = useTranslations("security.factor");
  return (
    <>
      <FormAlert>{form.alert}</FormAlert>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy}>
          {submit}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t("cancel")}
        </Button>
      </div>
    </>
  );
}
