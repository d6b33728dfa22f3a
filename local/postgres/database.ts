import pg from "pg";

const DATABASE = "garfo";
const DATABASE_USER = "garfo";

/**
 * Makes the application's database and its owner unless they are there. The owner is no superuser; it may make roles
 * and databases, as the `postgres` user of a hosted Supabase project may.
 */
export async function ensureDatabase(port: number, superPassword: string, password: string): Promise<void> {
  const client = new pg.Client({
    host: "127.0.0.1",
    port,
    user: "postgres",
    password: superPassword,
    database: "postgres",
    connectionTimeoutMillis: 10_000,
  });
  await client.connect();
  try {
    const role = await client.query("SELECT FROM pg_roles WHERE rolname = $1", [DATABASE_USER]);
    if (role.rowCount === 0) {
      await client.query(`CREATE ROLE ${DATABASE_USER} LOGIN CREATEDB CREATEROLE BYPASSRLS`);
    }
    await client.query(`ALTER ROLE ${DATABASE_USER} PASSWORD ${client.escapeLiteral(password)}`);
    const database = await client.query("SELECT FROM pg_database WHERE datname = $1", [DATABASE]);
    if (database.rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE} OWNER ${DATABASE_USER}`);
  } finally {
    await client.end();
  }
}

/** The address under which the application reaches its database. */
export function databaseUrl(port: number, password: string): string {
  return `postgresql://${DATABASE_USER}:${encodeURIComponent(password)}@127.0.0.1:${port}/${DATABASE}`;
}
