"use client";

import { CircleCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/dialogs/confirm-dialog";
import { notify } from "@/components/ui/toaster";
import { useCancelOptIn } from "@/components/whatsapp/api";
import { sentenceOr } from "@/lib/client/api-error";

export function ConfirmedNumber({ number }: { number: string }) {
  const t = useTranslations("optin");
  const cancel = useCancelOptIn();

  function revoke(done: () => void) {
    cancel.mutate(undefined, {
      onSuccess: () => notify.success(t("cancelled")),
      onError: (error) => notify.error(sentenceOr(error, t("cancelFailed"))),
      onSettled: done,
    });
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <div>
        <p className="flex items-center gap-2 font-semibold text-leaf">
          <CircleCheck className="size-5" aria-hidden />
          {t("confirmed.title")}
        </p>
        <p className="mt-1 text-sm text-muted">{t("confirmed.text", { number })}</p>
      </div>
      <ConfirmDialog
        action={t("confirmed.cancel")}
        title={t("confirmed.ask")}
        text={t("confirmed.askText")}
        yes={t("confirmed.yes")}
        no={t("confirmed.no")}
        busy={cancel.isPending}
        onYes={revoke}
      />
    </div>
  );
}
