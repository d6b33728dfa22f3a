import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { SHADOW_INIT } from "@/local/supabase/prepare";
import { serverArguments } from "@/scripts/build/build";
import { migrate } from "@/scripts/database/migrate";
import type { Member } from "./factories";

const TABLES = ["public.profiles", "app.people", "app.consents", "app.subscriptions", "app.administrators"];
const INSUFFICIENT_PRIVILEGE = "42501";

/** A second web process of the tested build on a database of its own: what is turned on and off there disturbs nobody. */
export type OwnProduct = {
  url: string;
  /** Of the web process. */
  pid: number;
  databaseUrl: string;
  query(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  /** Makes somebody of the common product known here, with the same token. */
  adopt(member: Pick<Member, "userId">): Promise<void>;
  stop(): Promise<void>;
};

/**
 * @param settings those of the common product, whose accounts, tokens and build it shares
 * @param mark tells its database from that of another at the same time
 */
export async function startOwnProduct(
  settings: Record<string, string | undefined> = process.env,
  mark = "",
): Promise<OwnProduct> {
  const common = settings.DATABASE_URL ?? "";
  const name = `garfo_own_${process.pid}${mark && `_${mark}`}`;
  const address = new URL(common);
  address.pathname = `/${name}`;
  const owner = new pg.Pool({ connectionString: common, max: 1 });
  await dropDatabase(owner, name);
  await owner.query(`CREATE DATABASE ${name}`);
  const pool = new pg.Pool({ connectionString: address.href, max: 2 });
  pool.on("error", () => {});
  await pool.query(SHADOW_INIT);
  await migrate(address.href);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const web = spawn(
    process.execPath,
    [...serverArguments(process.cwd()), "-H", "127.0.0.1", "-p", String(port)],
    {
      stdio: "ignore",
      env: {
        ...process.env,
        ...settings,
        ...{ DATABASE_URL: address.href, NEXT_PUBLIC_APP_URL: url, WORKER_IN_WEB: "false" },
        ...{ NODE_ENV: "production", GARFO_DIST_DIR: existsSync(".next-test") ? ".next-test" : ".next" },
      },
    },
  );
  await untilAnswers(`${url}/api/health`, web);
  return {
    url,
    pid: web.pid as number,
    databaseUrl: address.href,
    query: async (text, values) => (await pool.query(text, values)).rows,
    async adopt({ userId }) {
      for (const table of TABLES) {
        const key = table === "public.profiles" ? "id" : "user_id";
        const { rows } = await owner.query(`SELECT to_json(t) AS row FROM ${table} t WHERE ${key} = $1`, [
          userId,
        ]);
        for (const { row } of rows)
          await pool.query(`INSERT INTO ${table} SELECT * FROM json_populate_record(NULL::${table}, $1)`, [
            row,
          ]);
      }
    },
    async stop() {
      const ended = web.exitCode === null ? once(web, "exit") : null;
      web.kill("SIGKILL");
      await ended;
      await pool.end();
      await dropDatabase(owner, name);
      await owner.end();
    },
  };
}

/**
 * FORCE ends who is connected, but is refused while an autovacuum, which is a superuser's, is among them. Without it
 * Postgres asks the autovacuum to leave and waits up to five seconds for the others.
 */
async function dropDatabase(owner: pg.Pool, name: string): Promise<void> {
  await owner.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`).catch((error: pg.DatabaseError) => {
    if (error.code !== INSUFFICIENT_PRIVILEGE) throw error;
    return owner.query(`DROP DATABASE IF EXISTS ${name}`);
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("no free port");
  return address.port;
}

async function untilAnswers(url: string, web: { exitCode: number | null }): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (web.exitCode !== null) break;
    if (await fetch(url).catch(() => null)) return;
    await sleep(200);
  }
  throw new Error("The second web process did not come up.");
}
