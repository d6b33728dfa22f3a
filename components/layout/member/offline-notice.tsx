"use client";

import { onlineManager } from "@tanstack/react-query";
import { CloudOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";

/**
 * Why nothing new comes in, over the page from the moment the connection goes until it is back. What the browser says of
 * itself at the start is not believed: on a network without a way out it claims to have none at all.
 */
export function OfflineNotice() {
  const t = useTranslations("layout.member");
  const isOnline = useSyncExternalStore(
    onlineManager.subscribe,
    () => onlineManager.isOnline(),
    () => true,
  );
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-40 flex justify-center lg:bottom-6"
    >
      {!isOnline && (
        <p className="flex animate-fade items-center gap-3 rounded-card bg-(--toast) px-4 py-3 text-sm text-(--toast-ink) shadow-lg">
          <CloudOff className="size-5 shrink-0" aria-hidden />
          {t("noInternet")}
        </p>
      )}
    </div>
  );
}
