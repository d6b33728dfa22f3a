import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { FAULT_PORTS } from "@/local/ports";
import { locatePostgres } from "@/local/postgres/location";
import { eraseCluster } from "@/local/postgres/server";
import { startStack } from "@/local/stack";
import { migrate } from "@/scripts/database/migrate";
import { FIRST_PORT, POOLER_PORT, startPooler, startProxy } from "@/scripts/machines";

const ROOT = process.cwd();
const DIR = join(ROOT, ".local", "faults");

/** A product of its own to break: stand-ins with fresh data, and the webhook with its jobs as a process. */
export type FaultProduct = {
  env: NodeJS.ProcessEnv;
  /** The console's control API. */
  control<T>(path: string, body?: unknown): Promise<T>;
  query<T extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<T[]>;
  /** Ends Postgres without a chance to tidy up; the stand-in brings it back. */
  killPostgres(): void;
  killWeb(): Promise<void>;
  startWeb(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * `MACHINES=2` makes it two of those processes behind a proxy, of which one is killed at a time; `PGBOUNCER=<program>`
 * puts a pooler before the database.
 * @param settings of the process, beside those of the stand-ins
 * @param databaseUrl a database of one's own in place of the stack's
 */
export async function startFaultProduct(
  settings: Record<string, string> = {},
  databaseUrl?: string,
): Promise<FaultProduct> {
  await eraseCluster(DIR);
  rmSync(DIR, { recursive: true, force: true });
  process.env.LITE_AUTH_BCRYPT_COST = "4";
  const rented = databaseUrl ? { DATABASE_URL: databaseUrl } : {};
  const stack = await startStack({ dir: DIR, ports: FAULT_PORTS, settings: rented, migrate, log: () => {} });
  const env: NodeJS.ProcessEnv = { ...stack.env, LOG_LEVEL: "error", NODE_ENV: "test", ...settings };
  const pool = new pg.Pool({ connectionString: env.DATABASE_URL, max: 2, connectionTimeoutMillis: 5_000 });
  pool.on("error", () => {});
  const query: FaultProduct["query"] = async (sql, values) => (await pool.query(sql, values)).rows;
  const machines = await startProcesses(env);
  return {
    env,
    query,
    startWeb: machines.start,
    killWeb: machines.kill,
    async control(path, body) {
      const answer = await fetch(`http://127.0.0.1:${FAULT_PORTS.console}/control${path}`, {
        ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
        headers: { "content-type": "application/json" },
      });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as never;
    },
    killPostgres() {
      const pidFile = readFileSync(join(locatePostgres(DIR).data, "postmaster.pid"), "utf8");
      process.kill(Number(pidFile.split("\n")[0]), "SIGKILL");
    },
    async stop() {
      await machines.stop();
      await pool.end();
      await stack.stop();
    },
  };
}

/** The webhook's processes: one, or several that take turns. */
async function startProcesses(given: NodeJS.ProcessEnv) {
  const count = Number(process.env.MACHINES ?? 1);
  const pooler = process.env.PGBOUNCER
    ? await startPooler(process.env.PGBOUNCER, DIR, given.DATABASE_URL ?? "", FAULT_PORTS.web + POOLER_PORT)
    : null;
  const env = pooler ? { ...given, DATABASE_URL: pooler.databaseUrl } : given;
  const ports =
    count > 1 ? Array.from({ length: count }, (_, n) => FAULT_PORTS.web + FIRST_PORT + n) : [FAULT_PORTS.web];
  const running = new Map<number, ChildProcess>();
  const launch = async (port: number) => {
    const web = fork(join(ROOT, "tests/faults/webhook-server.ts"), {
      env: { ...process.env, ...env, LISTEN_PORT: String(port) },
      execArgv: ["--import", "tsx", "--conditions=react-server"],
    });
    running.set(port, web);
    const died = once(web, "exit").then(([code]) =>
      Promise.reject(new Error(`the web process ended (${code})`)),
    );
    await Promise.race([once(web, "message"), died]);
    died.catch(() => {});
  };
  const end = async (port: number) => {
    const web = running.get(port);
    running.delete(port);
    if (!web || web.exitCode !== null || web.signalCode !== null) return;
    web.kill("SIGKILL");
    await once(web, "exit");
  };
  await Promise.all(ports.map(launch));
  const proxy = count > 1 ? startProxy(FAULT_PORTS.web, ports) : null;
  let turn = 0;
  return {
    /** Those that are dead. */
    start: async () => {
      await Promise.all(ports.filter((port) => !running.has(port)).map(launch));
    },
    /** The next in turn. */
    kill: () => end(ports[turn++ % ports.length] as number),
    stop: async () => {
      await Promise.all(ports.map(end));
      await proxy?.stop();
      await pooler?.stop();
    },
  };
}
