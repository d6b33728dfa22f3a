"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { HealthQuestion } from "@/components/consent/health-question";
import { Button } from "@/components/ui/button";
import { useSession } from "@/lib/client/session-store";

/**
 * Who was never asked about health data is asked before any screen of it. Who said no sees what there is, and how to change
 * their mind; whose yes a program told us of is asked to say it themselves. What is stored or told to others, the server decides.
 */
export function HealthStanding({ children }: { children: ReactNode }) {
  const t = useTranslations("healthConsent");
  const consent = useSession(({ user }) => user?.health_consent);
  const [isAsking, setAsking] = useState(false);
  if (consent === "never_asked" || isAsking) {
    const show = () => {
      setAsking(false);
      scrollTo({ top: 0 });
    };
    return (
      <HealthQuestion
        isPage
        className="rounded-card border border-line bg-surface p-5 sm:p-8"
        onAnswer={show}
      />
    );
  }
  const isTold = consent === "given";
  return (
    <>
      <div className="mb-4 flex flex-col items-start gap-3 rounded-card bg-sunken px-5 py-4 sm:flex-row sm:items-center">
        <p role="status" className="grow text-sm">
          {t(isTold ? "told" : "closed")}
        </p>
        <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
          {t(isTold ? "answer" : "again")}
        </Button>
      </div>
      {children}
    </>
  );
}
