"use client";

import { CircleCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose, DialogContent, DialogTrigger } from "@/components/ui/dialog";
import { notify } from "@/components/ui/toaster";
import { useCancelOptIn } from "@/components/whatsapp/api";
import { ApiError } from "@/lib/client/api-error";

export function ConfirmedNumber({ number }: { number: string }) {
  const t = useTranslations("optin");
  const cancel = useCancelOptIn();
  const [asking, setAsking] = useState(false);

  function revoke() {
    cancel.mutate(undefined, {
      onSuccess: () => notify.success(t("cancelled")),
      onError: (error) => notify.error((error instanceof ApiError && error.message) || t("cancelFailed")),
      onSettled: () => setAsking(false),
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
      <Dialog open={asking} onOpenChange={setAsking}>
        <DialogTrigger asChild>
          <Button variant="secondary">{t("confirmed.cancel")}</Button>
        </DialogTrigger>
        <DialogContent title={t("confirmed.ask")} description={t("confirmed.askText")}>
          <div className="flex flex-wrap justify-end gap-3">
            <DialogClose asChild>
              <Button variant="ghost">{t("confirmed.no")}</Button>
            </DialogClose>
            <Button variant="danger" busy={cancel.isPending} onClick={revoke}>
              {t("confirmed.yes")}
            </Button>
          </div>
        </DialogContent>
      </Dialog>
    </div>
  );
}
