"use client";

import { useQuery } from "@tanstack/react-query";
import { Laptop, MonitorSmartphone, Smartphone } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { signInsQuery, useEndOtherSessions, useEndSession } from "@/components/profile/security/api";
import { Section } from "@/components/profile/security/section";
import { SectionState } from "@/components/profile/security/section-state";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { notify } from "@/components/ui/toaster";
import type { SignIns } from "@/lib/auth/sign-in/sign-in-list";
import { errorText } from "@/lib/client/api-error";

/** More than one looks through to find what they do not know; the newest come first. */
const FOLDED = 5;

/** Where one is logged in, and the way out of everywhere else. */
export function SessionsSection() {
  const t = useTranslations("security.sessions");
  const words = useTranslations("errors");
  const { data, isPending, isFetching, refetch } = useQuery(signInsQuery);
  const [isUnfolded, setUnfolded] = useState(false);
  const { mutate, isPending: isEnding } = useEndOtherSessions();
  const end = () =>
    mutate(undefined, {
      onSuccess: ({ message }) => notify.success(message),
      onError: (error) => notify.error(errorText(error, words)),
    });

  const all = data?.sessions ?? [];
  const first = all.filter(({ current }, index) => current || index < FOLDED);
  const isFolded = !isUnfolded && all.length > first.length + 1;
  const shown = isFolded ? first : all;
  return (
    <Section icon={MonitorSmartphone} title={t("title")} text={t("text")}>
      {data ? (
        <div className="flex flex-col items-start gap-4">
          <ul className="w-full divide-y divide-line">
            {shown.map((session) => (
              <SignInRow key={session.id ?? "current"} session={session} />
            ))}
          </ul>
          {isFolded && (
            <Button variant="link" size="inline" className="text-sm" onClick={() => setUnfolded(true)}>
              {t("unfold", { count: all.length - first.length })}
            </Button>
          )}
          {all.length > 1 ? (
            <Button variant="secondary" busy={isEnding} onClick={end}>
              {t("endOthers")}
            </Button>
          ) : (
            <p className="text-sm text-muted">{t("onlyThis")}</p>
          )}
        </div>
      ) : (
        <SectionState {...{ isPending, isFetching }} onRetry={() => refetch()} />
      )}
    </Section>
  );
}

const PHONES = new Set(["Android", "iPhone", "iPad"]);

function SignInRow({ session }: { session: SignIns["sessions"][number] }) {
  const t = useTranslations("security.sessions");
  const format = useFormatter();
  const words = useTranslations("errors");
  const { mutate, isPending } = useEndSession();
  const { id, browser, system, at, current } = session;
  const Icon = system && PHONES.has(system) ? Smartphone : Laptop;
  const name = browser && system ? t("device", { browser, system }) : (browser ?? system ?? t("unknown"));
  const since = at && format.dateTime(new Date(at), { dateStyle: "medium", timeStyle: "short" });
  return (
    <li className="flex items-center gap-3 py-3 first:pt-0">
      <Icon className="size-5 shrink-0 text-muted" aria-hidden />
      <div className="min-w-0 grow">
        <p className="font-medium">{name}</p>
        {since && <p className="text-sm text-muted">{t("since", { since })}</p>}
      </div>
      {current && <Badge tone="leaf">{t("current")}</Badge>}
      {id && (
        <Button
          variant="ghost"
          size="sm"
          busy={isPending}
          aria-label={since ? `${t("endOne", { name })}, ${t("since", { since })}` : t("endOne", { name })}
          onClick={() =>
            mutate(id, {
              onSuccess: ({ message }) => notify.success(message),
              onError: (error) => notify.error(errorText(error, words)),
            })
          }
        >
          {t("end")}
        </Button>
      )}
    </li>
  );
}
