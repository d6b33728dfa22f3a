"use client";

import { useQuery } from "@tanstack/react-query";
import { CreditCard } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { userQuery } from "@/components/profile/saving/user-api";
import { useRemoveCard } from "@/components/subscription/manage/card-api";
import { Card, CardHeader } from "@/components/ui/card";
import { ConfirmDialog } from "@/components/ui/dialogs/confirm-dialog";
import { LoadFailed } from "@/components/ui/load-failed";
import { Skeleton } from "@/components/ui/skeleton";
import { notify } from "@/components/ui/toaster";
import { sentenceOr } from "@/lib/client/api-error";
import { useSession } from "@/lib/client/session-store";
import type { User } from "@/lib/profile/user";

/** How long the word of a removed card stays. */
const REMOVED_MS = 5000;

/** The card that renewals are charged to, and the way to have it forgotten. */
export function SavedCard() {
  const t = useTranslations("subscription.card");
  const isRestored = useSession((state) => state.isRestored);
  const { data, isPending, isFetching, refetch } = useQuery({ ...userQuery, enabled: isRestored });
  const place = useRef<HTMLElement>(null);
  const hadCard = useRef(false);

  // The button goes with the card: the keyboard goes on from where it was.
  useEffect(() => {
    if (hadCard.current && !data?.card) place.current?.focus();
    hadCard.current = Boolean(data?.card);
  }, [data?.card]);

  return (
    <Card ref={place} tabIndex={-1} aria-labelledby="saved-card">
      <CardHeader
        id="saved-card"
        title={t("title")}
        icon={<CreditCard className="size-5 text-leaf" aria-hidden />}
      />
      {isPending ? (
        <Skeleton className="h-11" />
      ) : !data ? (
        <LoadFailed text={t("error")} retry={t("retry")} isFetching={isFetching} onRetry={() => refetch()} />
      ) : data.card ? (
        <Kept card={data.card} />
      ) : (
        <p className="text-sm text-muted">{t("none")}</p>
      )}
    </Card>
  );
}

function Kept({ card }: { card: NonNullable<User["card"]> }) {
  const t = useTranslations("subscription.card");
  const remove = useRemoveCard();
  const { brand, last_four: digits, expiration_month: month, expiration_year: year } = card;
  const name = t("name", { brand: brand.charAt(0).toUpperCase() + brand.slice(1), digits });

  function forget(done: () => void) {
    remove.mutate(undefined, {
      onSuccess: ({ message }) => notify.success(message, { duration: REMOVED_MS }),
      onError: (error) => notify.error(sentenceOr(error, t("failed"))),
      onSettled: done,
    });
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <div>
        <p className="font-semibold">{name}</p>
        <p className="mt-1 text-sm text-muted tabular-nums">
          {t("valid", { date: `${String(month).padStart(2, "0")}/${year}` })}
        </p>
      </div>
      <ConfirmDialog
        action={t("remove")}
        title={t("ask", { name })}
        text={t("askText")}
        yes={t("yes")}
        no={t("keep")}
        busy={remove.isPending}
        onYes={forget}
      />
    </div>
  );
}
