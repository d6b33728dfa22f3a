import type pg from "pg";

/** The gate's own tables beside lite's. `mfa_amr_claims` is named and shaped as in a hosted project. */
export async function ensureGateTables(pool: pg.Pool): Promise<void> {
  await pool.query(`
    CREATE TABLE IF NOT EXISTS auth.gate_limits (
      key text PRIMARY KEY,
      used integer NOT NULL,
      ends_at timestamptz NOT NULL
    );
    CREATE TABLE IF NOT EXISTS auth.mfa_amr_claims (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      session_id uuid NOT NULL REFERENCES auth.sessions (id) ON DELETE CASCADE,
      authentication_method text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      UNIQUE (session_id, authentication_method)
    );
    CREATE INDEX IF NOT EXISTS refresh_tokens_parent_idx ON auth.refresh_tokens (parent);`);
}
