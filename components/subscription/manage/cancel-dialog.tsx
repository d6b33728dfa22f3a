"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { ChoiceCard } from "@/components/forms/choice-card";
import { Field } from "@/components/forms/field";
import { Textarea } from "@/components/forms/inputs/input";
import { useChangeSubscription } from "@/components/subscription/state/actions";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose, DialogContent, DialogTrigger } from "@/components/ui/dialogs/dialog";
import { DialogActions } from "@/components/ui/dialogs/dialog-actions";
import { notify } from "@/components/ui/toaster";
import { sentenceOr } from "@/lib/client/api-error";

const REASONS = ["price", "unused", "results", "other_app", "other"] as const;
type Reason = (typeof REASONS)[number];

/** Cancelling in two steps: why, then what follows from it; the number to refer to is said at the end, whatever the page then knows. */
export function CancelDialog({ until, isCancelled }: { until: string | null; isCancelled: boolean }) {
  const t = useTranslations("subscription.actions");
  const format = useFormatter();
  const change = useChangeSubscription();
  const [isOpen, setOpen] = useState(false);
  const [isSure, setSure] = useState(false);
  const [reason, setReason] = useState<Reason | null>(null);
  const [more, setMore] = useState("");
  const [protocol, setProtocol] = useState<string | null>(null);
  const date = until
    ? format.dateTime(new Date(until), { day: "2-digit", month: "2-digit", year: "numeric" })
    : null;

  function open(next: boolean) {
    setOpen(next);
    if (next) return;
    setSure(false);
    setProtocol(null);
  }

  function cancel() {
    const why = [reason && t(`reasons.${reason}`), more.trim()].filter(Boolean).join(": ");
    change.mutate(
      { action: "cancel", ...(why ? { reason: why } : {}) },
      {
        onSuccess: ({ protocol: number }) => {
          if (number) return setProtocol(number);
          notify.success(t("cancelDone"));
          open(false);
        },
        onError: (error) => notify.error(sentenceOr(error, t("cancelFailed"))),
      },
    );
  }

  return (
    <Dialog open={isOpen} onOpenChange={open}>
      {!isCancelled && (
        <DialogTrigger asChild>
          <Button variant="ghost" className="-ml-5">
            {t("cancel")}
          </Button>
        </DialogTrigger>
      )}
      {protocol ? (
        <DialogContent title={t("cancelDone")} description={t("protocol", { protocol })}>
          <p className="text-sm">{date ? t("until", { date }) : t("untilEnd")}</p>
          <DialogClose asChild>
            <Button className="mt-5">{t("close")}</Button>
          </DialogClose>
        </DialogContent>
      ) : isSure ? (
        <DialogContent title={t("sure")} description={date ? t("until", { date }) : t("untilEnd")}>
          <DialogActions>
            <DialogClose asChild>
              <Button variant="ghost">{t("keep")}</Button>
            </DialogClose>
            <Button variant="danger" busy={change.isPending} onClick={cancel}>
              {t("cancelYes")}
            </Button>
          </DialogActions>
        </DialogContent>
      ) : (
        <DialogContent title={t("why")} description={t("whyText")} holdsForm>
          <div className="flex flex-col gap-3">
            <fieldset className="flex flex-col gap-2">
              <legend className="sr-only">{t("why")}</legend>
              {REASONS.map((one) => (
                <ChoiceCard
                  key={one}
                  name="reason"
                  value={one}
                  checked={reason === one}
                  onChoose={() => setReason(one)}
                  title={t(`reasons.${one}`)}
                />
              ))}
            </fieldset>
            {/* Asked once there is more to tell: until then the whole question fits a phone. */}
            {reason && (
              <Field label={t("more")}>
                {(control) => (
                  <Textarea
                    {...control}
                    rows={2}
                    maxLength={500}
                    value={more}
                    onChange={({ target }) => setMore(target.value)}
                  />
                )}
              </Field>
            )}
            <DialogActions>
              <DialogClose asChild>
                <Button variant="ghost">{t("keep")}</Button>
              </DialogClose>
              <Button variant="secondary" onClick={() => setSure(true)}>
                {t("goOn")}
              </Button>
            </DialogActions>
          </div>
        </DialogContent>
      )}
    </Dialog>
  );
}
