import { createHash } from "node:crypto";
import type pg from "pg";

/** Counts within fixed windows, kept in Postgres so that a restart forgives nothing. Keys are hashed: no addresses. */
export interface Limit {
  name: string;
  max: number;
  windowS: number;
}

export interface Taken {
  allowed: boolean;
  used: number;
  /** Seconds until the window ends. */
  retryAfterS: number;
}

/** Counts one use, also beyond the maximum, in one statement: however many come at once, only `max` are allowed. */
export async function take(pool: pg.Pool, limit: Limit, who: string): Promise<Taken> {
  const { rows } = await pool.query<{ used: number; left_s: number }>(
    `INSERT INTO auth.gate_limits AS l (key, used, ends_at) VALUES ($1, 1, now() + make_interval(secs => $2))
     ON CONFLICT (key) DO UPDATE SET
       used = CASE WHEN l.ends_at <= now() THEN 1 ELSE least(l.used + 1, 1000000) END,
       ends_at = CASE WHEN l.ends_at <= now() THEN excluded.ends_at ELSE l.ends_at END
     RETURNING used, extract(epoch FROM ends_at - now())::float8 AS left_s`,
    [key(limit, who), limit.windowS],
  );
  const { used, left_s } = rows[0]!;
  return { allowed: used <= limit.max, used, retryAfterS: left_s };
}

/** What `take` would answer, without counting. */
export async function look(pool: pg.Pool, limit: Limit, who: string): Promise<Taken> {
  const { rows } = await pool.query<{ used: number; left_s: number }>(
    `SELECT used, extract(epoch FROM ends_at - now())::float8 AS left_s
     FROM auth.gate_limits WHERE key = $1 AND ends_at > now()`,
    [key(limit, who)],
  );
  const { used, left_s } = rows[0] ?? { used: 0, left_s: 0 };
  return { allowed: used < limit.max, used, retryAfterS: left_s };
}

export async function forget(pool: pg.Pool, limit: Limit, who: string): Promise<void> {
  await pool.query("DELETE FROM auth.gate_limits WHERE key = $1", [key(limit, who)]);
}

export async function sweep(pool: pg.Pool): Promise<void> {
  await pool.query("DELETE FROM auth.gate_limits WHERE ends_at < now()");
  await pool.query("DELETE FROM auth.gate_flows WHERE created_at < now() - interval '1 hour'");
}

function key(limit: Limit, who: string): string {
  return `${limit.name}:${createHash("sha256").update(who).digest("base64url")}`;
}
