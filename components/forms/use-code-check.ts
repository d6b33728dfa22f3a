import { useTranslations } from "next-intl";

const DIGITS = 6;

/** The digits of a code, without the space that apps show in the middle. */
export function codeDigits(typed: string): string {
  return typed.replace(/\D/g, "");
}

/** What is wrong with what stands in a `CodeField`. */
export function useCodeCheck(): (values: { code: string }) => { code: string | null } {
  const t = useTranslations("common");
  return ({ code }) => ({ code: codeDigits(code).length === DIGITS ? null : t("codeHint") });
}
