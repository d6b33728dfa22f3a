import type { Translator } from "@/lib/i18n/translator";
import type { GoalsAnswer } from "@/lib/nutrition/goals/goals";
import { type Obstacle, REFERRALS, type Referral } from "@/lib/nutrition/goals/obstacles";

type Spoken = Pick<GoalsAnswer, "obstacles" | "cautions" | "warnings" | "least_weight">;

/** Every code of the answer as a sentence, in the translator's language: why, and whom to see. */
export function explanationsOf(t: Translator, { obstacles, cautions, warnings, least_weight }: Spoken) {
  return [
    ...obstacles.map((code) => ({ code, text: obstacleText(t, code, least_weight) })),
    ...cautions.map((code) => ({ code, text: t(`goals.caution.${code}`) })),
    ...warnings.map((code) => ({ code, text: t(`goals.warning.${code}`) })),
  ];
}

/** Why a professional should decide, in sentences one after the other; empty when none should. */
export function referralText(t: Translator, obstacles: readonly Obstacle[], leastKg: number | null): string {
  return REFERRALS.filter((code) => obstacles.includes(code))
    .map((code) => obstacleText(t, code, leastKg))
    .join(" ");
}

function obstacleText(t: Translator, code: Obstacle, leastKg: number | null): string {
  if (isReferral(code)) return t(`goals.referral.${code}`, { kg: leastKg ?? 0 });
  return t(`goals.missing.${code}`);
}

function isReferral(code: Obstacle): code is Referral {
  return (REFERRALS as readonly string[]).includes(code);
}
