"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useSaveUser } from "@/components/profile/api";
import { ProfileForm } from "@/components/profile/profile-form";
import { readDecimal, readInteger } from "@/components/profile/read-number";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { User } from "@/lib/profile/user";

export function BodyForm({ user }: { user: User }) {
  const t = useTranslations("profile.body");
  const format = useFormatter();
  const { mutateAsync } = useSaveUser();
  const save = (data: FormData) =>
    mutateAsync({
      weight: readDecimal(data.get("weight")),
      height: readInteger(data.get("height")),
      age: readInteger(data.get("age")),
    });
  return (
    <ProfileForm saved={t("saved")} save={save}>
      {(refused) => (
        <>
          <Field label={t("weight")} hint={t("weightHint")} error={refused.weight}>
            {(control) => (
              <Input
                {...control}
                name="weight"
                inputMode="decimal"
                autoComplete="off"
                maxLength={6}
                defaultValue={
                  user.weight === null ? "" : format.number(user.weight, { maximumFractionDigits: 1 })
                }
              />
            )}
          </Field>
          <Field label={t("height")} error={refused.height}>
            {(control) => (
              <Input
                {...control}
                name="height"
                inputMode="numeric"
                autoComplete="off"
                maxLength={3}
                defaultValue={user.height ?? ""}
              />
            )}
          </Field>
          <Field label={t("age")} error={refused.age}>
            {(control) => (
              <Input
                {...control}
                name="age"
                inputMode="numeric"
                autoComplete="off"
                maxLength={3}
                defaultValue={user.age ?? ""}
              />
            )}
          </Field>
        </>
      )}
    </ProfileForm>
  );
}
