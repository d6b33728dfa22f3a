import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { createWriters } from "@/tests/faults/people";
import { deliverText, type TextDelivery } from "./deliver";
import { type Bench, quantile } from "./section";

const PEOPLE = 300;
const PER_SECOND = 100;
const SECONDS = Number(process.env.SECONDS ?? 30);
const ONE_BY_ONE = 60;
const LOOK_EVERY_MS = 5_000;
const LONGEST_DRAIN_MS = 180_000;

/** As people write: most tell of a meal, some drink, weigh themselves or ask. */
const TEXTS = [
  "almocei 2 conchas de feijão, 4 colheres de sopa de arroz e um bife médio",
  "comi 1 banana e 2 ovos",
  "bebi 300 ml de água",
  "café da manhã: pão francês com manteiga e café com leite",
  "quanto falta hoje?",
  "lanchei uma maçã e um iogurte natural",
  "peso 72,4",
  "jantei sopa de legumes",
];

/**
 * From webhook to outbox, first one message at a time and then a hundred a second of many people, and how long what
 * was left then takes to drain. The stand-in takes every answer and reports it sent, delivered and read, as Meta does.
 */
export async function* chatUnderLoad(bench: Bench): AsyncGenerator<string> {
  const { app, env } = await bench.product();
  const pool = new pg.Pool({ connectionString: env.DATABASE_URL, max: 2 });
  const query = async <T extends pg.QueryResultRow>(sql: string, values?: unknown[]) =>
    (await pool.query<T>(sql, values)).rows;
  const first = 10_000_000 + Math.floor(Math.random() * 400) * 100_000;
  const people = await createWriters({ query }, PEOPLE, first);
  const numbers = people.map(({ number }) => number);
  await openWindows(env, numbers);
  const send: Send = (n, mark) => {
    const [from = "", text = ""] = [numbers[n % PEOPLE], TEXTS[n % TEXTS.length]];
    return timed({ app, env, from, text }, mark);
  };
  try {
    const single = await oneByOne(query, send);
    yield `one at a time                webhook to outbox: median ${ms(single, 0.5)}, 99 % ${ms(single, 0.99)}`;
    const load = await sustained(send, () => backlog(query, numbers, true));
    const waiting = await backlog(query, numbers, true);
    const began = Date.now();
    const drained = await untilDrained(query, numbers);
    yield `${PER_SECOND}/s for ${SECONDS} s ${`of ${PEOPLE} people`.padEnd(16)} acknowledged: median ${ms(load.times, 0.5)}, 99 % ${ms(load.times, 0.99)}; ${load.kinds}`;
    const [answered] = await query<{ count: number }>(
      `SELECT count(DISTINCT in_reply_to)::int AS count FROM app.outbound_messages
        WHERE in_reply_to LIKE $1 AND status IN ('sent', 'delivered', 'read', 'gathered')`,
      [`${load.mark}%`],
    );
    yield `${"".padEnd(28)} ${answered?.count} of ${load.sent} answered, and their answers taken`;
    yield `${"".padEnd(28)} waiting meanwhile, every ${LOOK_EVERY_MS / 1000} s: ${load.waiting.join(" ")}`;
    yield `${"".padEnd(28)} ${waiting} waited when the last was sent, ${drained ? `gone ${Date.now() - began} ms later` : "not gone in time"}`;
  } finally {
    await forget(
      query,
      people.map(({ userId }) => userId),
      numbers,
    );
    await pool.end();
  }
}

/** Messages go past the stand-in, straight to the product: it must know that these people have written of late. */
async function openWindows(env: Record<string, string>, numbers: readonly string[]): Promise<void> {
  const { origin } = new URL(env.WHATSAPP_API_URL ?? "");
  for (const number of numbers) {
    const answer = await fetch(`${origin}/control/whatsapp/window`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ number, open: true }),
    });
    if (!answer.ok) throw new Error(`The stand-in opens no window (${answer.status}).`);
    await answer.arrayBuffer();
  }
}

type Query = <T extends pg.QueryResultRow>(sql: string, values?: unknown[]) => Promise<T[]>;
type Sent = { id: string; status: number; ms: number };
type Send = (n: number, mark?: string) => Promise<Sent>;

async function oneByOne(query: Query, send: Send): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < ONE_BY_ONE; n++) {
    const began = performance.now();
    const { id } = await send(n);
    for (;;) {
      const [row] = await query("SELECT 1 FROM app.outbound_messages WHERE in_reply_to = $1", [id]);
      if (row) break;
      if (performance.now() - began > 10_000) throw new Error("a message was not answered within 10 s");
      await sleep(2);
    }
    // The first ones warm the server up.
    if (n >= 10) times.push(performance.now() - began);
  }
  return times;
}

/** The rate held whatever the answers take, and how many messages wait for processing or sending meanwhile. */
async function sustained(send: Send, look: () => Promise<number>) {
  const waiting: number[] = [];
  const looks = setInterval(() => void look().then((count) => waiting.push(count)), LOOK_EVERY_MS);
  const began = performance.now();
  const mark = `wamid.load-${randomUUID()}`;
  const sent: Promise<Sent>[] = [];
  for (let n = 0; n < PER_SECOND * SECONDS; n++) {
    const due = began + (n * 1000) / PER_SECOND;
    await sleep(Math.max(0, due - performance.now()));
    sent.push(send(n, mark));
  }
  clearInterval(looks);
  const answers = await Promise.all(sent);
  const statuses = new Map<number, number>();
  for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const kinds = [...statuses].map(([status, count]) => `${count}× ${status}`).join(", ");
  return { times: answers.map(({ ms }) => ms), sent: sent.length, kinds, mark, waiting };
}

/** @param isDue without the answers that wait for what else is written */
async function backlog(query: Query, numbers: readonly string[], isDue = false): Promise<number> {
  const [row] = await query<{ waiting: number }>(
    `SELECT (SELECT count(*) FROM app.inbound_messages WHERE contact = ANY($1) AND status = 'received')::int
      + (SELECT count(*) FROM app.outbound_messages WHERE contact = ANY($1) AND (status = 'sending'
          OR status = 'queued' AND (NOT $2 OR next_attempt_at <= now())))::int AS waiting`,
    [numbers, isDue],
  );
  return row?.waiting ?? 0;
}

async function untilDrained(query: Query, numbers: readonly string[]): Promise<boolean> {
  const until = Date.now() + LONGEST_DRAIN_MS;
  while (Date.now() < until) {
    if ((await backlog(query, numbers)) === 0) return true;
    await sleep(100);
  }
  return false;
}

/** Nothing of the measurement stays behind. */
async function forget(query: Query, userIds: readonly string[], numbers: readonly string[]): Promise<void> {
  // The last reports of what was sent come first: they change the same rows.
  await sleep(3_000);
  for (const table of ["inbound_messages", "outbound_messages", "conversations"]) {
    await query(`DELETE FROM app.${table} WHERE contact = ANY($1)`, [numbers]);
  }
  await query("DELETE FROM app.people WHERE user_id = ANY($1::uuid[])", [userIds]);
  await query("DELETE FROM public.profiles WHERE id = ANY($1::uuid[])", [userIds]);
}

async function timed(delivery: Omit<TextDelivery, "id">, mark = "wamid.bench"): Promise<Sent> {
  const id = `${mark}-${randomUUID()}`;
  const began = performance.now();
  const status = await deliverText({ ...delivery, id }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 0,
  );
  return { id, status, ms: performance.now() - began };
}

function ms(times: readonly number[], share: number): string {
  return `${quantile(times, share).toFixed(0)} ms`;
}
