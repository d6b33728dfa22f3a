"use client";

import { useQueryClient } from "@tanstack/react-query";
import { Copy, KeyRound } from "lucide-react";
import { useTranslations } from "next-intl";
import { Field } from "@/components/forms/field";
import { FieldPair } from "@/components/forms/field-pair";
import { DateInput } from "@/components/forms/inputs/date-input";
import { Input } from "@/components/forms/inputs/input";
import { NumberInput } from "@/components/forms/inputs/number-input";
import { readInteger } from "@/components/forms/inputs/read-number";
import { ActionDialog } from "@/components/panel/action-dialog";
import { Loaded, useAnswer } from "@/components/panel/loaded";
import { useShown } from "@/components/panel/use-shown";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card, CardHeader } from "@/components/ui/card";
import { Dialog, DialogContent, DialogTrigger } from "@/components/ui/dialogs/dialog";
import { EmptyState } from "@/components/ui/empty-state";
import { QrCode } from "@/components/ui/qr-code";
import { notify } from "@/components/ui/toaster";
import { api } from "@/lib/client/api";
import type { CodeRow } from "@/lib/partners/members/member-schema";

const CODES = "/api/partner/codes";
const TONE = { active: "leaf", expired: "neutral", used_up: "amber", ended: "neutral" } as const;

/** What professionals hand out: who enters it joins the company. */
export function CodesSection() {
  const t = useTranslations("partner.codes");
  const answer = useAnswer<{ codes: CodeRow[] }>(CODES);
  return (
    <Card aria-labelledby="codes-title">
      <CardHeader id="codes-title" title={t("title")} aside={<NewCode />} />
      <Loaded answer={answer} height="h-48">
        {({ codes }) =>
          codes.length === 0 ? (
            <EmptyState
              icon={<KeyRound className="size-5" aria-hidden />}
              title={t("none")}
              text={t("noneText")}
            />
          ) : (
            <ul className="flex flex-col divide-y divide-line">
              {codes.map((code) => (
                <Code key={code.id} code={code} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}

function Code({ code: { id, code, professional, uses, limit, expiresAt, state } }: { code: CodeRow }) {
  const t = useTranslations("partner.codes");
  const shown = useShown();
  const client = useQueryClient();

  async function copy() {
    await navigator.clipboard.writeText(code).then(
      () => notify.success(t("copied")),
      () => notify.error(t("notCopied")),
    );
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-mono font-semibold">{code}</span>
          <Badge tone={TONE[state]}>{t(`states.${state}`)}</Badge>
        </p>
        <p className="text-sm text-muted tabular-nums">
          {professional} · {limit === null ? t("uses", { uses }) : t("usesOf", { uses, limit })}
          {expiresAt && ` · ${t("until", { day: shown.moment(expiresAt) })}`}
        </p>
      </div>
      {state === "active" && (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={copy} aria-label={t("copyOf", { code })}>
            <Copy className="size-4" aria-hidden />
            {t("copy")}
          </Button>
          <Dialog>
            <DialogTrigger asChild>
              <Button variant="secondary" size="sm" aria-label={t("qrOf", { code })}>
                {t("qr")}
              </Button>
            </DialogTrigger>
            <DialogContent title={code} description={t("qrText", { professional })}>
              <QrCode text={code} label={t("qrOf", { code })} isHeldOut />
            </DialogContent>
          </Dialog>
          <ActionDialog
            action={t("end")}
            label={t("endOf", { code })}
            title={t("endOf", { code })}
            text={t("endText")}
            done={t("ended")}
            isDangerous
            needsNoReason
            send={async () => {
              await api(`/api/partner/codes/${id}/end`, { method: "POST", body: {} });
              await client.invalidateQueries({ queryKey: [CODES] });
            }}
          />
        </div>
      )}
    </li>
  );
}

function NewCode() {
  const t = useTranslations("partner.codes");
  const words = useTranslations("errors.fields");
  const client = useQueryClient();
  return (
    <ActionDialog
      action={t("new")}
      title={t("newTitle")}
      text={t("newText")}
      submit={t("make")}
      done={t("made")}
      look="primary"
      needsNoReason
      names={["professional", "limit", "expiresOn"]}
      check={({ professional = "" }) => ({
        professional: professional.trim().length >= 2 ? null : words("required"),
      })}
      send={async ({ professional = "", limit, expiresOn }) => {
        const body = {
          professional: professional.trim(),
          limit: limit ? readInteger(limit) : null,
          expiresOn: expiresOn || null,
        };
        await api(CODES, { method: "POST", body });
        await client.invalidateQueries({ queryKey: [CODES] });
      }}
    >
      <Field name="professional" label={t("professional")} hint={t("professionalHint")}>
        {(control) => <Input {...control} maxLength={120} autoComplete="off" />}
      </Field>
      <FieldPair>
        <Field name="limit" label={t("limit")} hint={t("limitHint")}>
          {(control) => <NumberInput {...control} defaultValue={null} />}
        </Field>
        <Field name="expiresOn" label={t("expiresOn")} hint={t("optional")}>
          {(control) => <DateInput {...control} />}
        </Field>
      </FieldPair>
    </ActionDialog>
  );
}
