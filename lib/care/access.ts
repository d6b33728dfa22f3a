import { allowsHealth, type HealthConsent } from "@/lib/consents/health/health-consent";

/** What of themselves a patient may let a nutritionist see. */
export const CARE_AREAS = ["diary", "measures", "profile", "plan"] as const;
export type CareArea = (typeof CARE_AREAS)[number];

/** What a patient granted, as it stands now. */
export type Grant = {
  areas: readonly CareArea[];
  /** Last day of access, YYYY-MM-DD in the patient's zone. */
  endsOn: string;
  revokedAt: Date | null;
  /** The patient's: unless it is given, nobody sees any of it. */
  healthConsent: HealthConsent;
};

/**
 * Whether a nutritionist may see an area of a patient. Without a grant, nobody; what is not expressly granted, never;
 * from the moment of a revocation, no more.
 * @param today of the patient, in the patient's zone
 */
export function mayRead(grant: Grant | null, area: CareArea, today: string): boolean {
  return grant !== null && isInForce(grant, today) && grant.areas.includes(area);
}

/** Whether anything at all is open. */
export function isInForce({ endsOn, revokedAt, healthConsent }: Grant, today: string): boolean {
  return revokedAt === null && allowsHealth(healthConsent) && today <= endsOn;
}
