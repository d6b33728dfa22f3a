/** What was told that a food may clash with; a medicine told among the conditions is one all the same. */
export const AVOIDED_BECAUSE = ["allergy", "medication", "condition", "restriction", "preference"] as const;
export type AvoidedBecause = (typeof AVOIDED_BECAUSE)[number];
