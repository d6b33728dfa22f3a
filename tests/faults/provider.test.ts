import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createWriters } from "./people";
import { type FaultProduct, startFaultProduct } from "./product";
import { drained } from "./traffic";

/** FULL=1 also waits for what takes half a minute and more. */
const FULL = process.env.FULL === "1";

let product: FaultProduct;

beforeAll(async () => {
  product = await startFaultProduct();
}, 120_000);

afterAll(() => product?.stop(), 60_000);

type Bubble = { text: string; opaque: string; template: { name: string } | null };

/** Two messages one after the other, while the provider has the fault; the bubbles once nothing waits any more. */
async function twoMessages(fault: Record<string, unknown>) {
  const [writer] = await createWriters(product, 1);
  const from = writer?.number;
  await product.control("/faults", { service: "whatsapp", ...fault });
  for (const [at, text] of ["bebi 100 ml de água", "bebi 200 ml de água"].entries()) {
    // Minutes apart, as what is written at once is answered at once.
    const timestamp = Math.floor(Date.now() / 1000) - 300 + at * 120;
    await product.control("/whatsapp/inbound", { from, type: "text", text, timestamp });
  }
  await drained(product, 60_000);
  await product.control("/faults", { service: "whatsapp", mode: "off" });
  const bubbles = await product.control<Bubble[]>(`/whatsapp/outbox?to=${from}`);
  const rows = await product.query<{ status: string; attempts: number; error: string | null }>(
    "SELECT status, attempts, error FROM app.outbound_messages WHERE contact = $1 ORDER BY seq",
    [from],
  );
  return { amounts: bubbles.map(({ text }) => /\d00 ml/.exec(text)?.[0]), rows };
}

describe("a provider in trouble", () => {
  it.each([
    ["out of order for some calls", { mode: "error", status: 500, count: FULL ? 3 : 1 }],
    ["asks to go slower", { mode: "error", code: 130429, count: FULL ? 2 : 1 }],
    ["allows the pair one message in 6 s", { mode: "error", code: 131056, count: 1 }],
  ])(
    "%s: both answers arrive once, in order",
    async (_, fault) => {
      const { amounts, rows } = await twoMessages(fault);
      expect(amounts).toEqual(["100 ml", "200 ml"]);
      expect(rows[0]?.attempts).toBe(1 + fault.count);
      expect(rows.every(({ error }) => error === null)).toBe(true);
    },
    60_000,
  );

  it("takes a message and fails to say so: it is not sent again", async () => {
    const { amounts, rows } = await twoMessages({ mode: "error", status: 500, effect: true, count: 1 });
    expect(amounts).toEqual(["100 ml", "200 ml"]);
    expect(rows[0]).toMatchObject({ attempts: 1 });
  }, 60_000);

  it("takes a message and answers with a page for people: it is not sent again", async () => {
    const { amounts, rows } = await twoMessages({ mode: "html", effect: true, count: 1 });
    expect(amounts).toEqual(["100 ml", "200 ml"]);
    expect(rows[0]).toMatchObject({ attempts: 1 });
  }, 60_000);

  it.runIf(FULL)(
    "answers with a page and took nothing: sent once it is sure",
    async () => {
      const { amounts, rows } = await twoMessages({ mode: "html", count: 1 });
      expect(amounts).toEqual(["100 ml", "200 ml"]);
      expect(rows[0]).toMatchObject({ attempts: 2 });
    },
    120_000,
  );

  it("will never deliver a message: the next one goes all the same", async () => {
    const { amounts, rows } = await twoMessages({ mode: "error", code: 131026, count: 1 });
    expect(amounts).toEqual(["200 ml"]);
    expect(rows[0]).toMatchObject({ status: "failed", error: "permanent:131026" });
  }, 60_000);
});

it.runIf(FULL)(
  "an answer whose window has closed fails without a template",
  async () => {
    const [writer] = await createWriters(product, 1);
    const from = writer?.number ?? "";
    await product.query(
      `INSERT INTO app.outbound_messages (id, contact, recipient, body)
      VALUES (gen_random_uuid(), $1, $1, '{"type":"text","body":"oi"}')`,
      [from],
    );
    // Nobody is woken for it: the sweep of every minute finds it.
    const failed = async () => {
      const [row] = await product.query(
        "SELECT status, error FROM app.outbound_messages WHERE contact = $1",
        [from],
      );
      expect(row).toEqual({ status: "failed", error: "window_closed:131047" });
    };
    await vi.waitFor(failed, { timeout: 120_000, interval: 500 });
  },
  150_000,
);
