import "server-only";
import { createHash } from "node:crypto";
import { db, type Tx } from "@/lib/db";
import { AppError } from "@/lib/errors";

/**
 * At most `max` calls in a fixed window. `per` says whose calls are counted together: an address's, an account's, an
 * e-mail's (field `email` of the body), or everybody's.
 */
export type RequestLimit = {
  name: string;
  per: "ip" | "account" | "email" | "everybody";
  max: number;
  windowSeconds: number;
};

export type LimitedCall = { ip: string; viewer: { userId: string } | null; body: unknown; now: Date };

/** Counts a call. @throws AppError rate_limited with `retryAfter`, once there were more than the limit allows */
export async function limitRequest(limit: RequestLimit, counted: LimitedCall): Promise<void> {
  const who = subjectOf(limit, counted);
  if (who !== null) await limitSubject(limit, who, counted.now);
}

/**
 * Counts one use by a subject that the caller names, in one statement however many come at once.
 * @param client the caller's transaction: inside of one, a second connection might not be had
 * @throws AppError rate_limited beyond the limit
 */
export async function limitSubject(
  limit: RequestLimit,
  who: string,
  now: Date,
  client: Tx = db(),
): Promise<void> {
  const ends = new Date(now.getTime() + limit.windowSeconds * 1000);
  const rows = await client.$queryRaw<{ count: number; expires_at: Date }[]>`
    INSERT INTO app.rate_limits AS r (key, count, expires_at) VALUES (${keyOf(limit, who)}, 1, ${ends})
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN r.expires_at <= ${now} THEN 1 ELSE least(r.count + 1, 1000000) END,
      expires_at = CASE WHEN r.expires_at <= ${now} THEN excluded.expires_at ELSE r.expires_at END
    RETURNING count, expires_at`;
  refuseBeyond(limit, rows[0], now);
}

/** A limit and the subject whose uses it counts. */
export type Use = readonly [limit: RequestLimit, who: string];

/** Refuses whoever has used up one of the limits, without counting. @throws AppError rate_limited */
export async function refuseUsedUp(uses: readonly Use[], now: Date): Promise<void> {
  const byKey = new Map(uses.map(([limit, who]) => [keyOf(limit, who), limit]));
  const rows = await db().rateLimit.findMany({
    where: { key: { in: [...byKey.keys()] }, expiresAt: { gt: now } },
  });
  for (const { key, count, expiresAt } of rows) {
    refuseBeyond(byKey.get(key)!, { count: count + 1, expires_at: expiresAt }, now);
  }
}

/** Forgives: what a success does to the failures before it. */
export async function forgetUses(uses: readonly Use[]): Promise<void> {
  await db().rateLimit.deleteMany({ where: { key: { in: uses.map(([limit, who]) => keyOf(limit, who)) } } });
}

function refuseBeyond(
  limit: RequestLimit,
  row: { count: number; expires_at: Date } | undefined,
  now: Date,
): void {
  if (!row || row.count <= limit.max) return;
  throw new AppError("rate_limited", {
    retryAfter: Math.ceil((row.expires_at.getTime() - now.getTime()) / 1000),
  });
}

function subjectOf({ per }: RequestLimit, { ip, viewer, body }: LimitedCall): string | null {
  switch (per) {
    case "ip":
      return ip;
    case "account":
      return viewer?.userId ?? null;
    case "email":
      return (body as { email?: string } | undefined)?.email ?? null;
    case "everybody":
      return "everybody";
  }
}

/** Keys carry a digest: the table holds no addresses. */
function keyOf({ name, per }: RequestLimit, who: string): string {
  return `${name}:${per}:${createHash("sha256").update(who).digest("base64url").slice(0, 22)}`;
}
