/** What of themselves a patient may let a nutritionist see. */
export const CARE_AREAS = ["diary", "measures", "profile", "plan"] as const;
export type CareArea = (typeof CARE_AREAS)[number];

/** What a patient granted, as it stands now. */
export type Grant = {
  areas: readonly CareArea[];
  /** Last day of access, YYYY-MM-DD in the patient's zone. */
  endsOn: string;
  revokedAt: Date | null;
  /** The patient took the consent to health data back: nobody sees any of it. */
  healthWithdrawn: boolean;
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
export function isInForce({ endsOn, revokedAt, healthWithdrawn }: Grant, today: string): boolean {
  return revokedAt === null && !healthWithdrawn && today <= endsOn;
}
