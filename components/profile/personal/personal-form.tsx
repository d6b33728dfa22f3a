"use client";

import { useTranslations } from "next-intl";
import { Field } from "@/components/forms/field";
import { DateInput } from "@/components/forms/inputs/date-input";
import { Input } from "@/components/forms/inputs/input";
import { MaskedInput } from "@/components/forms/inputs/masked-input";
import { Select } from "@/components/forms/inputs/select";
import { ProfileForm } from "@/components/profile/saving/profile-form";
import { useDraftKey } from "@/components/profile/saving/use-draft-key";
import { useSaveUser } from "@/components/profile/saving/user-api";
import { cpfDigits } from "@/lib/profile/cpf";
import { formatCpf, keepDigits, maskPhone, shownPhone } from "@/lib/profile/mask";
import { NAME_LENGTH } from "@/lib/profile/suggestion";
import type { User } from "@/lib/profile/user";

const GENDERS = ["male", "female", "other"] as const;
const OLDEST_BIRTH = "1900-01-01";
const FEWEST_PHONE_DIGITS = 10;
const MOST_PHONE_DIGITS = 15;

export function PersonalForm({ user }: { user: User }) {
  const t = useTranslations("profile.personal");
  const words = useTranslations("errors.fields");
  const common = useTranslations("common");
  const { mutateAsync } = useSaveUser();
  const nameProblem = ({ length }: string) => {
    if (length === 0) return words("required");
    return length > NAME_LENGTH ? common("tooLong", { limit: NAME_LENGTH, length }) : null;
  };

  return (
    <ProfileForm
      draft={useDraftKey("personal")}
      values={{
        name: user.name,
        phone: user.phone ? shownPhone(user.phone) : "",
        birthDate: user.birthDate ?? "",
        gender: user.gender ?? "",
        cpf: user.cpf ? formatCpf(user.cpf) : "",
      }}
      saved={t("saved")}
      check={({ name, phone, cpf }) => ({
        name: nameProblem(name.trim()),
        phone: phone === "" || phoneDigits(phone).length >= FEWEST_PHONE_DIGITS ? null : words("phone"),
        cpf: cpf === "" || cpfDigits(cpf) ? null : words("cpf"),
      })}
      save={(values) =>
        mutateAsync({ ...values, name: values.name.trim(), phone: phoneDigits(values.phone) })
      }
    >
      {(begin) => (
        <>
          <Field name="name" label={t("name")}>
            {(control) => <Input {...control} autoComplete="name" defaultValue={begin("name")} />}
          </Field>
          <Field label={t("email")} hint={t("emailHint")}>
            {(control) => <Input {...control} type="email" readOnly value={user.email} />}
          </Field>
          <Field name="phone" label={t("phone")}>
            {(control) => (
              <MaskedInput
                {...control}
                type="tel"
                autoComplete="tel"
                mask={maskPhone}
                defaultValue={begin("phone")}
              />
            )}
          </Field>
          <Field name="cpf" label={t("cpf")} hint={t("cpfHint")}>
            {(control) => (
              <MaskedInput
                {...control}
                inputMode="numeric"
                autoComplete="off"
                mask={(typed) => formatCpf(keepDigits(typed, 11))}
                defaultValue={begin("cpf")}
              />
            )}
          </Field>
          <Field name="birthDate" label={t("birthDate")}>
            {(control) => (
              <DateInput
                {...control}
                autoComplete="bday"
                min={OLDEST_BIRTH}
                defaultValue={begin("birthDate")}
              />
            )}
          </Field>
          <Field name="gender" label={t("gender")}>
            {(control) => (
              <Select {...control} defaultValue={begin("gender")}>
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

function phoneDigits(typed: string): string {
  return keepDigits(typed, MOST_PHONE_DIGITS);
}
