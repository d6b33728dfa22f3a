import { useTranslations } from "next-intl";
import type { ReactNode, Ref } from "react";
import { Field } from "@/components/forms/field";
import { Input } from "@/components/forms/input";

type CodeFieldProps = {
  label?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
};

/** The six digits of an authenticator app; phones and password managers fill them in. */
export function CodeField({ label, hint, error, inputRef }: CodeFieldProps) {
  const t = useTranslations("common");
  return (
    <Field label={label ?? t("code")} hint={hint} error={error}>
      {(control) => (
        <Input
          {...control}
          ref={inputRef}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          pattern="\s*[0-9]{3}\s?[0-9]{3}\s*"
          title={t("codeHint")}
          maxLength={9}
          className="max-w-44 text-xl tracking-[0.3em] tabular-nums"
        />
      )}
    </Field>
  );
}

/** What was typed into it, without the space that apps show in the middle. */
export function codeOf(form: HTMLFormElement): string {
  return String(new FormData(form).get("code") ?? "").replace(/\D/g, "");
}
