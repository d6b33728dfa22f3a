import "server-only";
import { setTimeout as delay } from "node:timers/promises";
import type { Context } from "@/lib/context";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { sendRecovery } from "@/lib/integrations/supabase/auth";

/** Longer than a mail takes to be handed over, so that the time does not tell who has an account. */
const ANSWER_AFTER_MS = 600;

/** Sends a recovery link if there is such an account; the answer is the same either way. @throws AppError unavailable */
export async function requestRecovery(_: Context<null>, { email }: { email: string }): Promise<void> {
  const sent = sendRecovery(email, `${env().NEXT_PUBLIC_APP_URL}/reset-password`).catch((error: unknown) => {
    // Only accounts that exist get too many mails: telling would give them away.
    if (!(error instanceof AppError && error.code === "rate_limited")) throw error;
  });
  await Promise.all([sent, delay(ANSWER_AFTER_MS)]);
}
