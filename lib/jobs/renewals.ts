import "server-only";
import { remindRenewals } from "@/lib/chat/reminders/remind-renewals.server";
import { tellDeclined } from "@/lib/chat/reminders/tell-declined.server";
import { now } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { DEFAULT_LOCALE } from "@/lib/i18n/locale";
import { wakeOutbox } from "@/lib/jobs/outbox";
import { runAll } from "@/lib/jobs/run-all";
import { postMail } from "@/lib/mail/mail-outbox";

/** Reminds whoever pays by PIX before the end, and tells of cards that were declined. */
export async function renew(): Promise<void> {
  const actor = { kind: "job", name: "renew" } as const;
  const ctx: Context<null> = { actor, person: null, now: now(), locale: DEFAULT_LOCALE, tx: null };
  await runAll([
    async () => wakeOutbox(await remindRenewals(ctx), "patient"),
    async () => wakeOutbox(await tellDeclined(ctx), "patient"),
  ]);
  postMail();
}
