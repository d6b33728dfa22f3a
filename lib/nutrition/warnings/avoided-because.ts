/** Where in the profile something was said that a food may clash with. */
export const AVOIDED_BECAUSE = ["allergy", "restriction", "condition", "preference"] as const;
export type AvoidedBecause = (typeof AVOIDED_BECAUSE)[number];
