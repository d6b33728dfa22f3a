"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { practiceQuery, useSavePractice } from "@/components/care/common/api";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { FormAlert } from "@/components/forms/form-alert";
import { Input } from "@/components/forms/inputs/input";
import { useErrorText } from "@/components/forms/use-error-text";
import { useForm } from "@/components/forms/use-form";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogTrigger } from "@/components/ui/dialogs/dialog";
import { DialogActions } from "@/components/ui/dialogs/dialog-actions";
import { notify } from "@/components/ui/toaster";

/** What stands on the letter paper of plans and reports. */
export function PracticeDialog() {
  const t = useTranslations("care.paper");
  const [open, setOpen] = useState(false);
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="secondary">{t("action")}</Button>
      </DialogTrigger>
      <DialogContent title={t("title")} description={t("text")} holdsForm>
        <PaperForm onSaved={() => setOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}

function PaperForm({ onSaved }: { onSaved: () => void }) {
  const t = useTranslations("care.paper");
  const { data } = useQuery(practiceQuery);
  const save = useSavePractice();
  const form = useForm(["practiceName", "practiceContact"], {
    send: async (values) => {
      await save.mutateAsync(values);
      notify.success(t("saved"));
      onSaved();
    },
    say: useErrorText(),
  });
  if (!data?.practice) return null;
  const { practiceName, practiceContact, council } = data.practice;
  return (
    <Form form={form}>
      {council && <p className="text-sm">{council}</p>}
      <Field name="practiceName" label={t("name")}>
        {(control) => <Input {...control} defaultValue={practiceName} maxLength={120} />}
      </Field>
      <Field name="practiceContact" label={t("contact")} hint={t("contactHint")}>
        {(control) => <Input {...control} defaultValue={practiceContact} maxLength={200} />}
      </Field>
      <FormAlert>{form.alert}</FormAlert>
      <DialogActions>
        <Button type="submit" busy={form.busy}>
          {t("save")}
        </Button>
      </DialogActions>
    </Form>
  );
}
