"use client";

import { useTranslations } from "next-intl";
import { Field } from "@/components/forms/field";
import { Input } from "@/components/forms/inputs/input";
import { NumberInput } from "@/components/forms/inputs/number-input";
import { readInteger } from "@/components/forms/inputs/read-number";

type Values = { name: string; seats: number; commissionPercent: number };

export const COMPANY_FIELDS = ["name", "seats", "commissionPercent"] as const;

/** What a company is agreed to be. */
export function CompanyFields({ name, seats, commissionPercent }: Values) {
  const t = useTranslations("admin.companies");
  return (
    <>
      <Field name="name" label={t("name")}>
        {(control) => <Input {...control} defaultValue={name} maxLength={120} autoComplete="off" />}
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Field name="seats" label={t("seats")}>
          {(control) => <NumberInput {...control} defaultValue={seats} />}
        </Field>
        <Field name="commissionPercent" label={t("commission")}>
          {(control) => <NumberInput {...control} defaultValue={commissionPercent} />}
        </Field>
      </div>
    </>
  );
}

export function companyValues(values: Record<string, string>): Values {
  const { name = "", seats = "", commissionPercent = "" } = values;
  return { name: name.trim(), seats: readInteger(seats), commissionPercent: readInteger(commissionPercent) };
}
