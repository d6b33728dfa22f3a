"use client";

import { LoaderCircle, MessageCircle } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { cn } from "@/components/ui/cn";
import { QrCode } from "@/components/ui/qr-code";
import type { OptInStatus } from "@/lib/chat/opt-in/opt-in-schema";
import { shownPhone } from "@/lib/profile/mask";

/** The code that proves the number: opened on the phone, read with its camera from a desk. */
export function PendingNumber({ status, onRestart }: { status: OptInStatus; onRestart: () => void }) {
  const t = useTranslations("optin.pending");
  return (
    <div className="flex flex-col gap-4 sm:flex-row sm:items-start sm:justify-between">
      <div>
        <p className="font-semibold">{t("title")}</p>
        <p className="mt-1 max-w-md text-sm text-muted">
          {t("text", { number: shownPhone(status.phoneNumber ?? "") })}
        </p>
        {status.code && (
          <p className="mt-4">
            <span className="block text-sm text-muted">{t("code")}</span>
            <span className="figures text-xl tracking-wider">{status.code}</span>
          </p>
        )}
        <div className="mt-4 flex flex-wrap gap-3">
          {status.link && (
            <a
              href={status.link}
              target="_blank"
              rel="noopener"
              className={cn(buttonClass(), "w-full sm:w-auto")}
            >
              <MessageCircle className="size-5" aria-hidden />
              {t("open")}
            </a>
          )}
          <Button variant="ghost" onClick={onRestart}>
            {t("restart")}
          </Button>
        </div>
        <p role="status" className="mt-4 flex items-center gap-2 text-sm text-muted">
          <LoaderCircle className="size-4 animate-spin" aria-hidden />
          {t("waiting")}
        </p>
      </div>
      {status.link && <QrCode text={status.link} label={t("qr")} />}
    </div>
  );
}
