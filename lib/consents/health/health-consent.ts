/** Where somebody stands with the use of their health data, which needs a consent of its own (LGPD, article 11). */
export const HEALTH_CONSENTS = ["given", "withdrawn", "never_asked"] as const;
export type HealthConsent = (typeof HEALTH_CONSENTS)[number];

/** @param granted the newest decision; null when there was none, which is no yes */
export function healthConsentOf(granted: boolean | null | undefined): HealthConsent {
  if (granted === true) return "given";
  return granted === false ? "withdrawn" : "never_asked";
}

/** Whether anything of health may be stored, or told to anybody but the person themselves. */
export function allowsHealth(consent: HealthConsent): boolean {
  return consent === "given";
}
