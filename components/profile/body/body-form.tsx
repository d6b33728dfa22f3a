"use client";

import { useTranslations } from "next-intl";
import { useUnits } from "@/components/figures/use-figures";
import { Field } from "@/components/forms/field";
import { NumberInput } from "@/components/forms/inputs/number-input";
import { readDecimal, readHeight, readInteger } from "@/components/forms/inputs/read-number";
import { Select } from "@/components/forms/inputs/select";
import { ProfileForm } from "@/components/profile/saving/profile-form";
import { useSaveUser } from "@/components/profile/saving/user-api";
import { feetAndInches, kgFrom, shownWeight } from "@/lib/nutrition/figures/units";
import { MATERNITY } from "@/lib/nutrition/goals/maternity";
import type { User } from "@/lib/profile/user";

const FIELDS = ["weight", "height", "age", "maternity"] as const;

export function BodyForm({ user }: { user: User }) {
  const t = useTranslations("profile.body");
  const { mutateAsync } = useSaveUser();
  const { weight_unit: unit } = useUnits();

  function save(values: Record<(typeof FIELDS)[number], string>) {
    return mutateAsync({
      weight: kgFrom(unit, readDecimal(values.weight)),
      height: readHeight(values.height),
      ...(user.birthDate ? {} : { age: readInteger(values.age) }),
      ...(values.maternity ? { maternity: values.maternity } : {}),
    });
  }

  return (
    <ProfileForm names={FIELDS} saved={t("saved")} save={save}>
      <Field name="weight" label={t("weight", { unit })} hint={t("weightHint")}>
        {(control) => (
          <NumberInput {...control} step={0.1} defaultValue={user.weight && shownWeight(unit, user.weight)} />
        )}
      </Field>
      <Field
        name="height"
        label={t("height")}
        hint={unit === "lb" && user.height ? t("heightInFeet", feetAndInches(user.height)) : null}
      >
        {(control) => <NumberInput {...control} defaultValue={user.height} />}
      </Field>
      <Field name="age" label={t("age")} hint={user.birthDate ? t("ageHint") : null}>
        {(control) => <NumberInput {...control} defaultValue={user.age} readOnly={user.birthDate !== null} />}
      </Field>
      {user.gender !== "male" && (
        <Field name="maternity" label={t("maternity")} hint={t("maternityHint")}>
          {(control) => (
            <Select {...control} defaultValue={user.maternity ?? ""}>
              {user.maternity === null && <option value="">{t("maternityUnset")}</option>}
              {MATERNITY.map((maternity) => (
                <option key={maternity} value={maternity}>
                  {t(`maternityIs.${maternity}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </ProfileForm>
  );
}
