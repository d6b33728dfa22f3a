import type { Locale } from "@/lib/i18n/locale";
import { messagesOf } from "@/lib/i18n/translator";

/** What somebody agrees to when they sign up. Health data has a consent of its own (LGPD, article 11). */
export const SIGN_UP_CONSENTS = ["terms", "privacy", "health"] as const;
export type SignUpConsent = (typeof SIGN_UP_CONSENTS)[number];

/** Version of the texts; a new wording gets a new version. */
export const CONSENT_VERSION = "2026-11";

/** The text that is agreed to, as the reader sees it: what the digest in the consent's row is made of. */
export function consentText(kind: SignUpConsent, locale: Locale): string {
  const { terms, privacy, account } = messagesOf(locale);
  switch (kind) {
    case "terms":
      return JSON.stringify(terms.sections);
    case "privacy":
      return JSON.stringify(privacy.sections);
    case "health":
      return JSON.stringify(account.signup.health);
  }
}
