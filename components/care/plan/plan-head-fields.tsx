import { useTranslations } from "next-intl";
import { Field } from "@/components/forms/field";
import { DateInput } from "@/components/forms/inputs/date-input";
import { Input, Textarea } from "@/components/forms/inputs/input";
import { Card } from "@/components/ui/card";

/** What a plan is called, when it holds, and what is said beside its meals. @param begin what each field begins with */
export function PlanHeadFields({ begin }: { begin: (name: string) => string | undefined }) {
  const t = useTranslations("care.builder");
  return (
    <Card>
      <div className="grid gap-4 sm:grid-cols-[1fr_11rem_11rem]">
        <Field name="title" label={t("title")}>
          {(control) => <Input {...control} defaultValue={begin("title")} maxLength={120} />}
        </Field>
        <Field name="startsOn" label={t("from")}>
          {(control) => <DateInput {...control} defaultValue={begin("startsOn")} />}
        </Field>
        <Field name="endsOn" label={t("until")}>
          {(control) => <DateInput {...control} defaultValue={begin("endsOn")} />}
        </Field>
      </div>
      <Field name="guidance" label={t("guidance")} className="mt-4">
        {(control) => <Textarea {...control} defaultValue={begin("guidance")} maxLength={4_000} rows={2} />}
      </Field>
    </Card>
  );
}
