import { randomUUID } from "node:crypto";
import type pg from "pg";
import { z } from "zod";
import { type Answer, type Call, ok, refuse } from "./answers";
import { removeFactorOf } from "./factors";
import { MINIMUM_PASSWORD } from "./lite";
import { hashPassword, type PasswordDesk } from "./passwords";
import { findUser, listUsers } from "./users";

const metadata = z.record(z.string(), z.unknown());
const fields = z.object({
  id: z.uuid().optional(),
  email: z.email().max(254).toLowerCase().optional(),
  password: z.string().min(MINIMUM_PASSWORD).max(72).optional(),
  email_confirm: z.boolean().optional(),
  user_metadata: metadata.optional(),
  app_metadata: metadata.optional(),
  /** A Go duration in hours, minutes or seconds ("24h"), or "none" to lift the ban. */
  ban_duration: z
    .string()
    .regex(/^(none|\d{1,6}[hms])$/)
    .optional(),
});
type Fields = z.infer<typeof fields>;

const NOT_FOUND = refuse(404, "user_not_found", "User not found");
const EMAIL_EXISTS = refuse(
  422,
  "email_exists",
  "A user with this email address has already been registered",
);

/**
 * GoTrue's `/admin/users`, which lite lacks: list, create, read, change, delete, and the second factors of a user; with
 * the service-role key only.
 */
export async function administer(pool: pg.Pool, desk: PasswordDesk, call: Call): Promise<Answer> {
  if (!call.isService) return refuse(403, "not_admin", "User not allowed");
  const [, , , , , id, part, factorId] = call.path.split("/");
  if (id !== undefined && !z.uuid().safeParse(id).success) {
    return refuse(404, "validation_failed", "user_id must be an UUID");
  }
  if (part === "factors") {
    return factorId ? removeFactorOf(pool, id as string, factorId) : factorsOf(pool, id as string);
  }
  if (call.method === "GET") return id ? read(pool, id) : list(pool, call.query);
  if (call.method === "DELETE") return remove(pool, id as string);

  const parsed = fields.safeParse(call.body);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    return refuse(400, "validation_failed", `${issue?.path.join(".")}: ${issue?.message}`);
  }
  return desk.hashing(() => (id ? change(pool, id, parsed.data) : create(pool, parsed.data)));
}

async function read(pool: pg.Pool, id: string): Promise<Answer> {
  const user = await findUser(pool, id);
  return user ? ok(user) : NOT_FOUND;
}

async function factorsOf(pool: pg.Pool, id: string): Promise<Answer> {
  const user = await findUser(pool, id);
  return user ? ok(user.factors ?? []) : NOT_FOUND;
}

async function list(pool: pg.Pool, query: URLSearchParams): Promise<Answer> {
  const number = (name: string, fallback: number, max: number) =>
    Math.min(max, Math.max(1, Math.trunc(Number(query.get(name)) || fallback)));
  const users = await listUsers(pool, number("page", 1, 1_000_000), number("per_page", 50, 1000));
  return ok({ users, aud: "authenticated" });
}

async function create(pool: pg.Pool, given: Fields): Promise<Answer> {
  if (!given.email) return refuse(400, "validation_failed", "Cannot create a user without an email");
  const id = given.id ?? randomUUID();
  const hash = given.password === undefined ? null : await hashPassword(given.password);
  const confirmed = given.email_confirm === true;
  const profile = { ...given.user_metadata, email: given.email, email_verified: confirmed, sub: id };
  try {
    await pool.query(
      `WITH person AS (
         INSERT INTO auth.users (id, aud, role, email, encrypted_password, email_confirmed_at,
                                 raw_app_meta_data, raw_user_meta_data, banned_until)
         VALUES ($1, 'authenticated', 'authenticated', $2, $3, CASE WHEN $4 THEN now() END, $5, $6,
                 now() + $7::interval)
         RETURNING id
       )
       INSERT INTO auth.identities (id, provider, provider_id, user_id, identity_data)
       SELECT $8, 'email', id::text, id, $6 FROM person`,
      [
        id,
        given.email,
        hash,
        confirmed,
        { provider: "email", providers: ["email"], ...given.app_metadata },
        profile,
        interval(given.ban_duration),
        randomUUID(),
      ],
    );
  } catch (error) {
    if ((error as { code?: string }).code === "23505") return EMAIL_EXISTS;
    throw error;
  }
  return read(pool, id);
}

async function change(pool: pg.Pool, id: string, given: Fields): Promise<Answer> {
  const hash = given.password === undefined ? null : await hashPassword(given.password);
  try {
    const { rowCount } = await pool.query(
      `UPDATE auth.users SET
         email = coalesce($2, email),
         encrypted_password = coalesce($3, encrypted_password),
         email_confirmed_at = CASE WHEN $4 THEN coalesce(email_confirmed_at, now()) ELSE email_confirmed_at END,
         raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || coalesce($5, '{}'::jsonb),
         raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || coalesce($6, '{}'::jsonb),
         banned_until = CASE WHEN $7::text IS NULL THEN banned_until WHEN $7 = 'none' THEN NULL
                        ELSE now() + $8::interval END,
         updated_at = now()
       WHERE id = $1`,
      [
        id,
        given.email ?? null,
        hash,
        given.email_confirm === true,
        given.user_metadata ?? null,
        given.app_metadata ?? null,
        given.ban_duration ?? null,
        interval(given.ban_duration),
      ],
    );
    if (rowCount === 0) return NOT_FOUND;
  } catch (error) {
    if ((error as { code?: string }).code === "23505") return EMAIL_EXISTS;
    throw error;
  }
  return read(pool, id);
}

async function remove(pool: pg.Pool, id: string): Promise<Answer> {
  const { rowCount } = await pool.query(
    "WITH tokens AS (DELETE FROM auth.refresh_tokens WHERE user_id = $1) DELETE FROM auth.users WHERE id = $1",
    [id],
  );
  // After the user, without whom no login can note itself any more.
  await pool.query("DELETE FROM auth.audit_log_entries WHERE payload->>'actor_id' = ($1::uuid)::text", [id]);
  return rowCount === 0 ? NOT_FOUND : ok({});
}

function interval(duration: string | undefined): string | null {
  if (!duration || duration === "none") return null;
  const unit = { h: "hours", m: "minutes", s: "seconds" }[duration.slice(-1)];
  return `${duration.slice(0, -1)} ${unit}`;
}
