"use client";

import { useTranslations } from "next-intl";
import { Checkbox } from "@/components/forms/checkbox";
import { CancelDialog } from "@/components/subscription/manage/cancel-dialog";
import { useAutoRenew, useChangeSubscription } from "@/components/subscription/state/actions";
import { buttonClass } from "@/components/ui/button-class";
import { Card, CardHeader } from "@/components/ui/card";
import { ConfirmDialog } from "@/components/ui/dialogs/confirm-dialog";
import { notify } from "@/components/ui/toaster";
import { readablePrice } from "@/lib/billing/format-price";
import type { SubscriptionView } from "@/lib/billing/subscription-status";
import { sentenceOr } from "@/lib/client/api-error";

/** Renewing by itself, taking a purchase back, cancelling. */
export function ActionsCard({ subscription }: { subscription: SubscriptionView }) {
  const t = useTranslations("subscription.actions");
  const renew = useAutoRenew();
  const change = useChangeSubscription();
  const { autoRenew, billing, status } = subscription;
  const isRunning = status === "active" || status === "trial";
  const { withdrawal } = billing;
  // Nothing to be done about a subscription that has run out but to choose a plan.
  if (!isRunning && !withdrawal && !billing.cancelledAt) return null;

  function toggle(on: boolean) {
    renew.mutate(on, {
      onSuccess: () => notify.success(t("renewChanged")),
      onError: (error) => notify.error(sentenceOr(error, t("renewFailed"))),
    });
  }

  function withdraw(done: () => void) {
    change.mutate(
      { action: "withdraw" },
      {
        onSuccess: ({ message, protocol }) =>
          notify.success(protocol ? `${message} ${t("protocol", { protocol })}` : message),
        onError: (error) => notify.error(sentenceOr(error, t("failed"))),
        onSettled: done,
      },
    );
  }

  return (
    <Card aria-labelledby="subscription-actions">
      <CardHeader id="subscription-actions" title={t("title")} />
      {status === "active" && !billing.cancelledAt && (
        <Checkbox
          label={
            <>
              {t("autoRenew")}
              <span className="block text-muted">{t(`renewHint.${billing.method ?? "pix"}`)}</span>
            </>
          }
          checked={autoRenew}
          disabled={renew.isPending}
          onChange={({ target }) => toggle(target.checked)}
        />
      )}
      {billing.cancelledAt && (
        <div className="flex flex-col items-start gap-3 text-sm not-last:mb-3">
          <div>
            <p>{t("cancelled")}</p>
            {billing.protocol && (
              <p className="text-muted tabular-nums">{t("protocol", { protocol: billing.protocol })}</p>
            )}
          </div>
          {isRunning && (
            <>
              <p className="text-muted">{t("comeBack")}</p>
              <a href="#plans" className={buttonClass({ variant: "secondary" })}>
                {t("subscribeAgain")}
              </a>
            </>
          )}
        </div>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        {withdrawal && (
          <ConfirmDialog
            action={t("withdraw")}
            title={t("withdrawAsk", { amount: readablePrice(withdrawal.amount) })}
            text={t("withdrawText")}
            yes={t("withdrawYes")}
            no={t("keep")}
            busy={change.isPending}
            onYes={withdraw}
          />
        )}
        {/* Stays whatever the page knows once it is done: it tells the number to refer to. */}
        {(isRunning || billing.cancelledAt) && (
          <CancelDialog
            until={billing.graceUntil ?? subscription.expiresAt}
            isCancelled={Boolean(billing.cancelledAt)}
          />
        )}
      </div>
    </Card>
  );
}
