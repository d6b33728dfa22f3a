import { isGuessable } from "@/lib/auth/password/guessable-password";
import { cpfDigits } from "@/lib/profile/cpf";
import { plainName } from "@/lib/profile/plain-name";

/** What an e-mail address looks like: letters, digits and _'+-. before the @, a domain with a dot after it. */
export const EMAIL_PATTERN =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

export const REFERRAL_PATTERN = /^[\w-]*$/;

/** What people type to sign up. */
export type SignUpField = "name" | "email" | "password" | "referralCode" | "cpf";

/** Key of the group `errors.fields`. */
export type SignUpRefusal =
  | "required"
  | "too_long"
  | "control_characters"
  | "email"
  | "password_short"
  | "password_long"
  | "password_guessable"
  | "invalid"
  | "cpf";

/**
 * Why the server would refuse what stands in a field, or null. The same rules as `signUpSchema`, without its weight in
 * the browser; a test holds both together.
 */
export function signUpRefusal(field: SignUpField, text: string): SignUpRefusal | null {
  const trimmed = text.trim();
  switch (field) {
    case "name": {
      const name = plainName(text);
      if (name === "") return "required";
      if (countOf(name) > 120) return "too_long";
      return /\p{Cc}/u.test(name) ? "control_characters" : null;
    }
    case "email":
      if (trimmed === "") return "required";
      return countOf(trimmed) <= 254 && EMAIL_PATTERN.test(trimmed) ? null : "email";
    case "password":
      if (text === "") return "required";
      if (countOf(text) < 8) return "password_short";
      if (new TextEncoder().encode(text).length > 72) return "password_long";
      return isGuessable(text) ? "password_guessable" : null;
    case "referralCode":
      if (countOf(trimmed) > 64) return "too_long";
      return REFERRAL_PATTERN.test(trimmed) ? null : "invalid";
    case "cpf":
      return trimmed === "" || cpfDigits(trimmed) ? null : "cpf";
  }
}

/** A CPF while it is typed: "529.982.247-25"; at most eleven digits are kept. */
export function typedCpf(text: string): string {
  const digits = text.replace(/\D/g, "").slice(0, 11);
  const [, a = "", b = "", c = "", d = ""] = /^(\d{0,3})(\d{0,3})(\d{0,3})(\d{0,2})$/.exec(digits) ?? [];
  return [a, b, c].filter(Boolean).join(".") + (d && `-${d}`);
}

/** Characters, as the schema counts them: one outside of the basic plane is one. */
function countOf(text: string): number {
  return [...text].length;
}
