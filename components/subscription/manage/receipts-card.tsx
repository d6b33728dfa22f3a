"use client";

import { useQuery } from "@tanstack/react-query";
import { FileText } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { receiptsQuery } from "@/components/subscription/state/api";
import { Button } from "@/components/ui/button";
import { Card, CardHeader } from "@/components/ui/card";
import { LoadFailed } from "@/components/ui/load-failed";
import { Skeleton } from "@/components/ui/skeleton";
import { notify } from "@/components/ui/toaster";
import { readablePrice } from "@/lib/billing/format-price";
import { sentenceOr } from "@/lib/client/api-error";
import { downloadFile } from "@/lib/client/save-file";
import { useSession } from "@/lib/client/session-store";

/** What was paid, each with its receipt as a PDF. */
export function ReceiptsCard() {
  const t = useTranslations("subscription.receipts");
  const format = useFormatter();
  const isRestored = useSession((state) => state.isRestored);
  const { data, isPending, isFetching, refetch } = useQuery({ ...receiptsQuery, enabled: isRestored });
  const [busy, setBusy] = useState<string | null>(null);

  async function download(id: string, number: string) {
    setBusy(id);
    await downloadFile(`/api/subscription/receipts/${id}`, `${number}.pdf`).catch((error) =>
      notify.error(sentenceOr(error, t("failed"))),
    );
    setBusy(null);
  }

  return (
    <Card aria-labelledby="receipts-title">
      <CardHeader id="receipts-title" title={t("title")} />
      {isPending ? (
        <Skeleton className="h-16" />
      ) : !data ? (
        <LoadFailed text={t("error")} retry={t("retry")} isFetching={isFetching} onRetry={() => refetch()} />
      ) : data.receipts.length === 0 ? (
        <p className="text-sm text-muted">{t("none")}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {data.receipts.map(({ id, number, date, plan, method, amount, status }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
              <div>
                <p className="font-semibold tabular-nums">{readablePrice(amount)}</p>
                <p className="text-sm text-muted tabular-nums">
                  {format.dateTime(new Date(date), { day: "2-digit", month: "2-digit", year: "numeric" })} ·{" "}
                  {plan} · {t(`method.${method}`)}
                  {status !== "paid" && ` · ${t(`status.${status}`)}`}
                </p>
              </div>
              <Button
                size="sm"
                variant="secondary"
                busy={busy === id}
                onClick={() => download(id, number)}
                aria-label={t("download", { number })}
              >
                <FileText className="size-4" aria-hidden />
                {t("pdf")}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
