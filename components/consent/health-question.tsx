"use client";

import { HeartPulse } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useChangeConsent } from "@/components/consent/api";
import { HealthPoints } from "@/components/consent/health-points";
import { FormAlert } from "@/components/forms/form-alert";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Link } from "@/components/ui/link";
import { errorText } from "@/lib/client/api-error";
import { CONSENT_VERSIONS } from "@/lib/consents/consent-kind";

type Props = {
  /** Whether it is all of a page, and no part of a dialog. */
  isPage?: boolean;
  onAnswer?: () => void;
  className?: string;
};

/** Whether health data may be used, in the words that are agreed to, with two answers that look alike. */
export function HealthQuestion({ isPage = false, onAnswer, className }: Props) {
  const Heading = isPage ? "h1" : "h2";
  const t = useTranslations("healthConsent");
  const words = useTranslations("errors");
  const { mutate, isPending, variables, error } = useChangeConsent();
  const answers = [true, false] as const;
  const decide = (granted: boolean) =>
    mutate({ kind: "health", granted, version: CONSENT_VERSIONS.health }, { onSuccess: () => onAnswer?.() });
  const privacy = (chunks: ReactNode) => (
    <Link href="/privacy" target="_blank" className="font-semibold text-leaf underline underline-offset-4">
      {chunks}
    </Link>
  );
  return (
    <section
      aria-labelledby="health-question"
      className={cn("mx-auto flex w-full max-w-xl flex-col", className)}
    >
      <HeartPulse className="size-7 text-leaf" aria-hidden />
      <Heading id="health-question" className="mt-3 text-xl">
        {t("text.title")}
      </Heading>
      <p className="mt-1">{t("lead")}</p>
      <HealthPoints className="mt-4 gap-1.5" />
      <div className="mt-4 flex flex-col gap-5">
        <p className="font-semibold">{t("text.label")}</p>
        <FormAlert>{error ? errorText(error, words) : null}</FormAlert>
        <div className="grid gap-3 sm:grid-cols-2">
          {answers.map((granted) => (
            <Button
              key={String(granted)}
              variant="secondary"
              busy={isPending && variables.granted === granted}
              disabled={isPending}
              onClick={() => decide(granted)}
            >
              {t(granted ? "yes" : "no")}
            </Button>
          ))}
        </div>
      </div>
      <p className="mt-4 text-sm text-muted">{t.rich("after", { privacy })}</p>
    </section>
  );
}
