"use client";

import { queryOptions, useQuery } from "@tanstack/react-query";
import { MailWarning } from "lucide-react";
import { useTranslations } from "next-intl";
import { useResend } from "@/components/auth/use-resend";
import { Button } from "@/components/ui/button";
import { api } from "@/lib/client/api";
import { errorText } from "@/lib/client/api-error";
import { useSession } from "@/lib/client/session-store";

type Confirmation = { email: string; confirmed: boolean };

const confirmationQuery = queryOptions({
  queryKey: ["confirmation"],
  queryFn: ({ signal }) => api<Confirmation>("/api/confirm-email", { signal }),
  // A confirmed address stays so; the other kind is looked at again when its owner comes back from their mail.
  staleTime: ({ state }) => (state.data?.confirmed ? Number.POSITIVE_INFINITY : 0),
  refetchInterval: false,
  retry: false,
});

/** Asks whoever has not opened the letter yet to do so, and mails another. */
export function ConfirmNotice() {
  const t = useTranslations("layout.confirm");
  const words = useTranslations("errors");
  const isRestored = useSession((state) => state.isRestored);
  const { data } = useQuery({ ...confirmationQuery, enabled: isRestored });
  const { send, busy, sent, failure } = useResend();
  if (!data || data.confirmed) return null;
  const news = sent ?? (failure ? errorText(failure, words) : null);
  return (
    <section
      aria-label={t("title")}
      className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-line bg-surface py-1.5 pr-2 pl-4 text-sm"
    >
      <MailWarning className="size-4 shrink-0 text-carbs" aria-hidden />
      <p className="min-w-0 grow basis-48 py-1.5 wrap-anywhere" role="status">
        {news ?? t("text", { email: data.email })}
      </p>
      <Button variant="ghost" size="sm" busy={busy} onClick={send}>
        {t("resend")}
      </Button>
    </section>
  );
}
