"use client";

import { CloudOff, CloudUpload, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useWaiting } from "@/components/hooks/use-waiting";
import { useOffline } from "@/components/layout/member/use-offline";
import { giveUpWaiting } from "@/lib/client/log-entry";
import type { WaitingEntry } from "@/lib/client/offline/waiting-entries";

/**
 * Why nothing new comes in, and what was logged meanwhile, until the server has taken it, which may be what was away: a strip
 * under a phone's bar, which moves up for it, so that it lies over nothing that one would press.
 */
export function OfflineNotice() {
  const t = useTranslations("layout.member");
  const isOffline = useOffline();
  const all = useWaiting();
  const refused = all.filter((entry) => entry.refused !== undefined);
  const kept = all.filter((entry) => entry.refused === undefined);
  const changes = kept.filter(({ isChange }) => isChange).length;
  const count = kept.length - changes;
  return (
    <>
      <div role="alert" className="mx-4 mb-6 flex flex-col items-center gap-2 empty:mb-0 lg:mb-2">
        {refused.map((entry) => (
          <Refused key={entry.key} entry={entry} />
        ))}
      </div>
      <div
        role="status"
        className="peer order-last bg-(--toast) text-(--toast-ink) lg:rounded-card lg:shadow-lg"
      >
        {(isOffline || kept.length > 0) && (
          <p className="flex animate-fade items-center justify-center gap-2.5 px-4 pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))] text-sm">
            {isOffline ? (
              <CloudOff className="size-4 shrink-0" aria-hidden />
            ) : (
              <CloudUpload className="size-4 shrink-0" aria-hidden />
            )}
            <span>
              {isOffline && t("noInternet")} {count > 0 && t("waiting", { count })}{" "}
              {changes > 0 && t("waitingChanges", { count: changes })}
            </span>
          </p>
        )}
      </div>
    </>
  );
}

/** What the server did not take once it heard of it: its words are shown, so that they can be told again. */
function Refused({ entry: { key, body, name, isChange, refused } }: { entry: WaitingEntry }) {
  const t = useTranslations("layout.member");
  const told = typeof body.text === "string" ? body.text : (name ?? null);
  return (
    <p className="pointer-events-auto flex items-center gap-3 rounded-card bg-(--toast) py-2 pr-1 pl-4 text-sm text-(--toast-ink) shadow-lg">
      <span className="wrap-anywhere">
        {told ? t("refusedText", { text: told }) : t(isChange ? "refusedChange" : "refused")} {refused}
      </span>
      <button
        type="button"
        className="grid size-11 shrink-0 place-items-center rounded-control"
        aria-label={t("giveUp")}
        onClick={() => giveUpWaiting(key)}
      >
        <X className="size-4" aria-hidden />
      </button>
    </p>
  );
}
