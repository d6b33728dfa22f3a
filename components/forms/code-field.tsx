import { useTranslations } from "next-intl";
import type { ReactNode, Ref } from "react";
import { Field } from "@/components/forms/field";
import { Input } from "@/components/forms/inputs/input";

type CodeFieldProps = {
  label?: ReactNode;
  hint?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
  autoFocus?: true;
};

/** The six digits of a second factor, field `code`; phones and password managers fill them in. */
export function CodeField({ label, hint, inputRef, autoFocus }: CodeFieldProps) {
  const t = useTranslations("common");
  return (
    <Field name="code" label={label ?? t("code")} hint={hint}>
      {(control) => (
        <Input
          {...control}
          ref={inputRef}
          autoFocus={autoFocus}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={9}
          className="max-w-44 text-xl tracking-[0.3em] tabular-nums"
        />
      )}
    </Field>
  );
}
