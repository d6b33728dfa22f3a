"use client";

import { ArrowRight, HeartHandshake } from "lucide-react";
import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import type { GoalsAnswer } from "@/lib/nutrition/goals/goals";
import { isGoalTooLow, MISSING_FACTS } from "@/lib/nutrition/goals/obstacles";

/** Where a missing fact is told. */
const TOLD_AT: Readonly<Record<(typeof MISSING_FACTS)[number], string>> = {
  weight: "/profile/body",
  height: "/profile/body",
  age: "/profile/personal",
  gender: "/profile/personal",
};

type ObstaclesProps = {
  goals: GoalsAnswer;
  /** Not where what stands above says it already. */
  isTitled?: boolean;
};

/** Why no goals are computed: whom to see, or where to tell what is missing. */
export function Obstacles({ goals: { obstacles, explanations }, isTitled = true }: ObstaclesProps) {
  const t = useTranslations("profile.computed");
  const missing = MISSING_FACTS.filter((fact) => obstacles.includes(fact));
  const referrals = explanations.filter(
    ({ code }) => obstacles.some((one) => one === code) && !isMissing(code),
  );
  if (referrals.length > 0) {
    return (
      <div className="flex flex-col gap-3 text-sm">
        {isTitled && (
          <p className="flex items-start gap-2 font-semibold">
            <HeartHandshake className="mt-0.5 size-5 shrink-0 text-leaf" aria-hidden />
            {t(isGoalTooLow(obstacles) ? "left.tooLow" : "left.title")}
          </p>
        )}
        {referrals.map(({ code, text }) => (
          <p key={code}>{text}</p>
        ))}
        <p className="text-muted">{t("left.write")}</p>
        <p className="text-muted">
          <Link href="/profile/body" className="font-semibold text-leaf underline underline-offset-4">
            {t("left.body")}
          </Link>
        </p>
      </div>
    );
  }
  return (
    <>
      <p className="text-sm text-muted">{t("missing")}</p>
      <ul className="mt-1 flex flex-col text-sm">
        {missing.map((fact) => (
          <li key={fact} className="flex min-h-11 items-center">
            <Link
              href={TOLD_AT[fact]}
              className="flex min-h-11 items-center gap-2 font-semibold text-leaf hover:underline"
            >
              {t(`told.${fact}`)}
              <ArrowRight className="size-4" aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function isMissing(code: string): boolean {
  return (MISSING_FACTS as readonly string[]).includes(code);
}
