import type { CareArea } from "@/lib/care/access";
import { type Day, daysBetween } from "@/lib/nutrition/calendar/day";

/** An allergen that a patient ate although their profile names it. */
export type AllergenEaten = { food: string; name: string; said: string; day: Day };

/** What a nutritionist's list knows of a patient; null where the patient does not share that area, or there is nothing. */
export type PatientFacts = {
  /** Of the link. */
  id: string;
  patientId: string;
  name: string;
  areas: readonly CareArea[];
  /** First day of the access, and its last. */
  since: Day;
  endsOn: Day;
  today: Day;
  lastLog: Day | null;
  /** Days with a meal among the last seven and thirty finished ones, fewer for a newer account. */
  logged7: number;
  days7: number;
  logged30: number;
  days30: number;
  /** Mean energy of the last seven finished days that have two meals or more, and how many those are. */
  meanKcal: number | null;
  meanDays: number;
  gender: "male" | "female" | "other" | null;
  weight: { kg: number; day: Day } | null;
  /** The last weigh-in that is one to four weeks older. */
  weightBefore: { kg: number; day: Day } | null;
  planEndsOn: Day | null;
  allergens: readonly AllergenEaten[];
};

/** The same with nothing of what the patient does not share. */
export function sharedFacts(facts: PatientFacts): PatientFacts {
  const shares = (area: CareArea) => facts.areas.includes(area);
  return {
    ...facts,
    ...(shares("diary")
      ? {}
      : { lastLog: null, logged7: 0, days7: 0, logged30: 0, days30: 0, meanKcal: null, meanDays: 0 }),
    ...(shares("measures") ? {} : { weight: null, weightBefore: null }),
    ...(shares("profile") ? {} : { gender: null }),
    ...(shares("plan") ? {} : { planEndsOn: null }),
    ...(shares("diary") && shares("profile") ? {} : { allergens: [] }),
  };
}

/** Percent of days with a meal, whole; null without any finished day. */
export function adherence(logged: number, days: number): number | null {
  return days === 0 ? null : Math.round((logged / days) * 100);
}

/** Days since something, none for today. */
export function daysSince(day: Day, today: Day): number {
  return Math.max(0, daysBetween(day, today));
}
