"use client";

import { ArrowRight } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { Obstacle } from "@/lib/nutrition/goals/computed-goals-schema";

/** Where a missing fact is told; what only a professional may decide has no such place. */
const TOLD_AT: Partial<Record<Obstacle, string>> = {
  weight: "/profile/body",
  height: "/profile/body",
  age: "/profile/personal",
  gender: "/profile/personal",
};

/** Why no goals are computed, and where to tell what is missing. */
export function Obstacles({ obstacles }: { obstacles: readonly Obstacle[] }) {
  const t = useTranslations("profile.computed");
  const missing = obstacles.some((obstacle) => TOLD_AT[obstacle]);
  return (
    <>
      {missing && <p className="text-sm text-muted">{t("missing")}</p>}
      <ul className="mt-1 flex flex-col text-sm">
        {obstacles.map((obstacle) => {
          const place = TOLD_AT[obstacle];
          const words = t(`obstacle.${obstacle}`);
          return (
            <li key={obstacle} className="flex min-h-11 items-center">
              {place ? (
                <Link
                  href={place}
                  className="flex min-h-11 items-center gap-2 font-semibold text-leaf hover:underline"
                >
                  {words}
                  <ArrowRight className="size-4" aria-hidden />
                </Link>
              ) : (
                words
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
