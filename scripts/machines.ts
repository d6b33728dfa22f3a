import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, openSync, readdirSync, writeFileSync } from "node:fs";
import http from "node:http";
import { join } from "node:path";
import { answers, refuseTaken } from "@/local/ports";
import { endProcess } from "@/local/processes";
import { endLeftover, startWebServer, type WebServer } from "./web-server";

/** Beside the tested product's own port, where the first of the web processes listens. */
export const FIRST_PORT = 60;
export const POOLER_PORT = 80;
const READY_MS = 60_000;
const MACHINE = "machine-";

/** Where the web process of one of several machines is noted. */
export function machineFolder(dir: string, name: number): string {
  return join(dir, `${MACHINE}${name}`);
}

export interface MachinesOptions {
  root: string;
  dir: string;
  /** Where the proxy listens. */
  port: number;
  distDir: string;
  env: Record<string, string>;
  /** How many web processes, and as many workers. */
  count: number;
  /** PgBouncer's program, to put it in between in transaction mode. */
  pooler?: string | undefined;
}

/**
 * As a deployment of several machines: web processes behind a proxy that gives each request to the next of them, as many
 * workers apart, and a pooler where there is one, in place of the one process that does all.
 */
export async function startMachines(options: MachinesOptions): Promise<WebServer> {
  const { root, dir, port, distDir, count } = options;
  const started: { stop(): Promise<unknown> }[] = [];
  const stop = async () => {
    for (const one of started.reverse()) await one.stop();
  };
  const env: Record<string, string> = { ...options.env, WORKER_IN_WEB: "false" };
  if (options.pooler) {
    const pooler = await startPooler(options.pooler, dir, options.env.DATABASE_URL ?? "", port + POOLER_PORT);
    env.DATABASE_URL = pooler.databaseUrl;
    started.push(pooler);
  }
  const ports = Array.from({ length: count }, (_, n) => port + FIRST_PORT + n);
  const ready: Promise<void>[] = [];
  for (const [n, own] of ports.entries()) {
    await refuseTaken(own, "one of the web processes");
    const log = join(dir, `web-${n}.log`);
    const home = machineFolder(dir, n);
    const web = startWebServer({ ...{ root, distDir, env, log }, dir: home, mode: "start", port: own });
    ready.push(web.ready);
    started.push(web);
    started.push(startWorker(root, env, join(dir, `worker-${n}.log`)));
  }
  const proxy = startProxy(port, ports);
  started.push(proxy);
  return { ready: Promise.all(ready).then(() => undefined), stop };
}

/** Ends the web processes that a killed run left behind in this folder; its workers end by themselves. */
export async function endMachines(dir: string): Promise<void> {
  const names = existsSync(dir) ? readdirSync(dir) : [];
  for (const name of names) if (name.startsWith(MACHINE)) await endLeftover(join(dir, name));
}

function startWorker(root: string, env: Record<string, string>, log: string) {
  const output = openSync(log, "a");
  const child = spawn(process.execPath, [join(root, "scripts", "run.mjs"), "worker"], {
    ...{ cwd: root, stdio: ["ignore", output, output], detached: true },
    // As under npm it then notices when we are gone, however we went.
    env: { ...process.env, ...env, npm_lifecycle_event: "worker" },
  });
  return { stop: () => end(child) };
}

/** Each request to the next web process, whichever connection it came by; nothing is kept together. */
export function startProxy(port: number, targets: readonly number[]) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });
  let turn = 0;
  const server = http.createServer((incoming, outgoing) => {
    const target = targets[turn++ % targets.length];
    const { method, url: path, headers } = incoming;
    const asked = http.request(
      { host: "127.0.0.1", port: target, method, path, headers, agent },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    asked.on("error", (error) => {
      if (!outgoing.headersSent) outgoing.writeHead(502);
      outgoing.end(`The proxy got no answer: ${error.message}`);
    });
    outgoing.on("close", () => asked.destroy());
    // What is answered before it is read to its end: the rest must not stand in the way of the next request.
    outgoing.on("finish", () => incoming.unpipe(asked).resume());
    incoming.pipe(asked);
  });
  server.keepAliveTimeout = 75_000;
  server.listen(port, "127.0.0.1");
  return {
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      agent.destroy();
      await closed;
    },
  };
}

/** PgBouncer in transaction mode before a database. */
export async function startPooler(program: string, dir: string, databaseUrl: string, port: number) {
  const { hostname, port: behind, username, password, pathname } = new URL(databaseUrl);
  await refuseTaken(port, "PgBouncer");
  const config = join(dir, "pgbouncer.ini");
  const server = `host=${hostname} port=${behind} user=${username} password=${decodeURIComponent(password)}`;
  const settings = {
    ...{ listen_addr: "127.0.0.1", listen_port: port, unix_socket_dir: "", auth_type: "any" },
    ...{ pool_mode: "transaction", default_pool_size: 20, max_client_conn: 500 },
    ignore_startup_parameters: "extra_float_digits,options",
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  const text = `[databases]\n${pathname.slice(1)} = ${server}\n\n[pgbouncer]\n${lines.join("\n")}\n`;
  writeFileSync(config, text, { mode: 0o644 });
  const output = openSync(join(dir, "pgbouncer.log"), "a");
  // It refuses to run as root, as the database does.
  const isRoot = process.getuid?.() === 0;
  const child = spawn(program, isRoot ? ["-u", "nobody", config] : [config], {
    ...{ stdio: ["ignore", output, output], detached: true },
  });
  for (const began = Date.now(); !(await answers(port)); ) {
    if (Date.now() > began + READY_MS || child.exitCode !== null)
      throw new Error("PgBouncer did not start; see pgbouncer.log.");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const address = new URL(databaseUrl);
  address.port = String(port);
  address.searchParams.set("pgbouncer", "true");
  return { databaseUrl: address.href, stop: () => end(child) };
}

async function end(child: ChildProcess): Promise<void> {
  if (!child.pid || child.exitCode !== null) return;
  await endProcess(
    child.pid,
    [
      ["SIGTERM", 25_000],
      ["SIGKILL", 2_000],
    ],
    { group: true },
  );
}
