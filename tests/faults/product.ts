import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { answers, FAULT_PORTS, refuseTaken } from "@/local/ports";
import { locatePostgres } from "@/local/postgres/location";
import { eraseCluster } from "@/local/postgres/server";
import { startStack } from "@/local/stack";
import { serverArguments } from "@/scripts/build/build";
import { migrate } from "@/scripts/database/migrate";
import {
  endMachines,
  FIRST_PORT,
  machineFolder,
  POOLER_PORT,
  startPooler,
  startProxy,
} from "@/scripts/machines";
import { TEST_DIST_DIR } from "@/scripts/test-product";
import { noteProcess } from "@/scripts/web-server";
import { postmasterOf } from "./cluster";

type Settings = Record<string, string | undefined>;

const ROOT = process.cwd();
const DIR = join(ROOT, ".local", "faults");

/** A product of its own to break: stand-ins with fresh data, and the web process of the tests' build with its jobs. */
export type FaultProduct = {
  env: Settings;
  /** The console's control API. */
  control<T>(path: string, body?: unknown): Promise<T>;
  query<T extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<T[]>;
  /** Ends Postgres without a chance to tidy up; the stand-in brings it back. */
  killPostgres(): void;
  killWeb(): Promise<void>;
  /** Resolves when the web process answers again. */
  startWeb(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * `MACHINES=2` makes it two machines behind a proxy, each a web process and a worker, of which one is killed at a time;
 * `PGBOUNCER=<program>` puts a pooler before the database.
 * @param settings of the process, beside those of the stand-ins
 * @param databaseUrl a database of one's own in place of the stack's
 */
export async function startFaultProduct(
  settings: Record<string, string> = {},
  databaseUrl?: string,
): Promise<FaultProduct> {
  await endMachines(DIR);
  await eraseCluster(DIR);
  rmSync(DIR, { recursive: true, force: true });
  process.env.LITE_AUTH_BCRYPT_COST = "4";
  const rented = databaseUrl ? { DATABASE_URL: databaseUrl } : {};
  const stack = await startStack({ dir: DIR, ports: FAULT_PORTS, settings: rented, migrate, log: () => {} });
  const env: Settings = { ...stack.env, LOG_LEVEL: "error", ...settings };
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
      process.kill(postmasterOf(locatePostgres(DIR)), "SIGKILL");
    },
    async stop() {
      await machines.stop();
      await pool.end();
      await stack.stop();
    },
  };
}

/** One web process, or several machines that take turns. */
async function startProcesses(given: Settings) {
  const count = Number(process.env.MACHINES ?? 1);
  const pooler = process.env.PGBOUNCER
    ? await startPooler(process.env.PGBOUNCER, DIR, given.DATABASE_URL ?? "", FAULT_PORTS.web + POOLER_PORT)
    : null;
  const env = {
    ...(count > 1 ? { WORKER_IN_WEB: "false" } : {}),
    ...(pooler ? { ...given, DATABASE_URL: pooler.databaseUrl } : given),
  };
  const ports =
    count > 1 ? Array.from({ length: count }, (_, n) => FAULT_PORTS.web + FIRST_PORT + n) : [FAULT_PORTS.web];
  for (const port of ports) await refuseTaken(port, "a web process of the fault tests");
  const running = new Map<number, ChildProcess[]>();
  const launch = async (port: number) => {
    const web = startServer(env, port);
    noteProcess(machineFolder(DIR, port), web.pid as number);
    running.set(port, count > 1 ? [web, startWorker(env)] : [web]);
    while (!(await answers(port))) {
      if (hasEnded(web)) throw new Error(`the web process ended (${web.exitCode ?? web.signalCode})`);
      await sleep(50);
    }
  };
  const end = async (port: number) => {
    const machine = running.get(port) ?? [];
    running.delete(port);
    await Promise.all(machine.map(kill));
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

function startServer(env: Settings, port: number): ChildProcess {
  return spawn(process.execPath, [...serverArguments(ROOT), "-H", "127.0.0.1", "-p", String(port)], {
    stdio: ["ignore", "ignore", "inherit"],
    // A group of its own, by which the next run ends what a killed one leaves behind.
    detached: true,
    env: { ...process.env, ...env, NODE_ENV: "production", GARFO_DIST_DIR: TEST_DIST_DIR },
  });
}

function startWorker(env: Settings): ChildProcess {
  return fork(join(ROOT, "scripts", "worker.ts"), {
    env: { ...process.env, ...env, NODE_ENV: "production" },
    execArgv: ["--import", "tsx", "--conditions=react-server"],
    silent: true,
  });
}

async function kill(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
