import "server-only";
import { now } from "@/lib/clock";
import { DEFAULT_LOCALE } from "@/lib/i18n/locale";
import { log } from "@/lib/log";
import { sendPushes } from "@/lib/push/send-pushes.server";

/** The next minute's job goes on with what is left. */
const LONGEST_MS = 40_000;

/** Sends what waits for devices without making anybody wait for it; the sweep of every minute finds what is left. */
export function postPushes(): void {
  sweepPushes().catch((error) => log().warn({ name: error?.name }, "devices could not be written to"));
}

/** Sends every message whose time has come. */
export async function sweepPushes(): Promise<void> {
  const until = Date.now() + LONGEST_MS;
  const actor = { kind: "job", name: "pushes" } as const;
  const send = () => sendPushes({ actor, person: null, now: now(), locale: DEFAULT_LOCALE, tx: null });
  while ((await send()) > 0) if (Date.now() > until) return;
}
