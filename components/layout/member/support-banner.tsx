"use client";

import { Eye, ShieldCheck } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { api } from "@/lib/client/api";
import { useSession } from "@/lib/client/session-store";
import { forgetSupportView } from "@/lib/client/support-view";

export type View = { id: string; endsAt: Date };

/** Says whose screens an administrator sees, until when, and leads back. */
export function SupportBanner({ view: { id, endsAt } }: { view: View }) {
  const t = useTranslations("layout.support");
  const format = useFormatter();
  const user = useSession((state) => state.user);
  const [busy, setBusy] = useState(false);
  const panel = user ? `/admin?aba=pessoas&pessoa=${user.id}` : "/admin";
  useEffect(() => {
    const timer = setTimeout(
      () => {
        forgetSupportView();
        location.assign("/admin");
      },
      Math.max(0, endsAt.getTime() - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [endsAt]);

  async function leave() {
    setBusy(true);
    forgetSupportView();
    await api(`/api/admin/support-views/${id}`, { method: "DELETE" }).catch(() => undefined);
    location.assign(panel);
  }

  return (
    <section
      aria-label={t("label")}
      className="sticky top-18 z-20 mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-carbs bg-carbs-soft py-2.5 pr-3 pl-4 text-sm text-carbs"
    >
      <div className="flex min-w-0 items-start gap-3">
        <Eye className="mt-0.5 size-4 shrink-0" aria-hidden />
        <p className="min-w-0 wrap-anywhere">
          <b>{t("whose", { name: user?.name ?? "…" })}</b>{" "}
          {t("rules", { time: format.dateTime(endsAt, { timeStyle: "short" }) })}
        </p>
      </div>
      <Button variant="secondary" size="sm" className="ml-7 sm:ml-0" busy={busy} onClick={leave}>
        {t("leave")}
      </Button>
    </section>
  );
}

/** In the place of what tells of health. */
export function KeptFromSupport() {
  const t = useTranslations("layout.support");
  return (
    <Card>
      <EmptyState
        icon={<ShieldCheck className="size-5" aria-hidden />}
        title={t("kept")}
        text={t("keptText")}
      />
    </Card>
  );
}
