import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { startConsole } from "./console/server";
import { ASSISTANT_NUMBER, localEnvironment, replacedServices } from "./environment";
import { refuseTaken, type StackPorts } from "./ports";
import { databaseUrl, ensureDatabase } from "./postgres/database";
import { startPostgres } from "./postgres/server";
import { claimFolder, releaseFolder } from "./running";
import { loadSecrets } from "./secrets";
import { startGate } from "./supabase/gate";
import { prepareDatabase } from "./supabase/prepare";
import { callbackUrl } from "./supabase/providers";

export interface StackOptions {
  /** Where data and secrets live. */
  dir: string;
  ports: StackPorts;
  /** Settings that name real services; those get no stand-in. */
  settings: Record<string, string | undefined>;
  /** Brings the database to the newest migration; runs before Supabase's stand-in reads the schema. */
  migrate(databaseUrl: string): Promise<unknown>;
  log?(sentence: string): void;
}

export interface Stack {
  /** Every setting the application needs. */
  env: Record<string, string>;
  stop(): Promise<void>;
}

/** Every setting the application needs, known before anything is started. */
export function stackEnvironment(
  options: Pick<StackOptions, "dir" | "ports" | "settings">,
): Record<string, string> {
  const { dir, ports, settings } = options;
  const secrets = loadSecrets(dir);
  return localEnvironment({
    settings,
    secrets,
    ports,
    databaseUrl: databaseUrl(ports.postgres, secrets.databasePassword),
  });
}

/** Starts whatever the settings do not name, oldest dependency first; `stop` ends it in reverse. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { dir, ports, settings, log = console.log } = options;
  claimFolder(dir, ports);
  const secrets = loadSecrets(dir);
  const replaced = replacedServices(settings);
  const env = stackEnvironment(options);
  writeEnvironment(dir, env);
  const started: { stop(): Promise<void> }[] = [];
  const stop = async () => {
    for (const service of started.reverse()) await service.stop();
    releaseFolder(dir);
  };

  const needsConsole = !(
    replaced.whatsapp &&
    replaced.mercadoPago &&
    replaced.mail &&
    replaced.model &&
    replaced.openFoodFacts &&
    replaced.push
  );
  try {
    if (!replaced.supabase) await refuseTaken(ports.supabase, "Supabase's stand-in");
    if (needsConsole) {
      await refuseTaken(ports.smtp, "the mail catcher");
      await refuseTaken(ports.console, "the console");
    }
    if (!replaced.postgres) {
      started.push(
        await startPostgres({ dir, port: ports.postgres, password: secrets.postgresPassword, log }),
      );
      await ensureDatabase(ports.postgres, secrets.postgresPassword, secrets.databasePassword);
    }
    const database = env.DATABASE_URL as string;
    if (!replaced.supabase) await prepareDatabase(database, secrets.authPassword);
    await options.migrate(database);
    if (!replaced.supabase) {
      started.push(
        await startGate({
          port: ports.supabase,
          databaseUrl: asUser(database, "supabase_auth_admin", secrets.authPassword),
          jwtSecret: env.SUPABASE_JWT_SECRET as string,
          anonKey: env.NEXT_PUBLIC_SUPABASE_ANON_KEY as string,
          serviceRoleKey: env.SUPABASE_SERVICE_ROLE_KEY as string,
          appUrl: env.NEXT_PUBLIC_APP_URL as string,
          smtpUrl: env.SMTP_URL as string,
          mailFrom: env.MAIL_FROM as string,
          identity: needsConsole
            ? {
                url: `http://127.0.0.1:${ports.console}/identity`,
                clientSecret: secrets.identityClientSecret,
              }
            : null,
        }),
      );
    }
    if (needsConsole) {
      const assistantNumber = env.NEXT_PUBLIC_WHATSAPP_NUMBER ?? ASSISTANT_NUMBER;
      started.push(
        await startConsole({
          port: ports.console,
          smtpPort: ports.smtp,
          dir,
          appUrl: env.NEXT_PUBLIC_APP_URL as string,
          secrets: { ...secrets, assistantNumber },
          identity: replaced.supabase
            ? null
            : {
                callbackUrl: callbackUrl(ports.supabase),
                clientSecret: secrets.identityClientSecret,
              },
        }),
      );
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { env, stop };
}

function asUser(url: string, user: string, password: string): string {
  const address = new URL(url);
  address.username = user;
  address.password = encodeURIComponent(password);
  return address.href;
}

/** For shells and tools beside the running stack: `set -a; . .local/env`. */
function writeEnvironment(dir: string, env: Record<string, string>): void {
  const lines = Object.entries(env).map(([name, value]) => `${name}='${value.replaceAll("'", `'\\''`)}'`);
  writeFileSync(join(dir, "env"), `${lines.join("\n")}\n`, { mode: 0o600 });
}
