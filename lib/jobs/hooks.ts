import "server-only";
import { now } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { queueDeliveries } from "@/lib/hooks/queue-deliveries.server";
import { sendDeliveries } from "@/lib/hooks/send-deliveries.server";
import { DEFAULT_LOCALE } from "@/lib/i18n/locale";

/** The next minute's job goes on with what is left. */
const LONGEST_MS = 40_000;

/** Tells people's own programs what has happened, within a minute or so. */
export async function tellHooks(): Promise<void> {
  const until = Date.now() + LONGEST_MS;
  await queueDeliveries(jobContext());
  while ((await sendDeliveries(jobContext())) > 0) if (Date.now() > until) return;
}

function jobContext(): Context<null> {
  return {
    actor: { kind: "job", name: "hooks" },
    person: null,
    now: now(),
    locale: DEFAULT_LOCALE,
    tx: null,
  };
}
