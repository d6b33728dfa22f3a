"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { templatesQuery, useCreatePlan } from "@/components/care/common/plan-api";
import { useToday } from "@/components/figures/use-day-name";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { FormAlert } from "@/components/forms/form-alert";
import { DateInput } from "@/components/forms/inputs/date-input";
import { Input } from "@/components/forms/inputs/input";
import { Select } from "@/components/forms/inputs/select";
import { useErrorText } from "@/components/forms/use-error-text";
import { useForm } from "@/components/forms/use-form";
import { Button } from "@/components/ui/button";
import { Card, CardHeader } from "@/components/ui/card";
import { addDays, isDay } from "@/lib/nutrition/calendar/day";

const USUAL_DAYS = 30;

/** Begins a plan: empty or from a template. */
export function NewPlanForm({ id, onMade }: { id: string; onMade: (record: string) => void }) {
  const t = useTranslations("care.plans");
  const builder = useTranslations("care.builder");
  const words = useTranslations("errors");
  const { data } = useQuery(templatesQuery);
  const create = useCreatePlan(id);
  const today = useToday();
  const form = useForm(["title", "startsOn", "endsOn", "template"], {
    check: ({ title, startsOn, endsOn }) => ({
      title: title.trim() ? null : words("fields.required"),
      startsOn: isDay(startsOn) ? null : words("fields.date"),
      endsOn: isDay(endsOn) && endsOn >= startsOn ? null : words("fields.date"),
    }),
    send: async ({ template, ...values }) => {
      const made = await create.mutateAsync({ ...values, ...(template ? { template } : {}) });
      onMade(made.id);
    },
    say: useErrorText(),
  });
  return (
    <Card aria-labelledby="new-plan-title">
      <CardHeader id="new-plan-title" title={t("new")} />
      <Form form={form}>
        <Field name="title" label={builder("title")}>
          {(control) => <Input {...control} defaultValue={t("usualTitle")} maxLength={120} />}
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field name="startsOn" label={builder("from")}>
            {(control) => <DateInput {...control} defaultValue={today} />}
          </Field>
          <Field name="endsOn" label={builder("until")}>
            {(control) => <DateInput {...control} defaultValue={addDays(today, USUAL_DAYS)} />}
          </Field>
        </div>
        {data && data.templates.length > 0 && (
          <Field name="template" label={t("template")}>
            {(control) => (
              <Select {...control} defaultValue="">
                <option value="">{t("blank")}</option>
                {data.templates.map((template) => (
                  <option key={template.id} value={template.id}>
                    {template.name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <FormAlert>{form.alert}</FormAlert>
        <div>
          <Button type="submit" busy={form.busy}>
            {t("create")}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
