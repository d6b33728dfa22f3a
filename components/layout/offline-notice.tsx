"use client";

import { CloudOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";

function onChange(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** Why nothing new comes in, over the page for as long as the device has no connection. */
export function OfflineNotice() {
  const t = useTranslations("layout.member");
  const isOnline = useSyncExternalStore(
    onChange,
    () => navigator.onLine,
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
