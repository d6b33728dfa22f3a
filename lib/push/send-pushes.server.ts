import "server-only";
import { healthDecision } from "@/lib/consents/health/load-health-consent.server";
import type { Context } from "@/lib/context";
import { db, Prisma } from "@/lib/db";
import { DEFAULT_LOCALE, isLocale } from "@/lib/i18n/locale";
import { translator } from "@/lib/i18n/translator";
import { sendPush } from "@/lib/integrations/web-push/send-push";
import { log } from "@/lib/log";
import { timeToLive, verdictOf } from "@/lib/push/push-delivery";
import { noticeOf, type PushMessage } from "@/lib/push/push-message";

const AT_ONCE = 50;
/** Whoever claims a message has so long for it; if it dies, the next sweep takes it. */
const CLAIM_MS = 60_000;

type Claimed = {
  userId: string;
  subscriptionId: string;
  slot: string;
  body: PushMessage;
  attempts: number;
  expiresAt: Date;
  endpoint: string;
  p256dh: string;
  auth: string;
  locale: string;
  /** Since it was stored they linked a number, were blocked, or took the consent to health data back. */
  isSilent: boolean;
};

/**
 * Sends what is due to devices, each message by one process at a time; one that was handed over just before a crash may
 * come twice, and takes its own place on the device. What is stale, or not to be said any more, is not sent.
 * @returns how many were due
 */
export async function sendPushes({ now }: Context<null>): Promise<number> {
  const claimed = await claim(now);
  await Promise.all(claimed.map((message) => deliver(message, now)));
  return claimed.length;
}

function claim(now: Date): Promise<Claimed[]> {
  return db().$queryRaw<Claimed[]>`
    UPDATE app.push_messages m
    SET attempts = m.attempts + 1, next_attempt_at = ${new Date(now.getTime() + CLAIM_MS)}
    FROM (SELECT user_id, subscription_id, slot FROM app.push_messages WHERE next_attempt_at <= ${now}
      ORDER BY next_attempt_at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED) due
    JOIN app.push_subscriptions s ON s.user_id = due.user_id AND s.id = due.subscription_id
    JOIN app.people p ON p.user_id = due.user_id
    WHERE m.user_id = due.user_id AND m.subscription_id = due.subscription_id AND m.slot = due.slot
    RETURNING m.user_id::text AS "userId", m.subscription_id::text AS "subscriptionId", m.slot, m.body, m.attempts,
      m.expires_at AS "expiresAt", s.endpoint, s.p256dh, s.auth, s.locale,
      (p.blocked_at IS NOT NULL
        OR EXISTS (SELECT FROM app.whatsapp_links l WHERE l.user_id = m.user_id AND l.status = 'confirmed')
        OR ${healthDecision(Prisma.sql`m.user_id`)} IS NOT TRUE) AS "isSilent"`;
}

async function deliver(message: Claimed, now: Date): Promise<void> {
  const { userId, subscriptionId, slot, expiresAt, attempts } = message;
  const where = { userId, subscriptionId, slot };
  if (message.isSilent || expiresAt <= now) {
    await db().pushMessage.updateMany({ where, data: { nextAttemptAt: null } });
    return;
  }
  const { status, retryAfter } = await hand(message, now);
  const verdict = verdictOf(status, retryAfter, { attempts, expiresAt, now });
  switch (verdict.kind) {
    case "taken":
      await db().pushMessage.updateMany({ where, data: { nextAttemptAt: null, deliveredAt: now, status } });
      await db().pushSubscription.updateMany({
        where: { userId, id: subscriptionId },
        data: { lastSuccessAt: now },
      });
      return;
    case "gone":
      await db().pushSubscription.deleteMany({ where: { userId, id: subscriptionId } });
      return;
    case "again":
      await db().pushMessage.updateMany({ where, data: { nextAttemptAt: verdict.at, status } });
      return;
    case "given_up":
      log().warn({ subscription: subscriptionId, status, attempts }, "a push service took nothing");
      await db().pushMessage.updateMany({ where, data: { nextAttemptAt: null, status } });
  }
}

async function hand(
  { endpoint, p256dh, auth, slot, body, locale, expiresAt }: Claimed,
  now: Date,
): Promise<{ status: number | null; retryAfter?: string }> {
  const lang = isLocale(locale) ? locale : DEFAULT_LOCALE;
  const notice = noticeOf(translator(lang), lang, slot, body);
  const ttlS = timeToLive(expiresAt, now);
  const outcome = await sendPush({ endpoint, p256dh, auth }, JSON.stringify(notice), { ttlS, topic: slot });
  return "status" in outcome ? outcome : { status: null };
}
