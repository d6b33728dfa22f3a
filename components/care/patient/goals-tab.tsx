"use client";

import { useFormatter, useTranslations } from "next-intl";
import { usePrescribeGoals } from "@/components/care/common/api";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { FormAlert } from "@/components/forms/form-alert";
import { DateInput } from "@/components/forms/inputs/date-input";
import { NumberInput, useWrittenNumber } from "@/components/forms/inputs/number-input";
import { readDecimal, readInteger } from "@/components/forms/inputs/read-number";
import { useDraft } from "@/components/forms/use-draft";
import { useErrorText } from "@/components/forms/use-error-text";
import { useForm } from "@/components/forms/use-form";
import { Button } from "@/components/ui/button";
import { Card, CardHeader } from "@/components/ui/card";
import { notify } from "@/components/ui/toaster";
import type { PatientGoals } from "@/lib/care/roster/patient-summary";

const WHOLE = ["calorie_goal", "protein_goal", "carb_goal", "fat_goal", "fibre_goal", "sodium_goal"] as const;

/** What the patient is to aim at from today on, in the nutritionist's name. */
export function PatientGoalsTab({ id, goals }: { id: string; goals: PatientGoals | null }) {
  const t = useTranslations("care.goals");
  return (
    <Card aria-labelledby="prescribe-title" className="max-w-2xl">
      <CardHeader id="prescribe-title" title={t("title")} />
      <p className="-mt-2 mb-5 max-w-prose text-sm text-muted">
        {goals?.author === "nutritionist" ? t("yours") : t("text")} {t("blank")}
      </p>
      <GoalsForm key={JSON.stringify(goals)} id={id} goals={goals} />
    </Card>
  );
}

function GoalsForm({ id, goals }: { id: string; goals: PatientGoals | null }) {
  const t = useTranslations("care.goals");
  const format = useFormatter();
  const prescribe = usePrescribeGoals(id);
  const written = useWrittenNumber();
  const own = (name: (typeof WHOLE)[number] | "weight_goal") =>
    goals && (goals.origin[name] === "nutritionist" || goals.origin[name] === "set") ? goals[name] : null;
  const form = useForm([...WHOLE, "weight_goal", "target_date"], {
    send: async (values) => {
      await prescribe.mutateAsync({
        ...Object.fromEntries(WHOLE.map((name) => [name, values[name] ? readInteger(values[name]) : null])),
        weight_goal: values.weight_goal ? readDecimal(values.weight_goal) || null : null,
        target_date: values.target_date || null,
      });
      draft.forget();
      notify.success(t("saved"));
    },
    say: useErrorText(),
  });
  const draft = useDraft(`goals ${id}`, form.ref, {
    ...Object.fromEntries(WHOLE.map((name) => [name, written(own(name))])),
    weight_goal: written(own("weight_goal")),
    target_date: goals?.target_date ?? "",
  });
  return (
    <Form form={form} className="grid gap-5 sm:grid-cols-2">
      {WHOLE.map((name) => (
        <Field
          key={name}
          name={name}
          label={t(name)}
          hint={
            own(name) === null && goals?.[name] ? t("now", { value: format.number(goals[name]) }) : undefined
          }
        >
          {(control) => <NumberInput {...control} defaultValue={draft.begin(name) ?? ""} />}
        </Field>
      ))}
      <Field name="weight_goal" label={t("weight_goal")}>
        {(control) => <NumberInput {...control} step={0.1} defaultValue={draft.begin("weight_goal") ?? ""} />}
      </Field>
      <Field name="target_date" label={t("target_date")}>
        {(control) => <DateInput {...control} defaultValue={draft.begin("target_date") ?? ""} />}
      </Field>
      <div className="sm:col-span-2">
        <FormAlert>{form.alert}</FormAlert>
      </div>
      <div className="sm:col-span-2">
        <Button type="submit" busy={form.busy}>
          {t("save")}
        </Button>
      </div>
    </Form>
  );
}
