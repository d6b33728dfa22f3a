/** What is wrong, as the reply speaks of it. */
export const SAFETY_TOPICS = [
  "low_glucose",
  "high_glucose",
  "allergy",
  "choking",
  "breathing",
  "heart",
  "stroke",
  "fainting",
  "self_harm",
  "eating_disorder",
  "dehydration",
  "poisoning",
  "medicine",
  "bleeding",
  "injury",
  "violence",
  "blood_pressure",
  "infant",
  "pregnancy",
  "unwell",
] as const;
export type SafetyTopic = (typeof SAFETY_TOPICS)[number];

/** Gravest first. call_now: 192, 193, 190 or 188; see_today: somebody who treats people, today; next_visit: no hurry. */
export const SAFETY_GRADES = ["call_now", "see_today", "next_visit"] as const;
export type SafetyGrade = (typeof SAFETY_GRADES)[number];

export type Whose = "self" | "child" | "other";

/** What the safety reader found. */
export type SafetyVerdict = {
  topic: SafetyTopic;
  grade: SafetyGrade;
  /** Whom it is about. */
  whose: Whose;
  /** The person's own words that were taken for signs. */
  signs: string[];
  /** A glucose in mg/dL, where one was told. */
  glucose: number | null;
  /** Of a blood pressure that was told: too high, or too low. */
  pressure?: "high" | "low";
  /** It may be meant otherwise: the reply asks. */
  unsure: boolean;
  /** The rule that spoke. */
  rule: string;
};

/** What is known of the person beforehand. */
export type SafetyContext = {
  /** Years. */
  age?: number | null;
  /** As in the profile, in the person's own words. */
  conditions?: readonly string[];
  isPregnant?: boolean;
};

/** Whether a grade is graver than another. */
export function isGraver(one: SafetyGrade, other: SafetyGrade): boolean {
  return SAFETY_GRADES.indexOf(one) < SAFETY_GRADES.indexOf(other);
}
