import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import net from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { FAULT_PORTS } from "@/local/ports";
import { ensureCluster } from "@/local/postgres/cluster";
import { databaseUrl, ensureDatabase } from "@/local/postgres/database";
import { locatePostgres } from "@/local/postgres/location";
import { eraseCluster, launchOnce } from "@/local/postgres/server";
import { asSuperuser, CLUSTER_PASSWORD, postmasterOf, takeBackup, writeOwned } from "./cluster";

const ROOT = join(process.cwd(), ".local", "standby");
const [PRIMARY, STANDBY] = [FAULT_PORTS.postgres + 1, FAULT_PORTS.postgres + 2];
const NAME = "garfo_standby";

export type Pair = {
  /** Leads to whichever of the two takes writes. */
  databaseUrl: string;
  /** The first dies without a word, and the second takes its place. @returns for how many ms there was none */
  failOver(): Promise<number>;
  stop(): Promise<void>;
};

/**
 * A primary and a standby that has every commit before it is acknowledged (synchronous replication), behind an address
 * that follows the one that takes writes, as an operator's proxy does.
 */
export async function startPair(): Promise<Pair> {
  const [first, second] = ["primary", "standby"].map((name) => join(ROOT, name)) as [string, string];
  for (const dir of [first, second]) await eraseCluster(dir);
  rmSync(ROOT, { recursive: true, force: true });
  const primary = locatePostgres(first);
  await ensureCluster(primary, CLUSTER_PASSWORD);
  const servers: ChildProcess[] = [await launchOnce(primary, PRIMARY, { wal_keep_size: "512MB" })];
  await ensureDatabase(PRIMARY, CLUSTER_PASSWORD, CLUSTER_PASSWORD);

  const standby = { ...primary, data: locatePostgres(second).data };
  await takeBackup(PRIMARY, primary, standby);
  writeOwned(standby, "standby.signal", "");
  const source = `host=127.0.0.1 port=${PRIMARY} user=postgres password=${CLUSTER_PASSWORD} application_name=${NAME}`;
  servers.push(await launchOnce(standby, STANDBY, { primary_conninfo: source }));
  await asSuperuser(PRIMARY, async (query) => {
    await query(`ALTER SYSTEM SET synchronous_standby_names = '${NAME}'`);
    await query("SELECT pg_reload_conf()");
    for (let state = ""; state !== "sync"; await sleep(50))
      [{ state } = { state: "" }] = (await query(
        "SELECT coalesce(max(sync_state), '') AS state FROM pg_stat_replication",
      )) as [{ state: string }];
  });

  const proxy = startFollower(PRIMARY);
  return {
    databaseUrl: databaseUrl(FAULT_PORTS.postgres, CLUSTER_PASSWORD),
    async failOver() {
      const began = Date.now();
      process.kill(postmasterOf(primary), "SIGKILL");
      proxy.leadTo(null);
      await asSuperuser(STANDBY, (query) => query("SELECT pg_promote()"));
      proxy.leadTo(STANDBY);
      return Date.now() - began;
    },
    async stop() {
      await proxy.stop();
      for (const server of servers.reverse()) {
        if (server.exitCode !== null || server.signalCode !== null) continue;
        server.kill("SIGQUIT");
        await once(server, "exit");
      }
    },
  };
}

/** A TCP address in front of the database: what is open when it leads elsewhere breaks off. */
function startFollower(first: number) {
  let target: number | null = first;
  const open = new Set<net.Socket>();
  const server = net.createServer((incoming) => {
    if (target === null) return incoming.destroy();
    const outgoing = net.connect(target, "127.0.0.1");
    for (const [socket, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      open.add(socket);
      socket.on("error", () => {});
      socket.once("close", () => {
        open.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  server.listen(FAULT_PORTS.postgres, "127.0.0.1");
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    leadTo(port: number | null) {
      target = port;
      cut();
    },
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      cut();
      await closed;
    },
  };
}
