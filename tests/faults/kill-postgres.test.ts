import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createWriters } from "./people";
import { type FaultProduct, startFaultProduct } from "./product";
import { drained, sendMeals, tally } from "./traffic";

/** FULL=1 sends a thousand messages and kills three times. */
const FULL = process.env.FULL === "1";
const COUNT = FULL ? 1_000 : 150;
const KILLS = FULL ? 3 : 1;

let product: FaultProduct;

beforeAll(async () => {
  product = await startFaultProduct();
}, 120_000);

afterAll(() => product?.stop(), 60_000);

it(`${COUNT} messages while Postgres is killed ${KILLS} times: each ends as one meal and one reply`, async () => {
  const writers = await createWriters(product, 60);
  const kills = Array.from({ length: KILLS }, (_, i) => Math.round(((i + 1) * COUNT) / (KILLS + 1)));
  const at = Object.fromEntries(kills.map((sent) => [sent, () => product.killPostgres()]));
  const { wamids, refused } = await sendMeals(product, writers, { count: COUNT, perSecond: 25, at });
  await drained(product, 180_000);
  const counts = await tally(product, wamids);
  console.log(`Postgres killed ${KILLS} times under ${COUNT} messages:`, { ...counts, refused });
  expect(counts).toEqual({ messages: COUNT, meals: COUNT, replies: COUNT, lost: 0, doubled: 0 });
}, 300_000);

it("messages while the web process is killed and started again: each ends as one meal and one reply", async () => {
  const writers = await createWriters(product, 20);
  const restart = async () => {
    await product.killWeb();
    await product.startWeb();
  };
  const count = FULL ? 300 : 60;
  const { wamids, refused } = await sendMeals(product, writers, {
    count,
    perSecond: 25,
    at: { [count / 2]: restart },
  });
  await drained(product, 180_000);
  const counts = await tally(product, wamids);
  console.log(`The web process killed under ${count} messages:`, { ...counts, refused });
  expect(counts).toEqual({ messages: count, meals: count, replies: count, lost: 0, doubled: 0 });
}, 300_000);

it("a process that starts while Postgres dies does its jobs all the same", async () => {
  const [writer] = await createWriters(product, 1);
  await product.killWeb();
  const started = product.startWeb();
  product.killPostgres();
  await started;
  const { wamids } = await sendMeals(product, [writer!], { count: 3, perSecond: 5, at: {} });
  await drained(product, 60_000);
  expect(await tally(product, wamids)).toEqual({ messages: 3, meals: 3, replies: 3, lost: 0, doubled: 0 });
}, 120_000);

it("a database that is stuck is told to be down while it still is, not when it has come back", async () => {
  Object.assign(process.env, product.env);
  const { checkHealth } = await import("@/lib/admin/check-health.server");
  let isStuck = true;
  const stuck = product
    .query("BEGIN; LOCK app.reminder_schedules IN ACCESS EXCLUSIVE MODE; SELECT pg_sleep(8); COMMIT")
    .then(() => {
      isStuck = false;
    });
  await vi.waitFor(async () => {
    const locks = await product.query(
      "SELECT 1 FROM pg_locks WHERE mode = 'AccessExclusiveLock' AND granted",
    );
    expect(locks).not.toEqual([]);
  });
  expect(await checkHealth(new Date())).toMatchObject({ status: "down", checks: { database: "down" } });
  expect(isStuck).toBe(true);
  await stuck;
  expect((await checkHealth(new Date())).checks.database).toBe("ok");
}, 30_000);
