import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createWriters, type Writer } from "./people";
import { type FaultProduct, startFaultProduct } from "./product";
import { deliver, drained, type Traffic } from "./traffic";

/** Each tells of its own amount, so that whatever is told twice or never shows. */
const LINES = [101, 102, 103].map((ml) => ({ ml, text: `bebi ${ml} ml de água` }));
const WRITERS = 24;
/** FULL=1 kills so often, each time a little later than before. */
const ROUNDS = process.env.FULL === "1" ? 10 : 1;
const LATER_MS = 70;
const LONGEST_MS = 120_000 * ROUNDS;

let product: FaultProduct;

beforeAll(async () => {
  product = await startFaultProduct();
}, 120_000);

afterAll(() => product?.stop(), 60_000);

/** How many have an answer waiting for what comes next, and how many one that took the place of such a one. */
type Standing = { first: number; together: number };

it(
  "three messages in a row of each, the web process killed between them: stored once, told once",
  async () => {
    await killedBetween(async () => {
      await product.killWeb();
      await product.startWeb();
    });
  },
  LONGEST_MS,
);

it(
  "three messages in a row of each, Postgres killed between them: stored once, told once",
  async () => {
    await killedBetween(async () => product.killPostgres());
  },
  LONGEST_MS,
);

async function killedBetween(kill: () => Promise<void>): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) await oneRound(kill, round * LATER_MS);
}

async function oneRound(kill: () => Promise<void>, laterMs: number): Promise<void> {
  const writers = await createWriters(product, WRITERS);
  const traffic: Traffic = { wamids: [], refused: 0 };
  const sent = Promise.all(writers.map((writer, n) => sendInARow(writer, n, traffic)));
  const before = await vi.waitFor(
    async () => {
      const standing = await standingOf(writers);
      expect(Math.min(standing.first, standing.together)).toBeGreaterThan(0);
      return standing;
    },
    { timeout: 20_000, interval: 5 },
  );
  await sleep(laterMs);
  await kill();
  await sent;
  await drained(product, 90_000);

  const answers = await product.query<{ in_reply_to: string; status: string }>(
    "SELECT in_reply_to, status::text FROM app.outbound_messages WHERE in_reply_to = ANY($1)",
    [traffic.wamids],
  );
  const gathered = answers.filter(({ status }) => status === "gathered").length;
  console.log("Killed between messages in a row:", { before, refused: traffic.refused, gathered });
  expect(answers.map(({ in_reply_to }) => in_reply_to).sort()).toEqual([...traffic.wamids].sort());
  expect(answers.filter(({ status }) => !ENDED.includes(status))).toEqual([]);
  expect(await Promise.all(writers.map(toldTo))).toEqual(writers.map(() => LINES.map(({ ml }) => ml)));
  expect(await storedOf(writers)).toEqual(writers.map(() => LINES.map(({ ml }) => ml)));
}

const ENDED = ["gathered", "sent", "delivered", "read"];

/** One after the other begins, so that a kill meets each of them at another point. */
async function sendInARow({ number }: Writer, n: number, traffic: Traffic): Promise<void> {
  await sleep(n * 60);
  for (const [at, { text }] of LINES.entries()) {
    const wamid = `wamid.row-${number}-${at}`;
    traffic.wamids.push(wamid);
    await deliver(product, traffic, { from: number, type: "text", text, wamid });
    await sleep(100);
  }
}

async function standingOf(writers: readonly Writer[]): Promise<Standing> {
  const [row] = await product.query<Standing>(
    `SELECT count(*) FILTER (WHERE queued AND NOT taken)::int AS first, count(*) FILTER (WHERE queued AND taken)::int AS together
      FROM (SELECT bool_or(status = 'queued') AS queued, bool_or(status = 'gathered') AS taken
        FROM app.outbound_messages WHERE contact = ANY($1) GROUP BY contact) AS of`,
    [writers.map(({ number }) => number)],
  );
  return row as Standing;
}

/** The amounts that were told on the phone, in ascending order. */
async function toldTo({ number }: Writer): Promise<number[]> {
  const bubbles = await product.control<{ text: string }[]>(`/whatsapp/outbox?to=${number}`);
  return bubbles
    .flatMap(({ text }) => [...text.matchAll(/\*(\d+) ml\*/g)].map(([, ml]) => Number(ml)))
    .sort();
}

async function storedOf(writers: readonly Writer[]): Promise<number[][]> {
  const rows = await product.query<{ user_id: string; amounts: number[] }>(
    `SELECT user_id::text, array_agg(ml::int ORDER BY ml) AS amounts FROM app.water_entries
      WHERE user_id = ANY($1::uuid[]) GROUP BY 1`,
    [writers.map(({ userId }) => userId)],
  );
  const amountsOf = new Map(rows.map(({ user_id, amounts }) => [user_id, amounts]));
  return writers.map(({ userId }) => amountsOf.get(userId) ?? []);
}
