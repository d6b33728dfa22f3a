import { createHash } from "node:crypto";
import type { Locale } from "@/lib/i18n/locale";
import { messagesOf } from "@/lib/i18n/translator";
import { CONSENT_VERSIONS, type ConsentKind } from "@/lib/privacy/consent";

/** The text that is agreed to, as the reader sees it. */
export function consentText(kind: ConsentKind, locale: Locale): string {
  const { terms, privacy, account, optin } = messagesOf(locale);
  switch (kind) {
    case "terms":
      return JSON.stringify(terms.sections);
    case "privacy":
      return JSON.stringify(privacy.sections);
    case "health":
      return JSON.stringify(account.signup.health);
    case "whatsapp":
      return JSON.stringify([optin.text, optin.terms, optin.privacy, optin.submit]);
    case "marketing":
      return JSON.stringify(optin.marketing);
  }
}

/** SHA-256 of the text in hex: proves later which words were agreed to. */
export function consentHash(kind: ConsentKind, locale: Locale): string {
  return createHash("sha256").update(consentText(kind, locale)).digest("hex");
}

/** A decision on the text in force, as its row keeps it. */
export function consentRow(kind: ConsentKind, granted: boolean, locale: Locale, at: Date) {
  return { kind, granted, version: CONSENT_VERSIONS[kind], textHash: consentHash(kind, locale), at };
}
