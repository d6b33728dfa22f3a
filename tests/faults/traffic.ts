import { setTimeout as sleep } from "node:timers/promises";
import { vi } from "vitest";
import type { Writer } from "./people";
import type { FaultProduct } from "./product";

export type Traffic = {
  /** Ids of the messages, all acknowledged in the end. */
  wamids: string[];
  /** Deliveries that were not acknowledged and were repeated, as the provider does. */
  refused: number;
};

/**
 * Sends `count` meals at `perSecond`, spread over the writers, and repeats each delivery until it is acknowledged with
 * 200. `at` runs things when so many have been sent.
 */
export async function sendMeals(
  product: FaultProduct,
  writers: readonly Writer[],
  { count, perSecond, at }: { count: number; perSecond: number; at: Record<number, () => unknown> },
): Promise<Traffic> {
  const started = Date.now();
  const traffic: Traffic = { wamids: [], refused: 0 };
  const deliveries: Promise<void>[] = [];
  for (let i = 0; i < count; i++) {
    await sleep(Math.max(0, started + (i * 1000) / perSecond - Date.now()));
    await at[i]?.();
    const wamid = `wamid.fault-${started}-${i}`;
    traffic.wamids.push(wamid);
    const from = writers[i % writers.length]?.number;
    deliveries.push(deliver(product, traffic, { from, type: "text", text: "comi 1 banana e 2 ovos", wamid }));
  }
  await Promise.all(deliveries);
  return traffic;
}

/**
 * Does each of `works` once, `atOnce` at a time, in the order given, and calls `kills` one after the other, spread evenly
 * between them. A kill holds up whoever calls it alone.
 */
export async function underKills(
  works: readonly (() => Promise<unknown>)[],
  kills: readonly (() => unknown)[],
  atOnce: number,
): Promise<void> {
  const killsAt = new Map(
    kills.map((kill, n) => [Math.floor(((n + 0.5) * works.length) / kills.length), kill]),
  );
  let next = 0;
  const go = async () => {
    while (next < works.length) {
      const at = next++;
      await killsAt.get(at)?.();
      await works[at]?.();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, go));
}

/** So many kills of Postgres and of the web process, which is started again at once, by turns. */
export function killsOf(product: FaultProduct, each: number): (() => Promise<void>)[] {
  return Array.from({ length: each }, () => [
    async () => product.killPostgres(),
    async () => {
      await product.killWeb();
      await product.startWeb();
    },
  ]).flat();
}

/** `copies` of each, in any order. */
export function shuffledCopies<T>(given: readonly T[], copies: number): T[] {
  return Array.from({ length: copies }, () => given)
    .flat()
    .map((value) => ({ value, at: Math.random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ value }) => value);
}

/** Repeats a delivery until it is acknowledged with 200. */
export async function deliver(
  product: FaultProduct,
  traffic: Traffic,
  message: Record<string, unknown>,
): Promise<void> {
  for (;;) {
    const { statuses } = await product.control<{ statuses: number[] }>("/whatsapp/inbound", message);
    if (statuses[0] === 200) return;
    traffic.refused++;
    await sleep(500);
  }
}

/** Resolves when nothing waits to be processed or sent; rejects with what still does. */
export function drained({ query }: FaultProduct, timeout: number): Promise<void> {
  return vi.waitFor(
    async () => {
      const waiting = await query(
        `SELECT id, status::text, attempts, error, NULL::timestamptz AS due
          FROM app.inbound_messages WHERE status = 'received'
        UNION ALL
        SELECT id::text, status::text, attempts, error, next_attempt_at
          FROM app.outbound_messages WHERE status IN ('queued', 'sending')`,
      );
      if (waiting.length > 0) throw new Error(`not drained: ${JSON.stringify(waiting.slice(0, 5))}`);
    },
    { timeout, interval: 250 },
  );
}

export type Tally = { messages: number; meals: number; replies: number; lost: number; doubled: number };

/** What became of the messages, counted where it matters: in the diary and on the phone. */
export async function tally(product: FaultProduct, wamids: readonly string[]): Promise<Tally> {
  const meals = await product.query<{ message_id: string; n: number }>(
    "SELECT message_id, count(*)::int AS n FROM app.meals WHERE message_id = ANY($1) GROUP BY 1",
    [wamids],
  );
  const answers = await product.query<{ id: string; in_reply_to: string; status: string }>(
    "SELECT id::text, in_reply_to, status::text FROM app.outbound_messages WHERE in_reply_to = ANY($1)",
    [wamids],
  );
  const arrived = new Map<string | undefined, number>();
  for (const { opaque } of await product.control<{ opaque: string | null }[]>("/whatsapp/outbox")) {
    const id = opaque?.split(":")[1];
    arrived.set(id, (arrived.get(id) ?? 0) + 1);
  }
  // What was told together with the next message's answer is on the phone once that is. A long answer is several
  // messages: it is there when all of them are, and twice when one of them is.
  const partsOf = Map.groupBy(answers, ({ in_reply_to }) => in_reply_to);
  const timesTold = (parts: typeof answers) => {
    const times = parts.map(({ id, status }) => (status === "gathered" ? 1 : (arrived.get(id) ?? 0)));
    return times.includes(0) ? 0 : Math.max(...times);
  };
  const mealsOf = new Map(meals.map(({ message_id, n }) => [message_id, n]));
  const repliesTo = new Map([...partsOf].map(([wamid, parts]) => [wamid, timesTold(parts)]));
  const counts = wamids.map((wamid) => [mealsOf.get(wamid) ?? 0, repliesTo.get(wamid) ?? 0] as const);
  const sum = (which: 0 | 1) => counts.reduce((total, count) => total + count[which], 0);
  return {
    messages: wamids.length,
    meals: sum(0),
    replies: sum(1),
    lost: counts.filter((count) => count.includes(0)).length,
    doubled: counts.filter((count) => count.some((n) => n > 1)).length,
  };
}
