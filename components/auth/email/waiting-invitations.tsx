"use client";

import { MailWarning } from "lucide-react";
import { useTranslations } from "next-intl";
import { useResend } from "@/components/auth/email/use-resend";
import { Button } from "@/components/ui/button";
import { errorText } from "@/lib/client/api-error";
import { useSession } from "@/lib/client/session-store";

/** That an invitation waits until its address is confirmed, why, and how to go on; whose it is shows only then. */
export function WaitingInvitations({ count }: { count: number }) {
  const t = useTranslations("layout.waiting");
  const words = useTranslations("errors");
  const email = useSession(({ user }) => user?.email ?? "");
  const { send, busy, sent, failure } = useResend();
  if (count === 0) return null;
  const news = sent ?? (failure ? errorText(failure, words) : null);
  return (
    <section aria-label={t("title", { count })} className="rounded-card bg-carbs-soft px-4 py-3 text-sm">
      <p className="flex items-center gap-2 font-semibold text-carbs">
        <MailWarning className="size-4 shrink-0" aria-hidden />
        {t("title", { count })}
      </p>
      <p className="mt-1 mb-3 wrap-anywhere" role="status">
        {news ?? t("text", { email })}
      </p>
      <Button variant="secondary" size="sm" busy={busy} onClick={send}>
        {t("resend")}
      </Button>
    </section>
  );
}
