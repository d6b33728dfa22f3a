"use client";

import { MailWarning } from "lucide-react";
import { useTranslations } from "next-intl";
import { useResend } from "@/components/auth/email/use-resend";
import { Button } from "@/components/ui/button";
import { errorText } from "@/lib/client/api-error";

/** That an address is to be confirmed before something, why, and another letter for it. */
export function ConfirmFirst({ title, text }: { title: string; text: string }) {
  const t = useTranslations("layout.waiting");
  const words = useTranslations("errors");
  const { send, busy, sent, failure } = useResend();
  const news = sent ?? (failure ? errorText(failure, words) : null);
  return (
    <section aria-label={title} className="rounded-card bg-carbs-soft px-4 py-3 text-sm">
      <p className="flex items-center gap-2 font-semibold text-carbs">
        <MailWarning className="size-4 shrink-0" aria-hidden />
        {title}
      </p>
      <p className="mt-1 mb-3 wrap-anywhere" role="status">
        {news ?? text}
      </p>
      <Button variant="secondary" size="sm" busy={busy} onClick={send}>
        {t("resend")}
      </Button>
    </section>
  );
}
