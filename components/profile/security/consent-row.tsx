"use client";

import { useFormatter, useTranslations } from "next-intl";
import { type Consent, ConsentChange } from "@/components/profile/security/consent-change";
import { Badge } from "@/components/ui/badge";

/** Where one kind of consent stands, and what can be done about it. */
export function ConsentRow({ consent }: { consent: Consent }) {
  const t = useTranslations("security.consents");
  const format = useFormatter();
  const { kind, granted, withdrawn, at, withdrawable } = consent;
  const state = granted ? "granted" : withdrawn ? "withdrawn" : "never";
  const date = at ? format.dateTime(new Date(at), { dateStyle: "medium" }) : "";
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 first:pt-0">
      <div className="min-w-0 grow basis-64">
        <h4 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
          {t(`kinds.${kind}.title`)}
          <Badge tone={granted ? "leaf" : "neutral"}>{t(`state.${state}`, { date })}</Badge>
        </h4>
        <p className="mt-1 text-sm text-muted">{t(`kinds.${kind}.text`)}</p>
      </div>
      {withdrawable ? (
        <ConsentChange consent={consent} />
      ) : (
        <a
          href={kind === "terms" ? "/terms" : "/privacy"}
          className="inline-flex min-h-11 items-center text-sm text-leaf underline underline-offset-4"
        >
          {t("read", { text: t(`kinds.${kind}.title`) })}
        </a>
      )}
    </li>
  );
}
