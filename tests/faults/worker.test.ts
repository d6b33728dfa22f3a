import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createWriters } from "./people";
import { type FaultProduct, startFaultProduct } from "./product";

let product: FaultProduct;
const workers: ChildProcess[] = [];

beforeAll(async () => {
  product = await startFaultProduct({ WORKER_IN_WEB: "false" });
}, 120_000);

afterAll(async () => {
  for (const worker of workers) worker.kill("SIGKILL");
  await product?.stop();
}, 60_000);

/** `npm run worker`, as a deployment starts it. */
function startWorker(): ChildProcess {
  const worker = spawn(process.execPath, ["scripts/run.mjs", "worker"], {
    env: { ...process.env, ...product.env },
    stdio: "ignore",
  });
  workers.push(worker);
  return worker;
}

async function stop(worker: ChildProcess): Promise<unknown> {
  const ended = once(worker, "exit");
  worker.kill("SIGTERM");
  return (await ended)[0];
}

async function texts(number: string): Promise<string[]> {
  const bubbles = await product.control<{ text: string }[]>(`/whatsapp/outbox?to=${number}`);
  return bubbles.map(({ text }) => text);
}

const arrives = (number: string, words: string, timeout: number) =>
  vi.waitFor(async () => expect(await texts(number)).toContainEqual(expect.stringContaining(words)), {
    timeout,
    interval: 250,
  });

it("workers of their own process what the web process only stores, and remind on the minute", async () => {
  const [writer] = await createWriters(product, 1);
  const { userId, number } = writer as { userId: string; number: string };
  const say = (text: string) => product.control("/whatsapp/inbound", { from: number, type: "text", text });
  await say("bebi 100 ml de água");
  const [stored] = await product.query("SELECT status::text FROM app.inbound_messages WHERE contact = $1", [
    number,
  ]);
  expect(stored).toEqual({ status: "received" });

  const first = startWorker();
  await arrives(number, "100 ml", 60_000);

  await product.query(
    "UPDATE app.whatsapp_links SET confirmed_at = now() - interval '2 days' WHERE user_id = $1",
    [userId],
  );
  // Of the minute to come: this one's round may be over.
  await product.query(
    `INSERT INTO app.reminder_settings (user_id, meal_reminders, evening_summary, water_times, quiet_start, quiet_end,
      updated_at) VALUES ($1, false, false,
      ARRAY[to_char((now() + interval '1 minute') AT TIME ZONE 'America/Sao_Paulo', 'HH24:MI')], '00:00', '00:00', now())`,
    [userId],
  );
  await arrives(number, "Hora da água", 160_000);

  expect(await stop(first)).toBe(0);
  await say("bebi 200 ml de água");
  startWorker();
  await arrives(number, "200 ml", 60_000);
  expect((await texts(number)).filter((text) => text.includes("Hora da água"))).toHaveLength(1);
}, 300_000);
