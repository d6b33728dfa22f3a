/** The four whom the product offers to work with, in the order of the menu. */
export const AUDIENCES = ["trainer", "gym", "doctor", "nutritionist"] as const;
export type Audience = (typeof AUDIENCES)[number];

/** How many people somebody looks after. */
export const PEOPLE_RANGES = ["upTo20", "upTo100", "upTo500", "over500"] as const;
