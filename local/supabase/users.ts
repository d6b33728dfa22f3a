import type pg from "pg";
import type { TokenUser } from "./tokens";

interface UserRow {
  id: string;
  aud: string | null;
  role: string | null;
  email: string | null;
  phone: string | null;
  email_confirmed_at: string | null;
  confirmed_at: string | null;
  confirmation_sent_at: string | null;
  recovery_sent_at: string | null;
  last_sign_in_at: string | null;
  banned_until: string | null;
  raw_app_meta_data: Record<string, unknown> | null;
  raw_user_meta_data: Record<string, unknown> | null;
  created_at: string;
  updated_at: string;
  identities: Record<string, unknown>[];
  factors: Record<string, unknown>[] | null;
}

/** A user as GoTrue shows it to its owner and to the administrator. */
export interface UserView extends TokenUser {
  [field: string]: unknown;
}

const SELECT = `
  SELECT u.*, coalesce((
    SELECT json_agg(json_build_object(
      'identity_id', i.id, 'id', i.provider_id, 'user_id', i.user_id, 'identity_data', i.identity_data,
      'provider', i.provider, 'email', i.email, 'last_sign_in_at', i.last_sign_in_at,
      'created_at', i.created_at, 'updated_at', i.updated_at) ORDER BY i.created_at)
    FROM auth.identities i WHERE i.user_id = u.id), '[]'::json) AS identities, (
    SELECT json_agg(json_build_object(
      'id', f.id, 'friendly_name', f.friendly_name, 'factor_type', f.factor_type, 'status', f.status, 'phone', f.phone,
      'created_at', f.created_at, 'updated_at', f.updated_at) ORDER BY f.created_at)
    FROM auth.mfa_factors f WHERE f.user_id = u.id) AS factors
  FROM auth.users u`;

export interface Credentials {
  id: string;
  hash: string | null;
  isConfirmed: boolean;
  isBanned: boolean;
}

export async function findUser(pool: pg.Pool, id: string): Promise<UserView | undefined> {
  const { rows } = await pool.query<UserRow>(`${SELECT} WHERE u.id = $1`, [id]);
  return rows[0] && view(rows[0]);
}

export async function listUsers(pool: pg.Pool, page: number, perPage: number): Promise<UserView[]> {
  const { rows } = await pool.query<UserRow>(
    `${SELECT} ORDER BY u.created_at DESC, u.id LIMIT $1 OFFSET $2`,
    [perPage, (page - 1) * perPage],
  );
  return rows.map(view);
}

/** Who has an address, and what to compare a password with; null where there is none. */
export async function findByEmail(pool: pg.Pool, email: string): Promise<Credentials | undefined> {
  const { rows } = await pool.query<Credentials>(
    `SELECT id, encrypted_password AS hash, email_confirmed_at IS NOT NULL AS "isConfirmed",
            coalesce(banned_until > now(), false) AS "isBanned"
     FROM auth.users WHERE email = $1 AND NOT is_sso_user`,
    [email],
  );
  return rows[0];
}

function view(row: UserRow): UserView {
  const present = Object.entries({
    email_confirmed_at: row.email_confirmed_at,
    confirmed_at: row.confirmed_at,
    confirmation_sent_at: row.confirmation_sent_at,
    recovery_sent_at: row.recovery_sent_at,
    last_sign_in_at: row.last_sign_in_at,
    banned_until: row.banned_until,
  }).filter(([, value]) => value !== null);
  return {
    id: row.id,
    aud: row.aud ?? "authenticated",
    role: row.role ?? "authenticated",
    email: row.email ?? "",
    phone: row.phone ?? "",
    ...Object.fromEntries(present),
    app_metadata: row.raw_app_meta_data ?? {},
    user_metadata: row.raw_user_meta_data ?? {},
    identities: row.identities,
    ...(row.factors ? { factors: row.factors } : {}),
    created_at: row.created_at,
    updated_at: row.updated_at,
    is_anonymous: false,
  };
}
