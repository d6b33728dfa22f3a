import { AsyncLocalStorage } from "node:async_hooks";
import { App } from "@supabase/lite";
import { createPostgresConnection } from "@supabase/lite/postgres";
import { Kysely, PostgresDialect } from "kysely";
import type pg from "pg";
import { isAway } from "./database";
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
  return async (request) => {
    const said: unknown[] = [];
    const response = await liteSpeaks.run(said, async () => app.fetch(request));
    if (response.status >= 500 && !said.some(isAway))
      console.error("Supabase stand-in:", ...said.slice(0, 2));
    return response;
  };
}

const liteSpeaks = new AsyncLocalStorage<unknown[]>();
const speak = console.error;

/** Lite prints every refused query and every lost connection with its stack; what the gate answers for needs no words. */
console.error = (...words: unknown[]) => {
  const said = liteSpeaks.getStore();
  if (said) said.push(...words);
  else speak(...words);
};
