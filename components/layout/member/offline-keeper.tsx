"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useEffect } from "react";
import { useWaiting } from "@/components/hooks/use-waiting";
import { useOffline } from "@/components/layout/member/use-offline";
import { api } from "@/lib/client/api";
import { lookAtWaiting, sendWaiting } from "@/lib/client/log-entry";
import { keptAt, startKeeping } from "@/lib/client/offline/kept-offline";
import { timeZoneOf, useSession } from "@/lib/client/session-store";
import { currentSupportView } from "@/lib/client/support-view";
import { addDays, dayAt } from "@/lib/nutrition/calendar/day";

const PAGES = [
  ...["/dashboard", "/progress", "/progress?dia=hoje", "/subscription", "/profile", "/profile/body"],
  ...["/profile/goals", "/profile/restrictions", "/profile/preferences"],
] as const;
/** What the screens read of today, and how many days of the diary are read along with it. */
const CALLS = [
  ...["/api/user", "/api/dashboard", "/api/meal-summary", "/api/goals", "/api/progress", "/api/diary"],
  ...["/api/reminders", "/api/favourites", "/api/subscription?action=status", "/api/whatsapp-optin-status"],
] as const;
const LAST_DAYS = 7;
/** The screen comes first. */
const AFTER_MS = 4_000;
/** What did not get through although there is a network is sent again. */
const AGAIN_MS = 8_000;

/** Keeps what somebody needs without a network, and sends what they logged there. Shows nothing. */
export function OfflineKeeper() {
  const t = useTranslations("layout.offline");
  const lang = useLocale();
  const client = useQueryClient();
  const isOffline = useOffline();
  const userId = useSession((state) => state.user?.id);
  const role = useSession((state) => state.user?.role);
  const { length: count } = useWaiting();
  const timeZone = useSession(timeZoneOf);

  useEffect(() => {
    // Panels and the support's view are of other people's data: of them nothing is kept.
    if (!userId || role !== "member" || currentSupportView()) return;
    if (process.env.NODE_ENV !== "production") return;
    const words = { lang, title: t("title"), text: t("text"), retry: t("retry"), home: t("home") };
    const timer = setTimeout(() => {
      startKeeping({ who: userId, pages: PAGES, words })
        .then((isKeeping) => (isKeeping ? readAhead(userId, timeZone) : undefined))
        .then(() => refreshReminders(userId, lang))
        .catch(() => undefined);
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, [userId, role, timeZone, lang, t]);

  useEffect(() => {
    if (!userId || currentSupportView()) return;
    const send = async () => {
      if (isOffline) await lookAtWaiting();
      else if ((await sendWaiting()) > 0) await client.invalidateQueries();
    };
    const tryToSend = () => void send().catch(() => undefined);
    tryToSend();
    if (isOffline || count === 0) return;
    const timer = setInterval(tryToSend, AGAIN_MS);
    return () => clearInterval(timer);
  }, [userId, isOffline, count, client]);
  return null;
}

/** Reads the last days once a day, one call after the other, for the service worker to keep. */
async function readAhead(userId: string, timeZone: string): Promise<void> {
  const today = dayAt(new Date(), timeZone);
  const days = Array.from({ length: LAST_DAYS }, (_, back) => `/api/diary?day=${addDays(today, -back)}`);
  for (const path of [...CALLS, ...days]) {
    const at = await keptAt(userId, path);
    if (at === null || dayAt(at, timeZone) !== today) await api(path);
  }
}

/** Few have reminders shown here: the others need no script for it. */
async function refreshReminders(userId: string, lang: string): Promise<void> {
  if (!(await caches.has("garfo-push"))) return;
  const { refreshDevice } = await import("@/lib/client/push-device");
  await refreshDevice(userId, lang);
}
