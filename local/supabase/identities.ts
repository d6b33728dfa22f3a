import { randomUUID } from "node:crypto";
import type pg from "pg";
import { type Answer, type Call, ok, refuse } from "./answers";
import { type Caller, findCaller } from "./factors";
import type { Tokens } from "./tokens";

/** Who a provider says somebody is. */
export interface Vouched {
  provider: string;
  sub: string;
  name: string;
  email: string;
  email_verified: boolean;
}

type Outcome = { userId: string } | { refusal: string };

/** A person's ways in, which lite keeps and never lists, adds or takes away by request. */
export function openIdentities({ pool, tokens }: { pool: pg.Pool; tokens: Tokens }) {
  return {
    asCaller: (work: (call: Call, caller: Caller) => Promise<Answer>) => async (call: Call) => {
      const claims = call.bearer ? await tokens.read(call.bearer) : undefined;
      if (!claims) return refuse(401, "no_authorization", "This endpoint requires a valid Bearer token");
      const caller = await findCaller(pool, String(claims.sub), String(claims.session_id));
      return caller ? work(call, caller) : refuse(403, "bad_jwt", "invalid JWT: no such session");
    },
    async remove(call: Call, { userId }: Caller): Promise<Answer> {
      const id = call.path.split("/")[5] ?? "";
      return locked(pool, userId, async (client) => {
        const { rows } = await client.query<{ id: string; provider: string }>(
          "SELECT id, provider FROM auth.identities WHERE user_id = $1",
          [userId],
        );
        if (!rows.some((identity) => identity.id === id)) {
          return refuse(404, "identity_not_found", "Identity doesn't exist");
        }
        if (rows.length === 1) {
          return refuse(
            422,
            "single_identity_not_deletable",
            "User must have at least 1 identity after unlinking",
          );
        }
        await client.query("DELETE FROM auth.identities WHERE id = $1", [id]);
        await noteProviders(client, userId);
        return ok({});
      });
    },
  };
}

/** Adds a way in to somebody's own; refused when it is somebody's already. */
export function linkTo(pool: pg.Pool, userId: string, vouched: Vouched): Promise<Outcome> {
  return locked(pool, `${vouched.provider} ${vouched.sub}`, async (client) => {
    const { rows } = await client.query(
      "SELECT FROM auth.identities WHERE provider = $1 AND provider_id = $2",
      [vouched.provider, vouched.sub],
    );
    if (rows.length > 0) return { refusal: "identity_already_exists" };
    await addIdentity(client, userId, vouched);
    return { userId };
  });
}

/**
 * Whose account it is. As GoTrue decides: by the provider's number; else, when the provider has confirmed the address,
 * by that; else a new one. Whether this side has confirmed it too, the product asks before it lets anybody in.
 */
export function findOrMakeUser(pool: pg.Pool, vouched: Vouched): Promise<Outcome> {
  return locked(pool, vouched.email, async (client) => {
    const { rows: known } = await client.query<{ user_id: string }>(
      `UPDATE auth.identities SET identity_data = $3, last_sign_in_at = now(), updated_at = now()
       WHERE provider = $1 AND provider_id = $2 RETURNING user_id`,
      [vouched.provider, vouched.sub, dataOf(vouched)],
    );
    if (known[0]) return { userId: known[0].user_id };
    if (!vouched.email_verified) return { refusal: "provider_email_needs_verification" };
    const { rows: found } = await client.query<{ id: string }>(
      "SELECT id FROM auth.users WHERE email = $1 AND NOT is_sso_user",
      [vouched.email],
    );
    const userId = found[0]?.id ?? (await makeUser(client, vouched));
    await addIdentity(client, userId, vouched);
    return { userId };
  });
}

async function makeUser(client: pg.PoolClient, vouched: Vouched): Promise<string> {
  const id = randomUUID();
  await client.query(
    `INSERT INTO auth.users (id, aud, role, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
     VALUES ($1, 'authenticated', 'authenticated', $2, now(), $3, $4)`,
    [id, vouched.email, { provider: vouched.provider, providers: [vouched.provider] }, dataOf(vouched)],
  );
  return id;
}

async function addIdentity(client: pg.PoolClient, userId: string, vouched: Vouched): Promise<void> {
  await client.query(
    `INSERT INTO auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at)
     VALUES ($1, $2, $3, $4, $5, now())`,
    [randomUUID(), vouched.provider, vouched.sub, userId, dataOf(vouched)],
  );
  await noteProviders(client, userId);
}

async function noteProviders(client: pg.PoolClient, userId: string): Promise<void> {
  await client.query(
    `UPDATE auth.users SET updated_at = now(), raw_app_meta_data = coalesce(raw_app_meta_data, '{}') ||
       jsonb_build_object('providers', (SELECT jsonb_agg(provider ORDER BY created_at) FROM auth.identities WHERE user_id = $1))
     WHERE id = $1`,
    [userId],
  );
}

function dataOf({ sub, name, email, email_verified }: Vouched): object {
  return { sub, name, full_name: name, email, email_verified, provider_id: sub };
}

/** One at a time for the same word, in one transaction. */
async function locked<R>(
  pool: pg.Pool,
  word: string,
  work: (client: pg.PoolClient) => Promise<R>,
): Promise<R> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query("BEGIN");
    await client.query("SELECT pg_advisory_xact_lock(hashtext('gate:' || $1))", [word]);
    const result = await work(client);
    await client.query("COMMIT");
    return result;
  } catch (error) {
    failure = error as Error;
    await client.query("ROLLBACK").catch(() => {});
    throw error;
  } finally {
    client.release(failure);
  }
}
