"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Field } from "@/components/forms/field";
import { FieldPair } from "@/components/forms/field-pair";
import { DateInput } from "@/components/forms/inputs/date-input";
import { Input } from "@/components/forms/inputs/input";
import { NumberInput } from "@/components/forms/inputs/number-input";
import { readDecimal, readInteger } from "@/components/forms/inputs/read-number";
import { Select } from "@/components/forms/inputs/select";
import { ActionDialog } from "@/components/panel/action-dialog";
import { api } from "@/lib/client/api";

type CouponFormProps = { plans: readonly { id: string; name: string }[]; onMade: () => Promise<unknown> };

/** Makes a coupon: a percentage or an amount, for one plan or all, until a day, so many times. */
export function CouponForm({ plans, onMade }: CouponFormProps) {
  const t = useTranslations("admin.coupons.form");
  const words = useTranslations("errors.fields");
  const [kind, setKind] = useState<"percent" | "amount">("percent");

  async function make(values: Record<string, string>) {
    const { code, off = "", plan, expiresOn, maxUses, reason } = values;
    await api("/api/admin/coupons", {
      method: "POST",
      body: {
        ...{ code, reason, plans: plan ? [plan] : [], expiresOn: expiresOn || null },
        ...(kind === "percent" ? { percent: readInteger(off) } : { amount: readDecimal(off) }),
        maxUses: maxUses ? readInteger(maxUses) : null,
      },
    });
    await onMade();
  }

  return (
    <ActionDialog
      action={t("open")}
      title={t("title")}
      text={t("text")}
      submit={t("submit")}
      done={t("done")}
      look="primary"
      names={["code", "off", "plan", "expiresOn", "maxUses"]}
      check={({ code = "", off = "" }) => ({
        code: /^[\w-]{3,24}$/.test(code.replace(/\s/g, "")) ? null : t("codeWrong"),
        off: readDecimal(off) > 0 && (kind === "amount" || readInteger(off) <= 100) ? null : words("invalid"),
      })}
      send={make}
    >
      <Field name="code" label={t("code")} hint={t("codeHint")}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={24}
          />
        )}
      </Field>
      <FieldPair>
        <Field label={t("kind")}>
          {(control) => (
            <Select
              {...control}
              value={kind}
              onChange={(event) => setKind(event.target.value === "amount" ? "amount" : "percent")}
            >
              <option value="percent">{t("percent")}</option>
              <option value="amount">{t("amount")}</option>
            </Select>
          )}
        </Field>
        <Field name="off" label={t(kind === "percent" ? "offPercent" : "offAmount")}>
          {(control) => (
            <NumberInput key={kind} {...control} step={kind === "percent" ? 1 : 0.1} defaultValue={10} />
          )}
        </Field>
      </FieldPair>
      <Field name="plan" label={t("plan")}>
        {(control) => (
          <Select {...control} defaultValue="">
            <option value="">{t("everyPlan")}</option>
            {plans.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <FieldPair>
        <Field name="expiresOn" label={t("expiresOn")} hint={t("optional")}>
          {(control) => <DateInput {...control} />}
        </Field>
        <Field name="maxUses" label={t("maxUses")} hint={t("optional")}>
          {(control) => <NumberInput {...control} defaultValue={null} />}
        </Field>
      </FieldPair>
    </ActionDialog>
  );
}
