import type { Gender } from "@/lib/nutrition/goals/energy";

export const MATERNITY = ["none", "pregnant", "breastfeeding"] as const;
export type Maternity = (typeof MATERNITY)[number];

/** Between these ages pregnancy and lactation are asked about. */
const MATERNAL_AGES = [12, 55] as const;

/** Whether somebody who may be pregnant or breastfeeding has not been asked yet. */
export function asksMaternity(
  body: { gender: Gender | null; maternity: Maternity | null } | null,
  age: number | null,
): boolean {
  const [youngest, oldest] = MATERNAL_AGES;
  if (!body || body.maternity !== null || body.gender === null || body.gender === "male") return false;
  return age === null || (age >= youngest && age <= oldest);
}
