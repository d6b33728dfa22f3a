import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createWriters } from "./people";
import { type FaultProduct, startFaultProduct } from "./product";
import {
  deliver,
  drained,
  killsOf,
  sendMeals,
  shuffledCopies,
  type Traffic,
  tally,
  underKills,
} from "./traffic";

/** FULL=1 delivers ten thousand times and kills twenty times. */
const IS_FULL = process.env.FULL === "1";
const MESSAGES = IS_FULL ? 2_500 : 100;
const COPIES = 4;
/** Of Postgres, and as many of the web process. */
const KILLS = IS_FULL ? 10 : 1;
const AT_ONCE = 50;

let product: FaultProduct;

beforeAll(async () => {
  product = await startFaultProduct();
}, 120_000);

afterAll(() => product?.stop(), 60_000);

it(`${MESSAGES * COPIES} deliveries of ${MESSAGES} messages, mixed, under ${KILLS} kills of Postgres and as many of the web process: each a meal and a reply, once`, async () => {
  // Somebody else each: messages in a row of one person would be answered together.
  const writers = await createWriters(product, MESSAGES);
  const traffic: Traffic = { wamids: [], refused: 0 };
  const messages = writers.map(({ number }) => {
    const wamid = `wamid.kill-${number}`;
    traffic.wamids.push(wamid);
    return { from: number, type: "text", text: "comi 1 banana e 2 ovos", wamid };
  });
  const deliveries = shuffledCopies(messages, COPIES).map((message) => () => {
    return deliver(product, traffic, message);
  });
  const began = Date.now();
  await underKills(deliveries, killsOf(product, KILLS), AT_ONCE);
  const deliveredAfter = Date.now() - began;
  await drained(product, 180_000);
  const counts = await tally(product, traffic.wamids);
  const bubbles = await product.control<{ to: string }[]>("/whatsapp/outbox");
  const toldTo = new Set(bubbles.map(({ to }) => to));
  const seconds = { delivered: deliveredAfter / 1000, drained: (Date.now() - began) / 1000 };
  console.log(`${2 * KILLS} kills under ${deliveries.length} deliveries:`, {
    ...{ ...counts, refused: traffic.refused, bubbles: bubbles.length, ...seconds },
  });
  expect(counts).toEqual({ messages: MESSAGES, meals: MESSAGES, replies: MESSAGES, lost: 0, doubled: 0 });
  expect([bubbles.length, toldTo.size]).toEqual([MESSAGES, MESSAGES]);
  const [stored] = await product.query("SELECT count(*)::int AS meals FROM app.meals");
  expect(stored).toEqual({ meals: MESSAGES });
}, 1_200_000);

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
