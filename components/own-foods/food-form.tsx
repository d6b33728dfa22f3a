"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Checkbox } from "@/components/forms/checkbox";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { FormAlert } from "@/components/forms/form-alert";
import { Input } from "@/components/forms/inputs/input";
import { NumberInput } from "@/components/forms/inputs/number-input";
import { readDecimal, readNumber } from "@/components/forms/inputs/read-number";
import { Select } from "@/components/forms/inputs/select";
import { useErrorText } from "@/components/forms/use-error-text";
import { useForm } from "@/components/forms/use-form";
import { useKeepFood } from "@/components/own-foods/api";
import { ContentsFields } from "@/components/own-foods/contents-fields";
import {
  FOOD_FIELDS,
  type FoodStart,
  type FoodValues,
  foodBodyOf,
  LABEL_FIGURES,
} from "@/components/own-foods/form-values";
import { MeasureField } from "@/components/own-foods/portion-fields";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Summary } from "@/components/ui/summary";
import { notify } from "@/components/ui/toaster";
import { ApiError } from "@/lib/client/api-error";
import { MAX_GRAMS } from "@/lib/nutrition/figures/bounds";
import type { OwnFoodAnswer } from "@/lib/nutrition/own-foods/own-food-schema";

type FoodFormProps = {
  /** Null: a new one. */
  food: OwnFoodAnswer | null;
  start: FoodStart;
  onDone: () => void;
};

/** A food with the figures of its label. */
export function FoodForm({ food, start, onDone }: FoodFormProps) {
  const t = useTranslations("foods");
  const words = useTranslations("errors.fields");
  const say = useErrorText();
  const keep = useKeepFood();
  /** The label's energy and the rest do not go together: whoever sees it so on the label may say so. */
  const [isOdd, setOdd] = useState(false);

  function check(values: FoodValues) {
    const grams = readDecimal(values.portion_grams);
    return {
      name: values.name.trim() ? null : words("required"),
      portion_grams: grams <= 0 ? words("required") : grams > MAX_GRAMS ? words("too_big") : null,
      "label.kcal": readNumber(values["label.kcal"]) === null ? words("required") : null,
    };
  }

  const form = useForm(FOOD_FIELDS, {
    check,
    send: async (values) => {
      try {
        const kept = await keep.mutateAsync({
          id: food?.id ?? null,
          body: foodBodyOf(values, start.barcode),
        });
        notify.success(t("saved", { name: kept.name }));
        onDone();
      } catch (error) {
        // The only refusal of its energy that the label itself can overrule.
        if (error instanceof ApiError) setOdd(error.fields["label.kcal"] === words("energy_mismatch"));
        throw error;
      }
    },
    say,
  });

  return (
    <Card aria-labelledby="food-form-title">
      <h2 id="food-form-title" className="mb-4 text-lg">
        {food ? t("form.edit", { name: food.name }) : t("form.newFood")}
      </h2>
      <Form form={form}>
        <LabelFields start={start} />
        {isOdd && <Checkbox name="as_labelled" label={t("form.asLabelled")} />}
        <ContentsFields group="contains" legend={t("form.contains")} ticked={start.contains} />
        <details open={start.mayContain.length > 0} className="group">
          <Summary>{t("form.mayContain")}</Summary>
          <ContentsFields group="may_contain" legend={t("form.mayContain")} ticked={start.mayContain} />
        </details>
        {start.barcode && <p className="text-sm text-muted">{t("product.attribution")}</p>}
        <FormAlert>{form.alert}</FormAlert>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={form.busy}>
            {t("form.save")}
          </Button>
          <Button variant="ghost" onClick={onDone}>
            {t("form.cancel")}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

function LabelFields({ start }: { start: FoodStart }) {
  const t = useTranslations("foods");
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field name="name" label={t("form.name")} hint={t("form.nameHint")}>
          {(control) => <Input {...control} maxLength={80} autoComplete="off" defaultValue={start.name} />}
        </Field>
        <Field name="brand" label={t("form.brand")}>
          {(control) => <Input {...control} maxLength={80} autoComplete="off" defaultValue={start.brand} />}
        </Field>
      </div>
      <fieldset className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        <legend className="mb-2 text-sm text-muted">{t("form.portionLegend")}</legend>
        <Field name="liquid" label={t("form.unit")}>
          {(control) => (
            <Select {...control} defaultValue={start.liquid ? "ml" : "g"}>
              <option value="g">{t("form.grams")}</option>
              <option value="ml">{t("form.millilitres")}</option>
            </Select>
          )}
        </Field>
        <MeasureField label={t("form.measure")} value={start.portionMeasure} name={start.measureName} />
        <Field name="portion_grams" label={t("form.portionGrams")}>
          {(control) => <NumberInput {...control} step={0.1} defaultValue={start.portionGrams} />}
        </Field>
        <Field name="per" label={t("form.per")}>
          {(control) => (
            <Select {...control} defaultValue={start.per}>
              <option value="hundred">{t("form.hundred")}</option>
              <option value="portion">{t("form.onePortion")}</option>
            </Select>
          )}
        </Field>
      </fieldset>
      <fieldset className="grid grid-cols-2 gap-4 lg:grid-cols-3">
        <legend className="mb-2 text-sm text-muted">{t("form.labelLegend")}</legend>
        {LABEL_FIGURES.map((figure) => (
          <Field key={figure} name={`label.${figure}`} label={t(`figures.${figure}`)}>
            {(control) => <NumberInput {...control} step={0.1} defaultValue={start.label[figure]} />}
          </Field>
        ))}
      </fieldset>
    </>
  );
}
