import pg from "pg";

/**
 * What a hosted Supabase database has before the first migration of ours: the roles anon, authenticated, service_role
 * and supabase_auth_admin, the schema `auth` owned by the latter, and the functions that policies ask (`auth.uid()`).
 * Repeatable. The connecting user must be allowed to create roles, unless they are there.
 */
export async function prepareDatabase(databaseUrl: string, authPassword: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    // One at a time, should two start at once.
    await client.query("SELECT pg_advisory_lock(hashtext('garfo:prepare'))");
    await client.query(ROLES);
    await client.query(`ALTER ROLE supabase_auth_admin PASSWORD ${client.escapeLiteral(authPassword)}`);
    await client.query(AUTH_SCHEMA);
    const { rows } = await client.query<{ missing: boolean }>(
      "SELECT to_regprocedure('auth.uid()') IS NULL AS missing",
    );
    if (rows[0]?.missing) {
      await client.query(`SET ROLE supabase_auth_admin; ${AUTH_FUNCTIONS} RESET ROLE;`);
    }
  } catch (error) {
    if ((error as { code?: string }).code !== "42501") throw error;
    throw new Error(
      `The user of DATABASE_URL may not do what Supabase's stand-in needs (${(error as Error).message}). ` +
        "Give it CREATEROLE and BYPASSRLS, or name a Supabase project of your own.",
    );
  } finally {
    await client.end();
  }
}

const ROLES = `
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['anon', 'authenticated', 'service_role', 'supabase_auth_admin'] LOOP
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = name) THEN
      EXECUTE format('CREATE ROLE %I', name);
    END IF;
  END LOOP;
  IF NOT (SELECT rolbypassrls FROM pg_roles WHERE rolname = 'service_role') THEN
    ALTER ROLE service_role BYPASSRLS;
  END IF;
  -- It must see what its members may read, or lite does not find the table when it looks at the schema.
  ALTER ROLE supabase_auth_admin LOGIN INHERIT;
  GRANT anon, authenticated, service_role TO supabase_auth_admin WITH INHERIT TRUE;
  EXECUTE format('GRANT supabase_auth_admin TO %I', current_user);
END $$;`;

const AUTH_SCHEMA = `
CREATE SCHEMA IF NOT EXISTS auth AUTHORIZATION supabase_auth_admin;
GRANT USAGE ON SCHEMA public TO anon, authenticated, service_role;`;

/** As lite defines them; also what a shadow database needs for our policies. */
const AUTH_FUNCTIONS = `
GRANT USAGE ON SCHEMA auth TO anon, authenticated, service_role;
CREATE OR REPLACE FUNCTION auth.uid() RETURNS uuid LANGUAGE sql STABLE AS
  $$ SELECT nullif(current_setting('request.jwt.claim.sub', true), '')::uuid $$;
CREATE OR REPLACE FUNCTION auth.role() RETURNS text LANGUAGE sql STABLE AS
  $$ SELECT nullif(current_setting('request.jwt.claim.role', true), '') $$;
CREATE OR REPLACE FUNCTION auth.email() RETURNS text LANGUAGE sql STABLE AS
  $$ SELECT nullif(current_setting('request.jwt.claim.email', true), '') $$;
CREATE OR REPLACE FUNCTION auth.jwt() RETURNS jsonb LANGUAGE sql STABLE AS
  $$ SELECT coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb $$;`;

/** Brings a shadow database, on which migrations are tried, to where our first migration starts. */
export const SHADOW_INIT = `CREATE SCHEMA IF NOT EXISTS auth; ${AUTH_FUNCTIONS}`;
