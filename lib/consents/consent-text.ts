import { createHash } from "node:crypto";
import { CONSENT_VERSIONS, type ConsentKind } from "@/lib/consents/consent-kind";
import type { Locale } from "@/lib/i18n/locale";
import { messagesOf, translator } from "@/lib/i18n/translator";

/** Where in the catalogues the texts stand. */
type Group = "terms.sections" | "privacy.sections" | "healthConsent.text";
type Sentence = `optin.${"text" | "terms" | "privacy" | "submit" | "marketing"}`;
type Key = Group | `${Group}.${string}` | Sentence;
type Words = string | unknown[] | { [key: string]: Words };

const BLANKS = {
  email: "{email}",
  terms: (inside: string) => `<terms>${inside}</terms>`,
  privacy: (inside: string) => `<privacy>${inside}</privacy>`,
};

/** The text that is agreed to, word by word as its catalogue has it. */
function consentText(kind: ConsentKind, locale: Locale): string {
  const { terms, privacy, healthConsent, optin } = messagesOf(locale);
  const written = (words: Words, key: Key) => asWritten(words, key, locale);
  switch (kind) {
    case "terms":
      return JSON.stringify(written(terms.sections, "terms.sections"));
    case "privacy":
      return JSON.stringify(written(privacy.sections, "privacy.sections"));
    case "health":
      return JSON.stringify(written(healthConsent.text, "healthConsent.text"));
    case "whatsapp": {
      const names = ["text", "terms", "privacy", "submit"] as const;
      return JSON.stringify(names.map((name) => written(optin[name], `optin.${name}`)));
    }
    case "marketing":
      return JSON.stringify(written(optin.marketing, "optin.marketing"));
  }
}

/** The build keeps a sentence with blanks as a list of its parts, of which the same words are made again. */
function asWritten(words: Words, key: Key, locale: Locale): unknown {
  if (typeof words === "string") return words;
  if (Array.isArray(words)) return translator(locale).markup(key as never, BLANKS as never);
  const entries = Object.entries(words);
  return Object.fromEntries(
    entries.map(([name, inner]) => [name, asWritten(inner, `${key}.${name}` as Key, locale)]),
  );
}

/** SHA-256 of the text in hex: proves later which words were agreed to. */
export function consentHash(kind: ConsentKind, locale: Locale): string {
  return createHash("sha256").update(consentText(kind, locale)).digest("hex");
}

/** A decision on the text in force, as its row keeps it. */
export function consentRow(kind: ConsentKind, granted: boolean, locale: Locale, at: Date) {
  return { kind, granted, version: CONSENT_VERSIONS[kind], textHash: consentHash(kind, locale), at };
}
