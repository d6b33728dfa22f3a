"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ShieldCheck } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { secondFactorQuery, useDrawRecoveryCodes } from "@/components/profile/security/api";
import { FactorRemoval } from "@/components/profile/security/factor-removal";
import { FactorSetup } from "@/components/profile/security/factor-setup";
import { RecoveryCodes } from "@/components/profile/security/recovery-codes";
import { Section } from "@/components/profile/security/section";
import { SectionState } from "@/components/profile/security/section-state";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { notify } from "@/components/ui/toaster";
import { errorText } from "@/lib/client/api-error";
import { useSession } from "@/lib/client/session-store";

/** The second factor: off, being set up, or on with its recovery codes. */
export function FactorSection() {
  const t = useTranslations("security.factor");
  const words = useTranslations("errors");
  const format = useFormatter();
  const client = useQueryClient();
  const user = useSession((state) => state.user);
  const { data, isPending, isFetching, refetch } = useQuery(secondFactorQuery);
  const { mutateAsync: draw, isPending: isDrawing } = useDrawRecoveryCodes();
  const [codes, setCodes] = useState<string[] | null>(null);
  const place = useRef<HTMLDivElement>(null);

  /** The button goes with its codes: the keyboard goes on from where they were. */
  function putAway() {
    place.current?.focus();
    setCodes(null);
  }

  async function drawCodes() {
    try {
      setCodes((await draw(undefined)).codes);
    } catch (error) {
      notify.error(errorText(error, words));
    }
  }

  function content() {
    if (codes) return <RecoveryCodes codes={codes} onKept={putAway} />;
    if (!data) return <SectionState {...{ isPending, isFetching }} onRetry={() => refetch()} />;
    if (!data.enabled) {
      return (
        <FactorSetup
          channels={data.phoneChannels}
          onDone={(state) => {
            client.setQueryData(secondFactorQuery.queryKey, state);
            notify.success(t("isOn"));
            void client.invalidateQueries({ queryKey: ["sessions"] });
            void drawCodes();
          }}
        />
      );
    }
    const since = data.since ? format.dateTime(new Date(data.since), { dateStyle: "long" }) : "";
    return (
      <div className="flex flex-col gap-4">
        <p className="text-sm">
          {data.phone === null ? t("on", { since }) : t("onPhone", { since, end: data.phone || "none" })}
        </p>
        <p className="text-sm text-muted">
          {data.recoveryCodes > 0 ? t("codesLeft", { count: data.recoveryCodes }) : t("noCodes")}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" busy={isDrawing} onClick={drawCodes}>
            {t(data.recoveryCodes > 0 ? "newCodes" : "drawCodes")}
          </Button>
          <FactorRemoval
            state={data}
            onDone={(state) => {
              client.setQueryData(secondFactorQuery.queryKey, state);
              notify.success(t("isOff"));
            }}
          />
        </div>
      </div>
    );
  }

  const isAdmin = user?.role === "admin";
  const badge = data && (
    <Badge tone={data.enabled ? "leaf" : isAdmin ? "amber" : "neutral"} className="mt-3">
      {t(data.enabled ? "active" : isAdmin ? "recommended" : "inactive")}
    </Badge>
  );
  return (
    <Section icon={ShieldCheck} title={t("title")} text={t("text")} aside={badge}>
      <div ref={place} tabIndex={-1} className="outline-none">
        {content()}
      </div>
    </Section>
  );
}
