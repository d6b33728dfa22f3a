"use client";

import { useTranslations } from "next-intl";
import { useSaveUser } from "@/components/profile/api";
import { ProfileForm } from "@/components/profile/profile-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { User } from "@/lib/profile/user";

const FIELDS = ["name", "phone", "birthDate", "gender", "cpf"] as const;
const GENDERS = ["male", "female", "other"] as const;

export function PersonalForm({ user }: { user: User }) {
  const t = useTranslations("profile.personal");
  const { mutateAsync } = useSaveUser();
  const save = (data: FormData) =>
    mutateAsync(Object.fromEntries(FIELDS.map((field) => [field, String(data.get(field) ?? "").trim()])));
  return (
    <ProfileForm saved={t("saved")} save={save}>
      {(refused) => (
        <>
          <Field label={t("name")} error={refused.name}>
            {(control) => (
              <Input
                {...control}
                name="name"
                autoComplete="name"
                required
                maxLength={120}
                defaultValue={user.name}
              />
            )}
          </Field>
          <Field label={t("email")} hint={t("emailHint")}>
            {(control) => <Input {...control} type="email" readOnly value={user.email} />}
          </Field>
          <Field label={t("phone")} error={refused.phone}>
            {(control) => (
              <Input
                {...control}
                name="phone"
                type="tel"
                autoComplete="tel"
                maxLength={40}
                defaultValue={user.phone ?? ""}
              />
            )}
          </Field>
          <Field label={t("birthDate")} error={refused.birthDate}>
            {(control) => (
              <Input
                {...control}
                name="birthDate"
                type="date"
                autoComplete="bday"
                defaultValue={user.birthDate ?? ""}
              />
            )}
          </Field>
          <Field label={t("gender")} error={refused.gender}>
            {(control) => (
              <Select {...control} name="gender" defaultValue={user.gender ?? ""}>
                <option value="">{t("select")}</option>
                {GENDERS.map((gender) => (
                  <option key={gender} value={gender}>
                    {t(gender)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label={t("cpf")} hint={t("cpfHint")} error={refused.cpf}>
            {(control) => (
              <Input
                {...control}
                name="cpf"
                inputMode="numeric"
                autoComplete="off"
                maxLength={20}
                defaultValue={user.cpf ?? ""}
              />
            )}
          </Field>
        </>
      )}
    </ProfileForm>
  );
}
