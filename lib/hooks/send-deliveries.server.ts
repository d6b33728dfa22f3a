import "server-only";
import { allowsHealth } from "@/lib/consents/health/health-consent";
import { loadHealthConsent } from "@/lib/consents/health/load-health-consent.server";
import type { Context } from "@/lib/context";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { isOff, isTaken, nextAttempt } from "@/lib/hooks/hook-delivery";
import type { HookTest } from "@/lib/hooks/hook-schema";
import { hookKey, hookSignature, unsealed } from "@/lib/hooks/hook-signature";
import { mailHookOff } from "@/lib/hooks/mail-hook-off.server";
import { type Post, type PostOutcome, postPublicly } from "@/lib/integrations/public-web/post-publicly";
import { timeOrderedId } from "@/lib/time-ordered-id";
import { VERSION } from "@/lib/version";

const AT_ONCE = 50;
/** Whoever claims a delivery has so long for it; if it dies, the next sweep takes it. */
const CLAIM_MS = 60_000;

type Claimed = { userId: string; id: string; hookId: string; event: string; body: string; attempts: number };

/**
 * Sends what is due, each delivery by one process at a time. What is not taken is tried again with growing pauses; a hook
 * that fails for days is turned off.
 * @returns how many were due
 */
export async function sendDeliveries({ now }: Context<null>, post: Post = postPublicly): Promise<number> {
  const until = new Date(now.getTime() + CLAIM_MS);
  const claimed = await db().$queryRaw<Claimed[]>`
    UPDATE app.hook_deliveries d SET attempts = d.attempts + 1, next_attempt_at = ${until}
    FROM (SELECT user_id, id FROM app.hook_deliveries WHERE next_attempt_at <= ${now}
      ORDER BY next_attempt_at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED) due
    WHERE d.user_id = due.user_id AND d.id = due.id
    RETURNING d.user_id::text AS "userId", d.id::text AS id, d.hook_id::text AS "hookId", d.event, d.body, d.attempts`;
  await Promise.all(claimed.map((delivery) => deliver(delivery, now, post)));
  return claimed.length;
}

async function deliver(delivery: Claimed, now: Date, post: Post): Promise<void> {
  const { userId, id, hookId, event, body, attempts } = delivery;
  const where = { userId_id: { userId, id } };
  const hook = await db().hook.findUnique({ where: { userId_id: { userId, id: hookId } } });
  // What was noted before the consent was taken back is not told any more.
  const isTold = hook && !hook.disabledAt && allowsHealth(await loadHealthConsent(db(), userId));
  if (!isTold) {
    await db().hookDelivery.updateMany({ where: { userId, id }, data: { nextAttemptAt: null, body: "" } });
    return;
  }
  const outcome = await send(hook, { id, event, body }, now, post);
  const status = "status" in outcome ? outcome.status : null;
  if (status !== null && isTaken(status)) {
    await db().hookDelivery.update({
      where,
      data: { nextAttemptAt: null, deliveredAt: now, status, body: "" },
    });
    await noteSuccess(userId, hookId, now);
    return;
  }
  const failingSince = hook.failingSince ?? now;
  const off = isOff(status, failingSince, now);
  const again = off ? null : nextAttempt(attempts, now);
  await db().hookDelivery.update({
    where,
    data: { nextAttemptAt: again, status, ...(again ? {} : { body: "" }) },
  });
  await db().hook.updateMany({ where: { userId, id: hookId }, data: { failingSince } });
  if (off) await turnOff({ userId, id: hookId, url: hook.url }, now);
}

/** Once, whoever else finds out at the same time. */
async function turnOff({ userId, id, url }: { userId: string; id: string; url: string }, now: Date) {
  await db().$transaction(async (tx) => {
    const where = { userId, id, disabledAt: null };
    const { count } = await tx.hook.updateMany({ where, data: { disabledAt: now } });
    if (count > 0) await mailHookOff(tx, { userId, url });
  });
}

/** Sends a word without anything in it, and turns a hook on again that takes it. @throws AppError not_found */
export async function testHook(
  ctx: Context,
  { id }: { id: string },
  post: Post = postPublicly,
): Promise<HookTest> {
  const { now, person } = ctx;
  const hook = await db().hook.findUnique({ where: { userId_id: { userId: person.userId, id } } });
  if (!hook) throw new AppError("not_found");
  const delivery = timeOrderedId();
  const body = JSON.stringify({ id: delivery, event: "ping", at: now.toISOString() });
  const outcome = await send(hook, { id: delivery, event: "ping", body }, now, post);
  const status = "status" in outcome ? outcome.status : null;
  const delivered = status !== null && isTaken(status);
  if (delivered) await noteSuccess(person.userId, id, now);
  return { delivered, status };
}

async function noteSuccess(userId: string, id: string, now: Date): Promise<void> {
  const data = { lastSentAt: now, failingSince: null, disabledAt: null };
  await db().hook.updateMany({ where: { userId, id }, data });
}

function send(
  hook: { url: string; secret: Uint8Array },
  { id, event, body }: { id: string; event: string; body: string },
  now: Date,
  post: Post,
): Promise<PostOutcome> {
  const secret = unsealed(hook.secret, hookKey(env().SUPABASE_SERVICE_ROLE_KEY));
  return post(hook.url, body, {
    "Content-Type": "application/json",
    "User-Agent": `Garfo/${VERSION}`,
    "Garfo-Event": event,
    "Garfo-Delivery": id,
    "Garfo-Signature": hookSignature(secret, body, now),
  });
}
