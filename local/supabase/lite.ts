import { App, type EmailDriver } from "@supabase/lite";
import { createPostgresConnection } from "@supabase/lite/postgres";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";

export const RECOVERY_LIFE_S = 600;
export const TOKEN_LIFE_S = 3600;

/** A pool that gives up on a dead server instead of waiting for it: lite's own driver hangs for good after a crash. */
export function openPool(databaseUrl: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 20,
    connectionTimeoutMillis: 2_000,
    query_timeout: 10_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    types: { getTypeParser },
    options: "-c TimeZone=UTC",
  });
  // An idle connection that the server drops is replaced on next use.
  pool.on("error", () => {});
  return pool;
}

/** As lite's own driver reads them: times as ISO text, bigint and numeric as numbers where exact, name[] as array. */
const getTypeParser: typeof pg.types.getTypeParser = ((oid: number, format?: "text" | "binary") => {
  switch (oid) {
    case 20:
    case 1700:
      return (text: string) => (String(Number(text)) === text ? Number(text) : text);
    case 1003:
      return pg.types.getTypeParser(1009 as pg.types.TypeId);
    case 1082:
    case 1083:
    case 1266:
      return (text: string) => text;
    case 1114:
      return (text: string) => `${text.replace(" ", "T")}Z`;
    case 1184:
      return (text: string) => new Date(text).toISOString();
    default:
      return pg.types.getTypeParser(oid as pg.types.TypeId, format as "text");
  }
}) as typeof pg.types.getTypeParser;

/** `@supabase/lite` in this process, on a pool of ours; its system tables exist when this resolves. */
export async function openLite(options: {
  pool: pg.Pool;
  databaseUrl: string;
  jwtSecret: string;
  appUrl: string;
  email: EmailDriver;
}): Promise<(request: Request) => Promise<Response>> {
  const connection = createPostgresConnection({ url: options.databaseUrl });
  await connection.driver.end();
  connection.kysely = new Kysely({ dialect: new PostgresDialect({ pool: options.pool }) });
  // It would grant everything in schema `public` to anon; our migrations grant what is meant.
  Object.assign(connection, { ensureRlsContext: async () => true });

  const app = new App({
    connection,
    db: { migrations: { enabled: false } },
    auth: {
      enabled: true,
      jwt_secret: options.jwtSecret,
      jwt_expiry: TOKEN_LIFE_S,
      site_url: options.appUrl,
      minimum_password_length: 8,
      email: { enable_confirmations: false, otp_expiry: RECOVERY_LIFE_S, otp_length: 6 },
    },
    options: { drivers: { email: options.email }, server: { apiKeys: false, disableStudio: true } },
  });
  await app.ensureSystemSchema();
  return async (request) => app.fetch(request);
}
