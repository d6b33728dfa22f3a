import { execFileSync } from "node:child_process";
import { chownSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import type { PostgresLocation } from "@/local/postgres/location";

/** Of the superuser and of the application's user, in clusters that a test makes for itself. */
export const CLUSTER_PASSWORD = "garfo-cluster";

type Query = (sql: string) => Promise<Record<string, unknown>[]>;

export async function asSuperuser<T>(port: number, work: (query: Query) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    ...{ host: "127.0.0.1", port, user: "postgres", password: CLUSTER_PASSWORD, database: "postgres" },
    connectionTimeoutMillis: 10_000,
  });
  await client.connect();
  try {
    return await work(async (sql) => (await client.query(sql)).rows);
  } finally {
    await client.end();
  }
}

/**
 * A base backup of a running server by the low-level API, which is what `pg_basebackup` does as well: files that change
 * while they are copied are made whole by the log from the beginning of the backup on.
 */
export function takeBackup(port: number, of: PostgresLocation, into: PostgresLocation): Promise<void> {
  return asSuperuser(port, async (query) => {
    await query("SELECT pg_backup_start('a copy', fast => true)");
    execFileSync("cp", ["-a", of.data, into.data]);
    const [backup] = await query("SELECT labelfile FROM pg_backup_stop(wait_for_archive => false)");
    rmSync(join(into.data, "postmaster.pid"), { force: true });
    writeOwned(into, "backup_label", String(backup?.labelfile));
  });
}

/** A file in a cluster's folder, which its server may read. */
export function writeOwned({ data, user }: PostgresLocation, name: string, text: string): void {
  const file = join(data, name);
  writeFileSync(file, text);
  if (user) chownSync(file, user.uid, user.gid);
}

/** A folder into which a cluster's server may write. */
export function makeOwnedFolder(folder: string, { user }: PostgresLocation): void {
  mkdirSync(folder, { recursive: true });
  if (user) chownSync(folder, user.uid, user.gid);
}

export function postmasterOf({ data }: PostgresLocation): number {
  return Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[0]);
}
