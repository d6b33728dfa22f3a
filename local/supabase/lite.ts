import { App } from "@supabase/lite";
import { createPostgresConnection } from "@supabase/lite/postgres";
import { Kysely, PostgresDialect } from "kysely";
import type pg from "pg";
import { RECOVERY_LIFE_S } from "./recovery";
import { TOKEN_LIFE_S } from "./tokens";

export type Mailer = NonNullable<App["_mailer"]>;

/** What the application is told, so that both ask the same of a password. */
export const MINIMUM_PASSWORD = 8;

/** `@supabase/lite` in this process, on a pool of ours. Its system tables exist when this resolves. */
export async function openLite(options: {
  pool: pg.Pool;
  databaseUrl: string;
  jwtSecret: string;
  appUrl: string;
  mailer: Mailer;
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
      minimum_password_length: MINIMUM_PASSWORD,
      email: { enable_confirmations: false, otp_expiry: RECOVERY_LIFE_S, otp_length: 6 },
    },
    options: { server: { apiKeys: false, disableStudio: true } },
  });
  app._mailer = options.mailer;
  await app.ensureSystemSchema();
  return async (request) => app.fetch(request);
}
