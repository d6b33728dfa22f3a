import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { databaseUrl, ensureDatabase } from "@/local/postgres/database";
import { eraseCluster, type PostgresServer, startPostgres } from "@/local/postgres/server";
import { waitForExit } from "@/local/processes";
import { loadSecrets } from "@/local/secrets";
import { startGate } from "@/local/supabase/gate";
import { prepareDatabase } from "@/local/supabase/prepare";

// A PostgreSQL and a gate of their own: what is killed here must not be missed by the other tests.
const dir = join(process.cwd(), ".local", "test", `away-${process.pid}`);
const heard: string[] = [];
let port: number;
let gatePort: number;
let postgres: PostgresServer;
let gate: { stop(): Promise<void> };
const secrets = () => loadSecrets(dir);

beforeAll(async () => {
  mkdirSync(dir, { recursive: true });
  [port, gatePort] = [await freePort(), await freePort()];
  postgres = await start();
  await ensureDatabase(port, secrets().postgresPassword, secrets().databasePassword);
  const url = databaseUrl(port, secrets().databasePassword);
  await prepareDatabase(url, secrets().authPassword);
  gate = await startGate({
    port: gatePort,
    databaseUrl: url.replace(
      /\/\/[^@]+@/,
      `//supabase_auth_admin:${encodeURIComponent(secrets().authPassword)}@`,
    ),
    jwtSecret: secrets().supabaseJwtSecret,
    anonKey: secrets().supabaseAnonKey,
    serviceRoleKey: secrets().supabaseServiceRoleKey,
    appUrl: "http://127.0.0.1:1",
    smtpUrl: "smtp://127.0.0.1:1",
    mailFrom: "Garfo <ola@garfo.test>",
    identity: null,
  });
});

// Lite prints every lost connection; the gate keeps that from the console, yet not from a spy that sits above it.
beforeEach(() => vi.mocked(console.error).mockRestore());

afterAll(async () => {
  await gate.stop();
  await postgres.stop();
  await eraseCluster(dir);
  rmSync(dir, { recursive: true, force: true });
});

const start = () =>
  startPostgres({ dir, port, password: secrets().postgresPassword, log: (line) => heard.push(line) });
const postmaster = () => Number(readFileSync(join(dir, "postgres", "postmaster.pid"), "utf8").split("\n")[0]);

/** What a killed supervisor leaves: a server on the folder, and nobody who knows of it. */
async function leaveOrphan(): Promise<number> {
  const options = JSON.stringify({ dir, port, password: secrets().postgresPassword });
  const server = JSON.stringify(join(process.cwd(), "local", "postgres", "server.ts"));
  const code = `const { startPostgres } = await import(${server}); await startPostgres(${options}); console.log("up");`;
  const supervisor = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", code]);
  await new Promise((resolve) => supervisor.stdout.once("data", resolve));
  supervisor.kill("SIGKILL");
  return postmaster();
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

async function gateCall(path: string, body?: object, headers: Record<string, string> = {}) {
  const response = await fetch(`http://127.0.0.1:${gatePort}${path}`, {
    method: body ? "POST" : "GET",
    headers: { apikey: secrets().supabaseAnonKey, "content-type": "application/json", ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return {
    status: response.status,
    retryAfter: response.headers.get("Retry-After"),
    body: await response.json(),
  };
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    if (await condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("It did not happen within half a minute.");
}

const healthy = () => until(async () => (await gateCall("/auth/v1/health")).status === 200);

describe("PostgreSQL, killed", () => {
  it("comes back with everything it had acknowledged, and says so", async () => {
    const connectionString = databaseUrl(port, secrets().databasePassword);
    const count = async (sql: string) => {
      const client = new pg.Client({ connectionString });
      client.on("error", () => {});
      await client.connect();
      const { rows } = await client.query(sql);
      await client.end();
      return rows;
    };
    await count("CREATE TABLE kept (id integer)");
    for (let round = 1; round <= 3; round++) {
      await count(`INSERT INTO kept VALUES (${round})`);
      const [pid, before] = [postmaster(), postgres.recoveries()];
      process.kill(pid, "SIGKILL");
      await until(async () => postgres.recoveries() > before);
      expect(postmaster()).not.toBe(pid);
      expect(await count("SELECT id FROM kept ORDER BY id")).toHaveLength(round);
    }
    expect(heard.join("\n")).toMatch(/PostgreSQL has died; bringing it back\.\nPostgreSQL is back after/);
  });

  it("as an orphan, is ended by the next start, which keeps the data", async () => {
    await postgres.stop();
    const pid = await leaveOrphan();
    postgres = await start();
    expect(await waitForExit(pid, 0)).toBe(true);
    await healthy();
  });
});

describe("the gate, while the database is away", () => {
  it("answers 503 with Retry-After to everything, and everything again once it is back", async () => {
    await healthy();
    const person = { email: `away-${process.pid}@garfo.test`, password: "uma-senha-boa-1" };
    const { body: session } = await gateCall("/auth/v1/signup", person);
    const authorization = `Bearer ${session.access_token}`;
    const calls: (() => ReturnType<typeof gateCall>)[] = [
      () => gateCall("/auth/v1/health"),
      () => gateCall("/auth/v1/user", undefined, { authorization }),
      () => gateCall("/auth/v1/token?grant_type=password", person),
      () => gateCall("/auth/v1/token?grant_type=refresh_token", { refresh_token: session.refresh_token }),
      () => gateCall("/auth/v1/recover", { email: person.email }),
      () => gateCall("/auth/v1/verify", { type: "recovery", email: person.email, token: "000000" }),
      () => gateCall("/auth/v1/signup", { ...person, email: `other-${person.email}` }),
    ];

    await postgres.stop();
    for (const call of calls) expect(await call()).toMatchObject({ status: 503, retryAfter: "1" });
    postgres = await start();
    await healthy();
    expect((await calls[1]?.())?.status).toBe(200);
    expect((await calls[2]?.())?.status).toBe(200);
    expect((await calls[3]?.())?.status).toBe(200);
  });

  it("never answers anything but the truth or 503 while it is killed under traffic", async () => {
    const person = { email: `storm-${process.pid}@garfo.test`, password: "uma-senha-boa-1" };
    const { body: session } = await gateCall("/auth/v1/signup", person);
    const authorization = `Bearer ${session.access_token}`;
    const seen = new Set<number>();
    let over = false;
    const worker = async () => {
      while (!over) {
        seen.add((await gateCall("/auth/v1/user", undefined, { authorization })).status);
        seen.add((await gateCall("/auth/v1/token?grant_type=password", person)).status);
      }
    };
    const traffic = Promise.all([worker(), worker(), worker(), worker()]);
    for (let kill = 0; kill < 3; kill++) {
      const before = postgres.recoveries();
      process.kill(postmaster(), "SIGKILL");
      await until(async () => postgres.recoveries() > before);
      await healthy();
    }
    over = true;
    await traffic;
    expect([...seen].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  });
});
