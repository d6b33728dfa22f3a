"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Field } from "@/components/forms/field";
import { Input } from "@/components/forms/inputs/input";
import { readDecimal } from "@/components/forms/inputs/read-number";
import { ActionDialog } from "@/components/panel/action-dialog";
import { useShown } from "@/components/panel/use-shown";
import { Badge } from "@/components/ui/badge";
import { Card, CardHeader } from "@/components/ui/card";
import { api } from "@/lib/client/api";
import { useSession } from "@/lib/client/session-store";
import type { OwnPayout } from "@/lib/partners/earnings/earnings-schema";

const KEY = ["/api/partner/payouts"];
const TONE = { requested: "amber", paid: "leaf", refused: "neutral" } as const;

type PayoutsCardProps = { available: number; onAsked: () => Promise<unknown> };

/** What was asked to be paid out, and asking for what has cleared. */
export function PayoutsCard({ available, onAsked }: PayoutsCardProps) {
  const t = useTranslations("partner.payouts");
  const shown = useShown();
  const isRestored = useSession((state) => state.isRestored);
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api<{ payouts: OwnPayout[] }>("/api/partner/payouts", { signal }),
    enabled: isRestored,
  });
  return (
    <Card aria-labelledby="payouts-title">
      <CardHeader
        id="payouts-title"
        title={t("title")}
        aside={available > 0 && <AskPayout available={available} onAsked={onAsked} />}
      />
      {available <= 0 && <p className="text-sm text-muted">{t("nothing")}</p>}
      {data && data.payouts.length > 0 && (
        <ul className="flex flex-col divide-y divide-line text-sm">
          {data.payouts.map(({ id, amount, state, requestedAt, pixKey, note }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
              <span className="flex items-center gap-2">
                <b className="tabular-nums">{shown.reais(amount)}</b>
                <Badge tone={TONE[state]}>{t(`states.${state}`)}</Badge>
              </span>
              <span className="text-muted tabular-nums">
                {t("asked", { day: shown.day(requestedAt), key: pixKey })}
              </span>
              {note && <span className="basis-full text-muted">{note}</span>}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function AskPayout({ available, onAsked }: PayoutsCardProps) {
  const t = useTranslations("partner.payouts");
  const words = useTranslations("errors");
  const shown = useShown();
  const client = useQueryClient();
  return (
    <ActionDialog
      action={t("ask")}
      title={t("askTitle")}
      text={t("askText", { available: shown.reais(available) })}
      done={t("done")}
      look="primary"
      needsNoReason
      names={["amount", "pixKey"]}
      check={({ amount = "", pixKey = "" }) => ({
        amount:
          readDecimal(amount) <= 0
            ? words("fields.too_small")
            : readDecimal(amount) > available
              ? words("payout_too_high")
              : null,
        pixKey: pixKey.trim().length >= 5 ? null : words("fields.required"),
      })}
      send={async ({ amount = "", pixKey = "" }) => {
        const body = { amount: readDecimal(amount), pixKey: pixKey.trim() };
        await api("/api/partner/payouts", { method: "POST", body });
        await Promise.all([client.invalidateQueries({ queryKey: KEY }), onAsked()]);
      }}
    >
      <Field name="amount" label={t("amount")}>
        {(control) => (
          <Input
            {...control}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            defaultValue={available.toFixed(2).replace(".", ",")}
          />
        )}
      </Field>
      <Field name="pixKey" label={t("pixKey")} hint={t("pixKeyHint")}>
        {(control) => <Input {...control} autoComplete="off" maxLength={80} />}
      </Field>
    </ActionDialog>
  );
}
