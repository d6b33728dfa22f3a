"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useChangeConsent } from "@/components/consent/api";
import { HealthPoints } from "@/components/consent/health-points";
import { FormAlert } from "@/components/forms/form-alert";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { Dialog, DialogClose, DialogContent, DialogTrigger } from "@/components/ui/dialogs/dialog";
import { DialogActions } from "@/components/ui/dialogs/dialog-actions";
import { Link } from "@/components/ui/link";
import { notify } from "@/components/ui/toaster";
import { ApiError, errorText } from "@/lib/client/api-error";
import type { Consents } from "@/lib/consents/consent";

export type Consent = Consents["consents"][number];

/** Asks before a consent changes, in the words that it is about; the version of those words goes along. */
export function ConsentChange({ consent }: { consent: Consent }) {
  const t = useTranslations("security.consents");
  const words = useTranslations("errors");
  const [open, setOpen] = useState(false);
  const { mutate, isPending, error, reset } = useChangeConsent();
  const { kind, granted, currentVersion } = consent;
  if (kind === "terms" || kind === "privacy") return null;

  const change = () =>
    mutate(
      { kind, granted: !granted, version: currentVersion },
      {
        onSuccess: () => {
          setOpen(false);
          notify.success(t(granted ? "withdrawn" : "given"));
        },
      },
    );
  const needsNumber = error instanceof ApiError && error.code === "optin_required";
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        setOpen(isOpen);
        reset();
      }}
    >
      <DialogTrigger asChild>
        <Button
          variant="secondary"
          size="sm"
          aria-label={t(granted ? "withdrawLabel" : "giveLabel", { kind: t(`kinds.${kind}.title`) })}
        >
          {t(granted ? "withdraw" : "give")}
        </Button>
      </DialogTrigger>
      <DialogContent
        title={t(granted ? "withdrawTitle" : "giveTitle", { kind: t(`kinds.${kind}.title`) })}
        {...(granted ? { description: t(`kinds.${kind}.effect`) } : {})}
      >
        {!granted && <ConsentWords kind={kind} />}
        <div className="mt-1 flex flex-col gap-4">
          <FormAlert>{error ? errorText(error, words) : null}</FormAlert>
          <DialogActions>
            <DialogClose className={buttonClass({ variant: "ghost" })}>{t("back")}</DialogClose>
            {needsNumber ? (
              <Link href="/profile/preferences" className={buttonClass()}>
                {t("linkNumber")}
              </Link>
            ) : (
              <Button variant={granted ? "danger" : "primary"} busy={isPending} onClick={change}>
                {t(granted ? "withdrawConfirm" : "give")}
              </Button>
            )}
          </DialogActions>
        </div>
      </DialogContent>
    </Dialog>
  );
}

/** The very text whose digest the decision keeps. */
function ConsentWords({ kind }: { kind: "health" | "whatsapp" | "marketing" }) {
  const health = useTranslations("healthConsent.text");
  const optin = useTranslations("optin");
  if (kind === "marketing") return <p className="text-sm">{optin("marketing")}</p>;
  if (kind === "whatsapp") return <p className="text-sm">{optin("text")}</p>;
  return (
    <div className="flex flex-col gap-3 text-sm">
      <HealthPoints className="gap-1.5" />
      <p className="font-medium">{health("label")}</p>
    </div>
  );
}
