/** What people agree to, in the order in which it is shown. Health data has a consent of its own (LGPD, article 11). */
export const CONSENT_KINDS = ["terms", "privacy", "health", "whatsapp", "marketing"] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** Version of each text in force; a new wording gets a new version, which a test insists on. */
export const CONSENT_VERSIONS: Readonly<Record<ConsentKind, string>> = {
  terms: "2026-11",
  privacy: "2026-11-26.2",
  health: "2026-11",
  whatsapp: "2026-11",
  marketing: "2026-11",
};
