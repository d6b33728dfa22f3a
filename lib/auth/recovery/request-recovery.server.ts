import "server-only";
import { setTimeout as delay } from "node:timers/promises";
import type { Context } from "@/lib/context";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import type { Locale } from "@/lib/i18n/locale";
import { sendRecovery } from "@/lib/integrations/supabase/auth";

/** Longer than a mail takes to be handed over, so that the time does not tell who has an account. */
const ANSWER_AFTER_MS = 600;

/**
 * Sends a recovery link if there is such an account, in its language; the answer is the same either way.
 * @throws AppError unavailable
 */
export async function requestRecovery(
  { locale }: Pick<Context<null>, "locale">,
  { email }: { email: string },
): Promise<void> {
  await Promise.all([sendLetter(email, locale), delay(ANSWER_AFTER_MS)]);
}

async function sendLetter(email: string, locale: Locale): Promise<void> {
  const account = await db().profile.findUnique({ where: { email }, select: { locale: true } });
  // The auth server writes the letter; its template reads the language here.
  const page = new URL("/reset-password", env().NEXT_PUBLIC_APP_URL);
  page.searchParams.set("lang", account?.locale ?? locale);
  await sendRecovery(email, page.href).catch((error: unknown) => {
    // Only accounts that exist get too many mails: telling would give them away.
    if (!(error instanceof AppError && error.code === "rate_limited")) throw error;
  });
}
