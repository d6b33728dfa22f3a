import type pg from "pg";

/** The gate's own tables beside lite's. Those named `mfa_…` are shaped as in a hosted project. */
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
    CREATE TABLE IF NOT EXISTS auth.mfa_factors (
      id uuid PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES auth.users (id) ON DELETE CASCADE,
      friendly_name text NOT NULL DEFAULT '',
      factor_type text NOT NULL DEFAULT 'totp',
      status text NOT NULL DEFAULT 'unverified',
      secret text NOT NULL,
      last_step bigint NOT NULL DEFAULT 0,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now()
    );
    ALTER TABLE auth.mfa_factors ALTER COLUMN secret DROP NOT NULL,
      ADD COLUMN IF NOT EXISTS phone text, ADD COLUMN IF NOT EXISTS last_challenged_at timestamptz;
    CREATE INDEX IF NOT EXISTS mfa_factors_user_id_idx ON auth.mfa_factors (user_id);
    CREATE TABLE IF NOT EXISTS auth.mfa_challenges (
      id uuid PRIMARY KEY,
      factor_id uuid NOT NULL REFERENCES auth.mfa_factors (id) ON DELETE CASCADE,
      created_at timestamptz NOT NULL DEFAULT now(),
      verified_at timestamptz
    );
    ALTER TABLE auth.mfa_challenges ADD COLUMN IF NOT EXISTS otp_code text;
    CREATE INDEX IF NOT EXISTS mfa_challenges_factor_id_idx ON auth.mfa_challenges (factor_id);
    CREATE TABLE IF NOT EXISTS auth.gate_flows (
      id uuid PRIMARY KEY,
      provider text NOT NULL,
      challenge text NOT NULL,
      redirect_to text NOT NULL,
      linking uuid REFERENCES auth.users (id) ON DELETE CASCADE,
      user_id uuid REFERENCES auth.users (id) ON DELETE CASCADE,
      auth_code text UNIQUE,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX IF NOT EXISTS refresh_tokens_parent_idx ON auth.refresh_tokens (parent);`);
}
