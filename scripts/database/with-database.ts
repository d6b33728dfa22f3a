import { join } from "node:path";
import { PORTS } from "@/local/ports";
import { databaseUrl, ensureDatabase } from "@/local/postgres/database";
import { startPostgres } from "@/local/postgres/server";
import { runningStack } from "@/local/running";
import { loadSecrets } from "@/local/secrets";
import { prepareDatabase } from "@/local/supabase/prepare";
import { readSettings } from "../settings";

/**
 * Gives a task the database: the one in DATABASE_URL, else that of the running stack, else PostgreSQL is started from
 * .local for as long as the task takes.
 */
export async function withLocalDatabase<T>(task: (databaseUrl: string) => Promise<T>): Promise<T> {
  const root = process.cwd();
  const dir = join(root, ".local");
  const settings = readSettings(root);
  if (settings.DATABASE_URL) return task(settings.DATABASE_URL);

  const secrets = loadSecrets(dir);
  const running = runningStack(dir);
  const port = running?.ports.postgres ?? PORTS.postgres;
  const url = databaseUrl(port, secrets.databasePassword);
  if (running) return task(url);

  const server = await startPostgres({ dir, port, password: secrets.postgresPassword });
  try {
    await ensureDatabase(port, secrets.postgresPassword, secrets.databasePassword);
    await prepareDatabase(url, secrets.authPassword);
    return await task(url);
  } finally {
    await server.stop();
  }
}
