import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Comebacks } from "../comebacks";
import { refuseTaken } from "../ports";
import { commandLine, endProcess, isRunning } from "../processes";
import { ensureCluster, SERVER_ENV } from "./cluster";
import { locatePostgres, type PostgresLocation } from "./location";

export interface PostgresServer {
  /** How often the server had to be brought back. */
  recoveries(): number;
  stop(): Promise<void>;
}

const SETTINGS = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: 200,
  shared_buffers: "128MB",
  effective_cache_size: "1GB",
  work_mem: "8MB",
  maintenance_work_mem: "64MB",
  wal_compression: "on",
  max_wal_size: "1GB",
  checkpoint_timeout: "15min",
  random_page_cost: 1.1,
  timezone: "UTC",
  log_timezone: "UTC",
  log_min_messages: "warning",
  log_checkpoints: "off",
  // After a crash PostgreSQL syncs its folder file by file, a second and more on a busy machine; Linux can do it at once.
  ...(process.platform === "linux" ? { recovery_init_sync_method: "syncfs" } : {}),
};

/**
 * Starts PostgreSQL on 127.0.0.1:`port` with its data in `dir`, ends an orphan of an earlier run first, and brings the
 * server back whenever it dies, until `stop`. Rejects with a sentence when a stranger holds the port.
 */
export async function startPostgres(options: {
  dir: string;
  port: number;
  password: string;
  log?: (sentence: string) => void;
}): Promise<PostgresServer> {
  const { port, log = console.log } = options;
  const location = locatePostgres(options.dir);
  await endOrphan(location);
  await refuseTaken(port, "PostgreSQL");
  await ensureCluster(location, options.password);

  let stopping = false;
  let recoveries = 0;
  let child: ChildProcess;
  let revival: Promise<void> | undefined;
  const comebacks = new Comebacks();

  const launch = async () => {
    child = await launchOnce(location, port);
    const born = Date.now();
    child.once("exit", () => {
      if (!stopping) revival = revive(Date.now() - born);
    });
  };
  const revive = async (livedMs: number) => {
    const died = Date.now();
    log("PostgreSQL has died; bringing it back.");
    await comebacks.wait(livedMs);
    for (let attempt = 1; !stopping; attempt++) {
      try {
        await endOrphan(location);
        await launch();
        recoveries++;
        log(`PostgreSQL is back after ${((Date.now() - died) / 1000).toFixed(1)} s.`);
        return;
      } catch (error) {
        if (attempt % 10 === 0) log(`PostgreSQL does not come back: ${(error as Error).message}`);
        await comebacks.wait(0);
      }
    }
  };
  await launch();

  return {
    recoveries: () => recoveries,
    async stop() {
      stopping = true;
      comebacks.stop();
      await revival;
      if (child.pid)
        await endProcess(child.pid, [
          ["SIGINT", 10_000],
          ["SIGQUIT", 3_000],
          ["SIGKILL", 3_000],
        ]);
    },
  };
}

/** Throws the data of a folder away, ending first whatever server an earlier run left on it. */
export async function eraseCluster(dir: string): Promise<void> {
  if (!existsSync(dir)) return;
  const location = locatePostgres(dir);
  await endOrphan(location);
  rmSync(location.data, { recursive: true, force: true });
}

/**
 * One life of a server, which nobody brings back. Resolves when it takes connections; rejects with what it said when it
 * exits instead.
 * @param more settings, beside ours
 */
export function launchOnce(
  location: PostgresLocation,
  port: number,
  more: Record<string, string> = {},
): Promise<ChildProcess> {
  const settings = Object.entries({ ...SETTINGS, ...more }).flatMap(([name, value]) => [
    "-c",
    `${name}=${value}`,
  ]);
  return new Promise((resolve, reject) => {
    // A process group of its own: Ctrl-C in the terminal must reach it through `stop`, after its clients.
    const child = spawn(
      join(location.native, "bin", "postgres"),
      ["-D", location.data, "-p", String(port), ...settings],
      { ...location.user, env: SERVER_ENV, cwd: "/", stdio: ["ignore", "ignore", "pipe"], detached: true },
    );
    let said = "";
    let ready = false;
    child.stderr?.on("data", (chunk) => {
      if (!ready) said += chunk;
      if (!ready && /ready to accept (read-only )?connections/.test(said)) {
        ready = true;
        resolve(child);
      }
    });
    child.once("error", reject);
    child.once("exit", (code, signal) =>
      reject(new Error(`PostgreSQL exited (${code ?? signal}):\n${said}`)),
    );
  });
}

/** Ends the server that an earlier, killed run left behind on this very data folder. */
async function endOrphan(location: PostgresLocation): Promise<void> {
  const pidFile = join(location.data, "postmaster.pid");
  let pid = 0;
  try {
    pid = Number(readFileSync(pidFile, "utf8").split("\n")[0]);
  } catch {
    return;
  }
  if (!(pid > 0) || !isRunning(pid)) return;
  if (commandLine(pid).includes(`-D ${location.data} `)) {
    await endProcess(pid, [
      ["SIGINT", 10_000],
      ["SIGQUIT", 3_000],
      ["SIGKILL", 3_000],
    ]);
  } else {
    // After a reboot the number may be somebody else's: PostgreSQL would take that for a running server. Where nobody
    // has it the file must stay, since PostgreSQL checks by it that no old backend still writes.
    rmSync(pidFile, { force: true });
  }
}
