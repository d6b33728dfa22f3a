import { useTranslations } from "next-intl";
import { Field } from "@/components/forms/field";
import { Select } from "@/components/forms/inputs/select";
import { PORTION_MEASURES } from "@/components/own-foods/form-values";

type MeasureFieldProps = {
  label: string;
  value: string;
  /** What it is called, where the list does not have it. */
  name: string;
};

/** What one portion is called: an own one that was told by chat is offered as well. */
export function MeasureField({ label, value, name }: MeasureFieldProps) {
  const t = useTranslations("foods.measures");
  const isListed = (PORTION_MEASURES as readonly string[]).includes(value);
  return (
    <Field name="portion_measure" label={label}>
      {(control) => (
        <Select {...control} defaultValue={value}>
          {!isListed && <option value={value}>{name}</option>}
          {PORTION_MEASURES.map((measure) => (
            <option key={measure} value={measure}>
              {t(measure)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
