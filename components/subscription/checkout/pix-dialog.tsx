"use client";

import { useQuery } from "@tanstack/react-query";
import { Check, CircleCheck, Clock, Copy } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Field } from "@/components/forms/field";
import { Input } from "@/components/forms/inputs/input";
import { useCountdown } from "@/components/subscription/checkout/use-countdown";
import { paymentQuery } from "@/components/subscription/state/api";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialogs/dialog";
import { notify } from "@/components/ui/toaster";
import type { PixData } from "@/lib/billing/billing-schema";
import { readablePrice } from "@/lib/billing/format-price";

/** Beyond it nobody counts seconds. */
const DAY_S = 86_400;

type PixDialogProps = { paymentId: string; pix: PixData; onDone: () => void };

/** A PIX charge to be paid: its code as a picture and to copy, how long it lasts; it notices by itself when it is paid. */
export function PixDialog({ paymentId, pix, onDone }: PixDialogProps) {
  const t = useTranslations("subscription.pix");
  const { data } = useQuery(paymentQuery(paymentId));
  const seconds = useCountdown(pix.expires_at);
  const isPaid = data?.status === "paid";
  const isOver = !isPaid && (seconds === 0 || (data !== undefined && data.status !== "pending"));
  const [isCopied, setCopied] = useState(false);
  const [isChecking, setChecking] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(pix.qr_code);
      setCopied(true);
      notify.success(t("copied"));
    } catch {
      notify.error(t("copyFailed"));
    }
  }

  function verify() {
    setChecking(true);
    onDone();
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onDone()}>
      <DialogContent
        title={t("title")}
        description={t.rich("text", {
          amount: readablePrice(pix.amount),
          figure: (chunks) => <span className="figures block text-2xl text-ink">{chunks}</span>,
        })}
        holdsForm
      >
        <div className="flex flex-col items-center gap-4">
          <Badge tone={isPaid ? "leaf" : isOver ? "danger" : "amber"} role="status">
            {isPaid ? (
              <CircleCheck className="size-4" aria-hidden />
            ) : (
              <Clock className="size-4" aria-hidden />
            )}
            {isPaid ? t("paid") : isOver ? t("over") : t("waiting")}
          </Badge>
          {!isPaid && !isOver && (
            <>
              {/* biome-ignore lint/performance/noImgElement: a data address, which nothing can make lighter */}
              <img
                src={`data:image/png;base64,${pix.qr_code_image}`}
                alt={t("picture")}
                width={208}
                height={208}
                // Smaller where it cannot be read anyway: on the phone that pays.
                className="size-36 rounded-control bg-white p-2 sm:size-52"
              />
              <p className="figures text-sm text-muted" aria-live="off">
                {seconds > DAY_S
                  ? t("leftDays", { days: Math.floor(seconds / DAY_S) })
                  : t("left", { time: clock(seconds) })}
              </p>
              <Field label={t("code")} className="w-full">
                {(control) => (
                  <Input
                    {...control}
                    readOnly
                    value={pix.qr_code}
                    onFocus={({ target }) => target.select()}
                    className="font-mono text-xs text-ellipsis"
                  />
                )}
              </Field>
              <Button className="w-full" data-first-focus onClick={copy}>
                {isCopied ? (
                  <Check className="size-4" aria-hidden />
                ) : (
                  <Copy className="size-4" aria-hidden />
                )}
                {t(isCopied ? "copiedShort" : "copy")}
              </Button>
              <ol className="list-decimal self-start pl-5 text-sm text-muted">
                <li>{t("step1")}</li>
                <li>{t("step2")}</li>
                <li>{t("step3")}</li>
              </ol>
            </>
          )}
          {isPaid && <p className="text-center">{t("thanks")}</p>}
          {isOver && <p className="text-center">{t("again")}</p>}
          <div className="sticky -bottom-6 -mb-6 w-full bg-surface pb-6">
            <Button
              variant={isPaid ? "primary" : "secondary"}
              className="w-full"
              busy={isChecking}
              onClick={verify}
            >
              {isPaid ? t("go") : t("verify")}
            </Button>
          </div>
        </div>
      </DialogContent>
    </Dialog>
  );
}

function clock(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
