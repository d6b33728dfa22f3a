"use client";

import { useTranslations } from "next-intl";
import { DateInput } from "@/components/forms/date-input";
import { Field } from "@/components/forms/field";
import { Input } from "@/components/forms/input";
import { MaskedInput } from "@/components/forms/masked-input";
import { Select } from "@/components/forms/select";
import { ProfileForm } from "@/components/profile/saving/profile-form";
import { useSaveUser } from "@/components/profile/saving/user-api";
import { cpfDigits } from "@/lib/profile/cpf";
import { formatCpf, keepDigits, maskPhone, shownPhone } from "@/lib/profile/mask";
import type { User } from "@/lib/profile/user";

const FIELDS = ["name", "phone", "birthDate", "gender", "cpf"] as const;
const GENDERS = ["male", "female", "other"] as const;
const OLDEST_BIRTH = "1900-01-01";
const FEWEST_PHONE_DIGITS = 10;

export function PersonalForm({ user }: { user: User }) {
  const t = useTranslations("profile.personal");
  const words = useTranslations("errors.fields");
  const { mutateAsync } = useSaveUser();

  function read(data: FormData): Record<(typeof FIELDS)[number], string> {
    const text = (field: string) => String(data.get(field) ?? "").trim();
    return {
      name: text("name"),
      phone: keepDigits(text("phone"), 15),
      birthDate: text("birthDate"),
      gender: text("gender"),
      cpf: text("cpf"),
    };
  }

  function check(data: FormData): Record<string, string> {
    const { name, phone, cpf } = read(data);
    return {
      ...(name === "" ? { name: words("required") } : {}),
      ...(phone !== "" && phone.length < FEWEST_PHONE_DIGITS ? { phone: words("phone") } : {}),
      ...(cpf !== "" && !cpfDigits(cpf) ? { cpf: words("cpf") } : {}),
    };
  }

  return (
    <ProfileForm saved={t("saved")} check={check} save={(data) => mutateAsync(read(data))}>
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
              <MaskedInput
                {...control}
                name="phone"
                type="tel"
                autoComplete="tel"
                mask={maskPhone}
                defaultValue={user.phone ? shownPhone(user.phone) : ""}
              />
            )}
          </Field>
          <Field label={t("cpf")} hint={t("cpfHint")} error={refused.cpf}>
            {(control) => (
              <MaskedInput
                {...control}
                name="cpf"
                inputMode="numeric"
                autoComplete="off"
                mask={(typed) => formatCpf(keepDigits(typed, 11))}
                defaultValue={user.cpf ? formatCpf(user.cpf) : ""}
              />
            )}
          </Field>
          <Field label={t("birthDate")} error={refused.birthDate}>
            {(control) => (
              <DateInput
                {...control}
                name="birthDate"
                autoComplete="bday"
                min={OLDEST_BIRTH}
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
        </>
      )}
    </ProfileForm>
  );
}
