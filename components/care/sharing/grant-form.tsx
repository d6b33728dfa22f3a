"use client";

import { useTranslations } from "next-intl";
import { AREA_FIELDS, AreaBoxes, readAreas } from "@/components/care/common/area-boxes";
import { useToday } from "@/components/figures/use-day-name";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { FormAlert } from "@/components/forms/form-alert";
import { DateInput } from "@/components/forms/inputs/date-input";
import { useErrorText } from "@/components/forms/use-error-text";
import { useForm } from "@/components/forms/use-form";
import { Button } from "@/components/ui/button";
import type { CareArea } from "@/lib/care/access";
import type { GrantBody } from "@/lib/care/care-schema";
import { addDays, isDay } from "@/lib/nutrition/calendar/day";

type GrantFormProps = {
  areas: readonly CareArea[];
  /** Last day of access that is proposed. */
  endsOn: string;
  action: string;
  send: (grant: GrantBody) => Promise<unknown>;
  children?: React.ReactNode;
};

/** What a nutritionist may see and until when: the patient decides. */
export function GrantForm({ areas, endsOn, action, send, children }: GrantFormProps) {
  const t = useTranslations("care.sharing");
  const words = useTranslations("errors");
  const today = useToday();
  const form = useForm([...AREA_FIELDS, "endsOn"], {
    check: (values) => ({
      [AREA_FIELDS[0]!]: readAreas(values).length > 0 ? null : t("noArea"),
      endsOn: isDay(values.endsOn) && values.endsOn >= today ? null : words("fields.date"),
    }),
    send: (values) => send({ areas: readAreas(values), endsOn: values.endsOn }),
    say: useErrorText(),
    about: { invalid_day: "endsOn" },
  });
  return (
    <Form form={form}>
      <AreaBoxes legend={t("what")} ticked={areas} />
      <Field name="endsOn" label={t("until")} hint={t("untilHint")} className="max-w-60">
        {(control) => (
          <DateInput {...control} defaultValue={endsOn} min={today} max={addDays(today, 731)} required />
        )}
      </Field>
      <FormAlert>{form.alert}</FormAlert>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy}>
          {action}
        </Button>
        {children}
      </div>
    </Form>
  );
}
