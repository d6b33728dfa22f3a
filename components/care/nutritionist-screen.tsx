"use client";

import { useTranslations } from "next-intl";
import { NextSteps } from "@/components/layout/page/next-steps";
import { Card } from "@/components/ui/card";
import { useSession } from "@/lib/client/session-store";

/** A nutritionist's panel; anyone else sees their own side of it. */
export function NutritionistScreen() {
  const t = useTranslations("panels.nutritionist");
  const user = useSession((state) => state.user);
  return (
    <Card>
      {user && <p className="max-w-prose">{t(user.role === "nutritionist" ? "text" : "patient")}</p>}
      <NextSteps title={t("now")} dashboard={t("dashboard")} support={t("support")} />
    </Card>
  );
}
