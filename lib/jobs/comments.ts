import "server-only";
import { tellComments } from "@/lib/chat/reminders/tell-comments.server";
import { now } from "@/lib/clock";
import { DEFAULT_LOCALE } from "@/lib/i18n/locale";
import { wakeOutbox } from "@/lib/jobs/outbox";

/** Tells patients on WhatsApp what was said about their days. */
export async function sweepComments(): Promise<void> {
  const actor = { kind: "job", name: "sweep" } as const;
  const told = await tellComments({ actor, person: null, now: now(), locale: DEFAULT_LOCALE, tx: null });
  wakeOutbox(told, "patient");
}
