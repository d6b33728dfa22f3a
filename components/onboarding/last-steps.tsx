"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { LogText } from "@/components/diary/add/log-text";
import { useToday } from "@/components/figures/use-day-name";
import { StepFrame, type StepWays } from "@/components/onboarding/step-frame";
import { Button } from "@/components/ui/button";
import { optInQuery } from "@/components/whatsapp/api";
import { OptIn } from "@/components/whatsapp/opt-in";

/** The number, waiting live until it has written. */
export function WhatsAppStep(ways: StepWays) {
  const t = useTranslations("firstRun.whatsapp");
  const words = useTranslations("firstRun");
  const isLinked = useQuery(optInQuery).data?.status === "confirmed";
  return (
    <StepFrame
      {...ways}
      title={t("title")}
      text={t("text")}
      canSkip={false}
      action={
        <Button
          variant={isLinked ? "primary" : "secondary"}
          onClick={ways.onNext}
          className="w-full sm:w-auto"
        >
          {words(isLinked ? "next" : "later")}
        </Button>
      }
    >
      <OptIn isAnnounced />
    </StepFrame>
  );
}

/** The first meal, told and seen understood. */
export function MealStep({ onLogged, ...ways }: StepWays & { onLogged: () => void }) {
  const t = useTranslations("firstRun.meal");
  const [text, setText] = useState("");
  return (
    <StepFrame
      {...ways}
      title={t("title")}
      text={t("text")}
      canSkip={false}
      action={
        <Button variant="ghost" onClick={ways.onNext}>
          {t("end")}
        </Button>
      }
    >
      <div>
        <LogText day={useToday()} kind={null} text={text} onText={setText} onDone={onLogged} />
      </div>
    </StepFrame>
  );
}
