import "server-only";
import { tellComments } from "@/lib/chat/reminders/tell-comments.server";
import { tellPlans } from "@/lib/chat/reminders/tell-plans.server";
import { now } from "@/lib/clock";
import { DEFAULT_LOCALE } from "@/lib/i18n/locale";
import { wakeOutbox } from "@/lib/jobs/outbox";

/** Tells patients on WhatsApp what was said about their days, and which plans they were handed. */
export async function sweepComments(): Promise<void> {
  const actor = { kind: "job", name: "sweep" } as const;
  const ctx = { actor, person: null, now: now(), locale: DEFAULT_LOCALE, tx: null };
  const told = [...(await tellComments(ctx)), ...(await tellPlans(ctx))];
  wakeOutbox(told, "patient");
}
