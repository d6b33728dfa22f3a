import { type ChildProcess, execFile } from "node:child_process";
import { once } from "node:events";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { FAULT_PORTS } from "@/local/ports";
import { ensureCluster } from "@/local/postgres/cluster";
import { databaseUrl, ensureDatabase } from "@/local/postgres/database";
import { locatePostgres, type PostgresLocation } from "@/local/postgres/location";
import { eraseCluster, launchOnce } from "@/local/postgres/server";
import { call, PASSWORD, uniqueEmail } from "@/tests/factories";
import { asSuperuser, CLUSTER_PASSWORD, makeOwnedFolder, takeBackup, writeOwned } from "./cluster";
import { createWriters, type Writer } from "./people";
import { type FaultProduct, startFaultProduct } from "./product";
import { drained, sendMeals, tally } from "./traffic";

const ROOT = join(process.cwd(), ".local", "restored");
const PORT = FAULT_PORTS.postgres;

let original: PostgresLocation;
let restored: PostgresLocation;
let archive: string;
let server: ChildProcess;
let product: FaultProduct;

beforeAll(async () => {
  const [first, second] = ["original", "restored"].map((name) => join(ROOT, name)) as [string, string];
  for (const dir of [first, second]) await eraseCluster(dir);
  rmSync(ROOT, { recursive: true, force: true });
  original = locatePostgres(first);
  restored = { ...original, data: locatePostgres(second).data };
  archive = join(original.data, "..", "archive");
  await ensureCluster(original, CLUSTER_PASSWORD);
  makeOwnedFolder(archive, original);
  const archiving = { archive_mode: "on", archive_command: `cp %p ${archive}/%f` };
  server = await launchOnce(original, PORT, archiving);
  await ensureDatabase(PORT, CLUSTER_PASSWORD, CLUSTER_PASSWORD);
  product = await startFaultProduct({}, databaseUrl(PORT, CLUSTER_PASSWORD));
}, 180_000);

afterAll(async () => {
  await product?.stop();
  await end(server);
}, 60_000);

async function end(postgres: ChildProcess | undefined): Promise<void> {
  if (!postgres || postgres.exitCode !== null || postgres.signalCode !== null) return;
  const ended = once(postgres, "exit");
  postgres.kill("SIGINT");
  await ended;
}

const api = (path: string) => `${product.env.NEXT_PUBLIC_APP_URL}${path}`;
const logIn = (email: string) => call(api("/api/login"), { body: { email, password: PASSWORD } });

async function signUp(): Promise<{ email: string; token: string }> {
  const email = uniqueEmail("volta");
  const { body } = await call(api("/api/signup"), { body: { name: "Ana Lima", email, password: PASSWORD } });
  return { email, token: body.token };
}

async function tellMeals(writers: readonly Writer[]): Promise<string[]> {
  const { wamids } = await sendMeals(product, writers, { count: writers.length, perSecond: 25, at: {} });
  await drained(product, 60_000);
  return wamids;
}

async function mealsOf(wamids: readonly string[]): Promise<number> {
  const [row] = await product.query<{ meals: number }>(
    "SELECT count(*)::int AS meals FROM app.meals WHERE message_id = ANY($1)",
    [wamids],
  );
  return row?.meals ?? 0;
}

/** Everything up to now is in the archive. */
async function untilArchived(): Promise<void> {
  const [row] = await asSuperuser(PORT, (query) => query("SELECT pg_walfile_name(pg_switch_wal()) AS file"));
  await vi.waitFor(() => expect(existsSync(join(archive, String(row?.file)))).toBe(true), {
    timeout: 30_000,
  });
}

it("a backup and its log, restored to a moment: what was then is there, what came later is not, and who was erased since is erased again", async () => {
  const writers = await createWriters(product, 10);
  const [stays, leaves] = [await signUp(), await signUp()];
  const beforeBackup = await tellMeals(writers);
  await takeBackup(PORT, original, restored);
  const afterBackup = await tellMeals(writers);

  const [{ moment } = { moment: "" }] = await product.query<{ moment: string }>(
    "SELECT clock_timestamp()::text AS moment",
  );
  const gone = { token: leaves.token, method: "DELETE", body: { password: PASSWORD } };
  expect((await call(api("/api/account"), gone)).status).toBe(200);
  await product.query("DELETE FROM app.meals");
  const lost = await tellMeals(writers);
  const erased = await product.query<{ subject_id: string }>(
    "SELECT subject_id FROM app.audit_log WHERE action = 'account.deletion_requested' AND at > $1",
    [moment],
  );
  await untilArchived();

  await product.killWeb();
  await end(server);
  writeOwned(restored, "recovery.signal", "");
  server = await launchOnce(restored, PORT, {
    ...{ restore_command: `cp ${archive}/%f %p`, recovery_target_time: moment },
    recovery_target_action: "promote",
  });
  const isOver = async () => {
    const [row] = await product.query("SELECT pg_is_in_recovery() AS follows");
    expect(row).toEqual({ follows: false });
  };
  await vi.waitFor(isOver, { timeout: 30_000, interval: 200 });
  expect(await mealsOf([...beforeBackup, ...afterBackup])).toBe(2 * writers.length);
  expect(await mealsOf(lost)).toBe(0);
  const came = "SELECT 1 FROM public.profiles WHERE email = $1";
  expect(await product.query(came, [leaves.email])).toHaveLength(1);

  const list = join(ROOT, "erased.txt");
  writeFileSync(list, erased.map(({ subject_id }) => subject_id).join("\n"));
  const command = ["scripts/run.mjs", "erase:again", list];
  const { stdout } = await promisify(execFile)(process.execPath, command, {
    env: { ...process.env, ...product.env },
  });
  expect(stdout).toContain("1 deletions given, 1 accounts were there again");

  await product.query(
    "UPDATE app.outbound_messages SET status = 'failed', error = 'stale' WHERE status IN ('queued', 'sending')",
  );
  await product.query(
    "UPDATE app.outbound_mails SET failed_at = now() WHERE sent_at IS NULL AND failed_at IS NULL",
  );
  await product.startWeb();
  expect(await product.query(came, [leaves.email])).toEqual([]);
  expect((await logIn(leaves.email)).body.code).toBe("login_failed");
  expect((await logIn(stays.email)).status).toBe(200);
  const goesOn = await tellMeals(writers);
  const counts = { meals: writers.length, replies: writers.length, lost: 0, doubled: 0 };
  expect(await tally(product, goesOn)).toMatchObject(counts);
}, 300_000);
