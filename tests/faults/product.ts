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

export async function startFaultProduct(settings: Record<string, string> = {}): Promise<FaultProduct> {
  await eraseCluster(DIR);
  rmSync(DIR, { recursive: true, force: true });
  process.env.LITE_AUTH_BCRYPT_COST = "4";
  const stack = await startStack({ dir: DIR, ports: FAULT_PORTS, settings: {}, migrate, log: () => {} });
  const env: NodeJS.ProcessEnv = { ...stack.env, LOG_LEVEL: "error", NODE_ENV: "test", ...settings };
  const pool = new pg.Pool({ connectionString: env.DATABASE_URL, max: 2, connectionTimeoutMillis: 5_000 });
  pool.on("error", () => {});
  let web: ChildProcess | undefined;

  const query: FaultProduct["query"] = async (sql, values) => (await pool.query(sql, values)).rows;
  const startWeb = async () => {
    web = fork(join(ROOT, "tests/faults/webhook-server.ts"), {
      env: { ...process.env, ...env },
      execArgv: ["--import", "tsx", "--conditions=react-server"],
    });
    const died = once(web, "exit").then(([code]) =>
      Promise.reject(new Error(`the web process ended (${code})`)),
    );
    await Promise.race([once(web, "message"), died]);
    died.catch(() => {});
  };
  const killWeb = async () => {
    if (!web || web.exitCode !== null || web.signalCode !== null) return;
    web.kill("SIGKILL");
    await once(web, "exit");
  };

  await startWeb();
  return {
    env,
    query,
    startWeb,
    killWeb,
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
      await killWeb();
      await pool.end();
      await stack.stop();
    },
  };
}
