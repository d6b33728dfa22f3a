import { bodyMassIndex } from "@/lib/nutrition/goals/energy";
import { type GoalRule, TOLD_REFERRALS } from "@/lib/nutrition/goals/goal-rules";

/** Facts without which nothing can be computed. */
export const MISSING_FACTS = ["weight", "height", "age", "gender"] as const;

/** Who is left to a professional, whatever they aim at. */
export const REFERRALS = ["minor", "goal_underweight", "unusual_body", ...TOLD_REFERRALS] as const;
export type Referral = (typeof REFERRALS)[number];

/** Why nothing is computed: a fact is missing, or the formulas are not for this person without a professional. */
export const OBSTACLES = [...MISSING_FACTS, ...REFERRALS] as const;
export type Obstacle = (typeof OBSTACLES)[number];

/** What is known of a body; null is not. */
export type BodyFacts = { weightKg: number | null; heightCm: number | null; ageYears: number | null };

const ADULT_AGE = 18;
/** Underweight begins under BMI 18.5 (OMS 1995), from 60 years under 22 (Lipschitz 1994; Ministério da Saúde, SISVAN 2011). */
const LEAST_BMI = 18.5;
const OLDER_AGE = 60;
const LEAST_BMI_OLDER = 22;
/** Outside of these the equations were measured on nobody, or something was mistyped. */
const USUAL = { heightCm: [130, 220], bmi: 80, ageYears: 105 } as const;

/** kg under which somebody of this height and age is underweight, to one decimal. */
export function leastHealthyKg(heightCm: number, ageYears: number): number {
  const least = ageYears >= OLDER_AGE ? LEAST_BMI_OLDER : LEAST_BMI;
  return Math.ceil(least * (heightCm / 100) ** 2 * 10 - 1e-9) / 10;
}

/** Why a professional decides instead of a formula; empty when none of the rules of docs/goals.md speaks against it. */
export function referralsOf(
  body: BodyFacts,
  weightGoalKg: number | null,
  told: ReadonlySet<GoalRule>,
): Referral[] {
  const { weightKg, heightCm, ageYears } = body;
  const found = new Set<Referral>(TOLD_REFERRALS.filter((rule) => told.has(rule)));
  if (ageYears !== null && ageYears < ADULT_AGE) found.add("minor");
  if (heightCm !== null && ageYears !== null) {
    const least = ageYears >= OLDER_AGE ? LEAST_BMI_OLDER : LEAST_BMI;
    const isUnder = (kg: number | null) => kg !== null && bodyMassIndex(kg, heightCm) < least;
    // A child's is read from curves, not from these limits.
    if (ageYears >= ADULT_AGE && isUnder(weightKg)) found.add("underweight");
    if (ageYears >= ADULT_AGE && isUnder(weightGoalKg)) found.add("goal_underweight");
  }
  if (isUnusual(body)) found.add("unusual_body");
  return REFERRALS.filter((one) => found.has(one));
}

function isUnusual({ weightKg, heightCm, ageYears }: BodyFacts): boolean {
  const [shortest, tallest] = USUAL.heightCm;
  return (
    (heightCm !== null && (heightCm < shortest || heightCm > tallest)) ||
    (ageYears !== null && ageYears > USUAL.ageYears) ||
    (weightKg !== null && heightCm !== null && bodyMassIndex(weightKg, heightCm) > USUAL.bmi)
  );
}

/** Whether a professional decides: then no goal is shown that nobody set, not even a usual one. */
export function needsProfessional(obstacles: readonly Obstacle[]): boolean {
  return obstacles.some((one) => (REFERRALS as readonly string[]).includes(one));
}

/** Whether a professional decides only because of the weight that is wanted: another one would do. */
export function isGoalTooLow(obstacles: readonly Obstacle[]): boolean {
  return (
    needsProfessional(obstacles) && !needsProfessional(obstacles.filter((one) => one !== "goal_underweight"))
  );
}

/** Heart, liver and kidneys that bear only so much: how much to drink is prescribed. */
export function hasPrescribedWater(obstacles: readonly Obstacle[]): boolean {
  return obstacles.includes("kidney") || obstacles.includes("fluid");
}
