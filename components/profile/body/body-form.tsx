"use client";

import { useTranslations } from "next-intl";
import { useUnits } from "@/components/figures/use-figures";
import { useWeightDoubt } from "@/components/figures/use-weight-doubt";
import { Field } from "@/components/forms/field";
import { NumberInput, useWrittenNumber } from "@/components/forms/inputs/number-input";
import { readDecimal, readHeight, readInteger } from "@/components/forms/inputs/read-number";
import { Select } from "@/components/forms/inputs/select";
import { ProfileForm } from "@/components/profile/saving/profile-form";
import { useDraftKey } from "@/components/profile/saving/use-draft-key";
import { useSaveUser } from "@/components/profile/saving/user-api";
import { isPossibleWeight } from "@/lib/nutrition/figures/bounds";
import { feetAndInches, kgFrom, shownWeight } from "@/lib/nutrition/figures/units";
import { MATERNITY } from "@/lib/nutrition/goals/maternity";
import { isDoubtfulWeight } from "@/lib/nutrition/intake/unlikely-change";
import type { User } from "@/lib/profile/user";

type Typed = Record<"weight" | "height" | "age" | "maternity", string>;

export function BodyForm({ user }: { user: User }) {
  const t = useTranslations("profile.body");
  const { mutateAsync } = useSaveUser();
  const { weight_unit: unit } = useUnits();
  const doubt = useWeightDoubt();
  const written = useWrittenNumber();
  const kgOf = (typed: string) => kgFrom(unit, readDecimal(typed));

  const values = {
    weight: written(user.weight && shownWeight(unit, user.weight)),
    height: written(user.height),
    age: written(user.age),
    maternity: user.maternity ?? "",
  };

  function check({ weight }: Typed) {
    const kg = kgOf(weight);
    const isAsked = isPossibleWeight(kg) && isDoubtfulWeight(kg, user.weight) && kg !== user.weight;
    return { weight: isAsked && !doubt.isSure(kg) ? doubt.ask(kg) : null };
  }

  function save(values: Typed) {
    return mutateAsync({
      weight: kgOf(values.weight),
      height: readHeight(values.height),
      ...(user.birthDate ? {} : { age: readInteger(values.age) }),
      ...(values.maternity ? { maternity: values.maternity } : {}),
    });
  }

  return (
    <ProfileForm draft={useDraftKey("body")} values={values} saved={t("saved")} check={check} save={save}>
      {(begin) => (
        <>
          <Field name="weight" label={t("weight", { unit })} hint={t("weightHint")}>
            {(control) => <NumberInput {...control} step={0.1} defaultValue={begin("weight")} />}
          </Field>
          <Field
            name="height"
            label={t("height")}
            hint={unit === "lb" && user.height ? t("heightInFeet", feetAndInches(user.height)) : null}
          >
            {(control) => <NumberInput {...control} defaultValue={begin("height")} />}
          </Field>
          <Field name="age" label={t("age")} hint={user.birthDate ? t("ageHint") : null}>
            {(control) => (
              <NumberInput {...control} defaultValue={begin("age")} readOnly={user.birthDate !== null} />
            )}
          </Field>
          {user.gender !== "male" && (
            <Field name="maternity" label={t("maternity")} hint={t("maternityHint")}>
              {(control) => (
                <Select {...control} defaultValue={begin("maternity")}>
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
        </>
      )}
    </ProfileForm>
  );
}
