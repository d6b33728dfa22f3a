import { adherence, daysSince, type PatientFacts } from "@/lib/care/roster/patient-facts";
import { type Day, daysBetween } from "@/lib/nutrition/calendar/day";
import { LEAST_KCAL } from "@/lib/nutrition/goals/energy-target";

/** A meal or a weigh-in is missed after more than so many days. */
const SILENT_DAYS = 7;
/** Adherence of 30 days under this is too low to learn from. */
const LEAST_ADHERENCE = 50;
/** Of adherence and energy: fewer days say nothing. */
const LEAST_DAYS = 7;
const LEAST_FULL_DAYS = 3;
/** Percent of body weight a week. */
const FASTEST_LOSS = 1.5;
/** A plan that ends within so many days, and one that ended, want another. */
const PLAN_NOTICE_DAYS = 7;

/** Why a patient needs to be looked at, with the figures that say so. Most urgent kind first. */
export const ATTENTION_KINDS = [
  "allergen",
  "low_intake",
  "fast_loss",
  "no_log",
  "low_adherence",
  "plan_ending",
  "no_weight",
] as const;
export type AttentionKind = (typeof ATTENTION_KINDS)[number];

/** What may harm, told apart from what is only overdue. */
export function isUrgent(kind: AttentionKind): boolean {
  return kind === "allergen" || kind === "low_intake" || kind === "fast_loss";
}

export type Attention =
  | { kind: "allergen"; food: string; said: string; day: Day }
  | { kind: "low_intake"; kcal: number; floor: number; days: number }
  | { kind: "fast_loss"; percent: number; kg: number; days: number }
  | { kind: "no_log"; days: number | null }
  | { kind: "low_adherence"; percent: number; logged: number; days: number }
  | { kind: "plan_ending"; endsOn: Day; days: number }
  | { kind: "no_weight"; days: number | null };

/** All that calls for attention, most urgent first. What a patient does not share calls for nothing. */
export function attentionOf(facts: PatientFacts): Attention[] {
  const found = [
    allergen(facts),
    lowIntake(facts),
    fastLoss(facts),
    noLog(facts),
    lowAdherence(facts),
    planEnding(facts),
    noWeight(facts),
  ];
  return found.filter((one) => one !== null);
}

/** Puts the patient with the most urgent reason first, then the one with more of them. */
export function urgencyOf(reasons: readonly Attention[]): number {
  const [first] = reasons;
  return first ? ATTENTION_KINDS.indexOf(first.kind) * 10 - Math.min(9, reasons.length) : 100;
}

function allergen({ allergens }: PatientFacts): Attention | null {
  const latest = allergens.toSorted((a, b) => b.day.localeCompare(a.day))[0];
  return latest ? { kind: "allergen", food: latest.name, said: latest.said, day: latest.day } : null;
}

/** Under the least energy that is ever advised: AHA/ACC/TOS 2013, as lib/nutrition/goals has it. */
function lowIntake({ meanKcal, meanDays, gender }: PatientFacts): Attention | null {
  const floor = LEAST_KCAL[gender ?? "female"];
  if (meanKcal === null || meanDays < LEAST_FULL_DAYS || meanKcal >= floor) return null;
  return { kind: "low_intake", kcal: Math.round(meanKcal), floor, days: meanDays };
}

/** Between the last weigh-in and one at least a week older, so that a day's water does not count. */
function fastLoss({ weight, weightBefore, today }: PatientFacts): Attention | null {
  if (!weight || !weightBefore || daysSince(weight.day, today) > SILENT_DAYS * 2) return null;
  const days = daysBetween(weightBefore.day, weight.day);
  const kg = weightBefore.kg - weight.kg;
  const percent = Math.round(((kg / weightBefore.kg) * 100_00 * 7) / days) / 100;
  if (days < 7 || percent <= FASTEST_LOSS) return null;
  return { kind: "fast_loss", percent: Math.round(percent * 10) / 10, kg: Math.round(kg * 10) / 10, days };
}

function noLog({ areas, lastLog, today, since }: PatientFacts): Attention | null {
  if (!areas.includes("diary")) return null;
  const days = daysSince(lastLog ?? since, today);
  return days > SILENT_DAYS ? { kind: "no_log", days: lastLog === null ? null : days } : null;
}

function noWeight({ areas, weight, today, since }: PatientFacts): Attention | null {
  if (!areas.includes("measures")) return null;
  const days = daysSince(weight?.day ?? since, today);
  return days > SILENT_DAYS ? { kind: "no_weight", days: weight === null ? null : days } : null;
}

/** Whoever has fallen silent altogether is told of as silent. */
function lowAdherence({ logged30, days30, lastLog, today }: PatientFacts): Attention | null {
  const percent = adherence(logged30, days30);
  if (percent === null || days30 < LEAST_DAYS || percent >= LEAST_ADHERENCE) return null;
  if (lastLog === null || daysSince(lastLog, today) > SILENT_DAYS) return null;
  return { kind: "low_adherence", percent, logged: logged30, days: days30 };
}

function planEnding({ planEndsOn, today }: PatientFacts): Attention | null {
  if (!planEndsOn) return null;
  const days = daysBetween(today, planEndsOn);
  return days <= PLAN_NOTICE_DAYS ? { kind: "plan_ending", endsOn: planEndsOn, days } : null;
}
