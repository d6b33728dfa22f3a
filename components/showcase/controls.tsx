"use client";

import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Checkbox } from "@/components/forms/checkbox";
import { Field } from "@/components/forms/field";
import { DateInput } from "@/components/forms/inputs/date-input";
import { Input, Textarea } from "@/components/forms/inputs/input";
import { NumberInput } from "@/components/forms/inputs/number-input";
import { Select } from "@/components/forms/inputs/select";
import { TagInput } from "@/components/forms/inputs/tag-input";
import { Specimen } from "@/components/showcase/specimen";
import { Button } from "@/components/ui/button";

const VARIANTS = ["primary", "secondary", "soft", "ghost", "danger", "link"] as const;
const SIZES = ["lg", "md", "sm"] as const;

/** What one presses, types into and chooses from: at rest, helped, refused, busy and out of reach. */
export function Controls() {
  const t = useTranslations();
  const meals = [t("dashboard.meals.breakfast"), t("dashboard.meals.lunch"), t("dashboard.meals.dinner")];
  const [tags, setTags] = useState([meals[0] ?? ""]);
  return (
    <>
      <Specimen name="button">
        <div className="flex flex-wrap items-center gap-3">
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant}>
              {t("layout.nav.signup")}
            </Button>
          ))}
          {SIZES.map((size) => (
            <Button key={size} size={size} variant="secondary">
              {t("layout.nav.login")}
            </Button>
          ))}
          <Button size="icon" variant="soft" aria-label={t("layout.nav.signup")}>
            <Plus className="size-5" aria-hidden />
          </Button>
          <Button busy>{t("layout.nav.login")}</Button>
          <Button disabled>{t("layout.nav.login")}</Button>
        </div>
      </Specimen>
      <Specimen name="field · input · number-input · select · date-input">
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={t("partnerships.form.name")} hint={t("partnerships.form.of.gym.hint")}>
            {(control) => <Input {...control} placeholder={t("partnerships.form.name")} />}
          </Field>
          <Field label={t("partnerships.form.email")} error={t("errors.fields.email")}>
            {(control) => <Input {...control} defaultValue="ana@" />}
          </Field>
          <Field label={t("auth.login.email")}>
            {(control) => <Input {...control} readOnly defaultValue="ana@exemplo.com.br" />}
          </Field>
          <Field label={t("auth.login.password")}>
            {(control) => <Input {...control} type="password" disabled defaultValue="12345678" />}
          </Field>
          <Field label={t("partnerships.form.of.gym.people")}>
            {(control) => (
              <Select {...control}>
                <option>{t("partnerships.form.choose")}</option>
                {meals.map((meal) => (
                  <option key={meal}>{meal}</option>
                ))}
              </Select>
            )}
          </Field>
          <Field label={t("profile.body.height")} error={t("errors.fields.too_big")}>
            {(control) => <NumberInput {...control} defaultValue={1_700} />}
          </Field>
          <Field label={t("progress.history.date")}>
            {(control) => <DateInput {...control} defaultValue="2026-11-20" />}
          </Field>
          <Field label={t("partnerships.form.message")} className="sm:col-span-2">
            {(control) => <Textarea {...control} />}
          </Field>
        </div>
      </Specimen>
      <Specimen name="checkbox">
        <Checkbox label={t("profile.restrictions.dietary_preferences")} defaultChecked />
        <Checkbox label={t("profile.restrictions.allergies")} error={t("errors.fields.required")} />
        <Checkbox label={t("profile.restrictions.supplements")} disabled />
      </Specimen>
      <Specimen name="tag-input · listbox">
        <TagInput
          label={t("profile.restrictions.dietary_preferences")}
          hint={t("profile.restrictions.tagHint")}
          tags={tags}
          suggestions={meals}
          onChange={setTags}
        />
      </Specimen>
    </>
  );
}
