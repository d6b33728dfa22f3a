"use client";

import { HeartPulse } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { HealthPoints } from "@/components/consent/health-points";
import { Checkbox } from "@/components/forms/checkbox";
import { Link } from "@/components/ui/link";

export type Agreed = { terms: boolean; health: boolean };

type AgreementsProps = { agreed: Agreed; change: (agreed: Partial<Agreed>) => void };

/** The two agreements without which nothing may be kept; that about health data stands apart (LGPD, article 11). */
export function Agreements({ agreed, change }: AgreementsProps) {
  const t = useTranslations("auth.signup");
  const health = useTranslations("healthConsent.text");
  const link = (href: string) => (chunks: ReactNode) => (
    <Link href={href} target="_blank" className="font-semibold text-leaf underline underline-offset-4">
      {chunks}
    </Link>
  );
  return (
    <>
      <section aria-labelledby="health-consent" className="rounded-card border-2 border-leaf bg-surface p-4">
        <h2 id="health-consent" className="flex items-center gap-2.5">
          <HeartPulse className="size-5 text-leaf" aria-hidden />
          {health("title")}
        </h2>
        <HealthPoints className="mt-2 gap-1" />
        <Checkbox
          name="health"
          className="mt-2 border-t border-line pt-2"
          checked={agreed.health}
          onChange={(event) => change({ health: event.target.checked })}
          label={<strong className="font-semibold">{health("label")}</strong>}
        />
      </section>
      <Checkbox
        name="terms"
        checked={agreed.terms}
        onChange={(event) => change({ terms: event.target.checked })}
        label={t.rich("terms", { terms: link("/terms"), privacy: link("/privacy") })}
      />
    </>
  );
}
