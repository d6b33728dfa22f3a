"use client";

import { queryOptions, useQuery } from "@tanstack/react-query";
import { MailWarning } from "lucide-react";
import { useTranslations } from "next-intl";
import { useResend } from "@/components/auth/email/use-resend";
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

/**
 * Asks whoever has not opened the letter yet to do so, and mails another. It stands above the page: what the server `known`
 * is there from the first paint on, so that nothing moves under a finger later.
 */
export function ConfirmNotice({ known }: { known: string | null }) {
  const t = useTranslations("layout.confirm");
  const words = useTranslations("errors");
  const isRestored = useSession((state) => state.isRestored);
  const { data } = useQuery({ ...confirmationQuery, enabled: isRestored });
  const { send, busy, sent, failure } = useResend();
  const email = data ? !data.confirmed && data.email : known;
  if (!email) return null;
  const news = sent ?? (failure ? errorText(failure, words) : null);
  return (
    <section
      aria-label={t("title")}
      className="mb-3 flex items-center justify-between gap-3 rounded-card border border-line bg-surface py-1 pr-1 pl-4 text-sm sm:mb-5 sm:py-2.5 sm:pr-3"
    >
      <div className="flex min-w-0 items-center gap-3">
        <MailWarning className="size-4 shrink-0 text-carbs" aria-hidden />
        <p className="min-w-0 wrap-anywhere" role="status">
          {news ?? (
            <>
              <span className="max-sm:hidden">{t("text", { email })}</span>
              {/* Above every screen of a phone, it is as low as a button. */}
              <span className="sm:hidden">
                {t("short")}
                <span className="block truncate text-xs text-muted">{email}</span>
              </span>
            </>
          )}
        </p>
      </div>
      <Button variant="secondary" size="sm" className="shrink-0 max-sm:border-0" busy={busy} onClick={send}>
        {t("resend")}
      </Button>
    </section>
  );
}
