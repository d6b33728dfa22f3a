"use client";

import { useTranslations } from "next-intl";
import { useUnits } from "@/components/figures/use-figures";
import { Field } from "@/components/forms/field";
import { NumberInput } from "@/components/forms/number-input";
import { readDecimal, readInteger } from "@/components/forms/read-number";
import { ProfileForm } from "@/components/profile/saving/profile-form";
import { useSaveUser } from "@/components/profile/saving/user-api";
import { feetAndInches, kgFrom, shownWeight } from "@/lib/nutrition/figures/units";
import type { User } from "@/lib/profile/user";

export function BodyForm({ user }: { user: User }) {
  const t = useTranslations("profile.body");
  const { mutateAsync } = useSaveUser();
  const { weight_unit: unit } = useUnits();

  function save(data: FormData) {
    const age = readInteger(data.get("age"));
    return mutateAsync({
      weight: kgFrom(unit, readDecimal(data.get("weight"))),
      height: readInteger(data.get("height")),
      // An age that follows from the date of birth would stop following once it was saved.
      ...(age === (user.age ?? 0) ? {} : { age }),
    });
  }

  return (
    <ProfileForm saved={t("saved")} save={save}>
      {(refused) => (
        <>
          <Field label={t("weight", { unit })} hint={t("weightHint")} error={refused.weight}>
            {(control) => (
              <NumberInput
                {...control}
                name="weight"
                step={0.1}
                defaultValue={user.weight && shownWeight(unit, user.weight)}
              />
            )}
          </Field>
          <Field
            label={t("height")}
            hint={unit === "lb" && user.height ? t("heightInFeet", feetAndInches(user.height)) : null}
            error={refused.height}
          >
            {(control) => <NumberInput {...control} name="height" defaultValue={user.height} />}
          </Field>
          <Field label={t("age")} hint={user.birthDate ? t("ageHint") : null} error={refused.age}>
            {(control) => <NumberInput {...control} name="age" defaultValue={user.age} />}
          </Field>
        </>
      )}
    </ProfileForm>
  );
}
