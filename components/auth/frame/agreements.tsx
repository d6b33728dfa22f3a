"use client";

import { HeartPulse } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Checkbox } from "@/components/forms/checkbox";
import { Link } from "@/components/ui/link";

export type Agreed = { terms: boolean; health: boolean };

type AgreementsProps = { agreed: Agreed; change: (agreed: Partial<Agreed>) => void };

/** The two agreements without which nothing may be kept; that about health data stands apart (LGPD, article 11). */
export function Agreements({ agreed, change }: AgreementsProps) {
  const t = useTranslations("auth.signup");
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
          {t("health.title")}
        </h2>
        <ul className="mt-2 flex list-disc flex-col gap-1 pl-5 text-sm text-muted marker:text-leaf">
          {t("health.points")
            .split("\n")
            .map((point) => (
              <li key={point}>{point}</li>
            ))}
        </ul>
        <Checkbox
          name="health"
          className="mt-2 border-t border-line pt-2"
          checked={agreed.health}
          onChange={(event) => change({ health: event.target.checked })}
          label={<strong className="font-semibold">{t("health.label")}</strong>}
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
