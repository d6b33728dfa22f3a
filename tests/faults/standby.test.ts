import { afterAll, beforeAll, expect, it } from "vitest";
import { createWriters } from "./people";
import { type FaultProduct, startFaultProduct } from "./product";
import { type Pair, startPair } from "./standby";
import { drained, sendMeals, tally } from "./traffic";

/** FULL=1 sends a thousand messages. */
const COUNT = process.env.FULL === "1" ? 1_000 : 150;

let pair: Pair;
let product: FaultProduct;

beforeAll(async () => {
  pair = await startPair();
  product = await startFaultProduct({}, pair.databaseUrl);
}, 180_000);

afterAll(async () => {
  await product?.stop();
  await pair?.stop();
}, 60_000);

it(`${COUNT} messages while a standby takes the place of a primary that dies: each ends as one meal and one reply`, async () => {
  const writers = await createWriters(product, 60);
  let away = 0;
  const failOver = async () => {
    away = await pair.failOver();
  };
  const at = { [COUNT / 2]: failOver };
  const { wamids, refused } = await sendMeals(product, writers, { count: COUNT, perSecond: 25, at });
  await drained(product, 180_000);
  expect(await product.query("SELECT pg_is_in_recovery() AS follows")).toEqual([{ follows: false }]);
  const counts = await tally(product, wamids);
  console.log(`A standby promoted under ${COUNT} messages:`, { ...counts, refused, awayMs: away });
  expect(counts).toEqual({ messages: COUNT, meals: COUNT, replies: COUNT, lost: 0, doubled: 0 });
}, 300_000);
