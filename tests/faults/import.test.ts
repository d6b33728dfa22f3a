import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { contextOf } from "@/tests/factories";
import { createWriters } from "./people";
import { type FaultProduct, startFaultProduct } from "./product";

/** FULL=1 takes as many rows as an import may have. */
const ROWS = process.env.FULL === "1" ? 100_000 : 20_000;
const ROWS_A_DAY = 20;
const FIRST = Date.UTC(2010, 0, 1);

let product: FaultProduct;

beforeAll(async () => {
  product = await startFaultProduct();
}, 120_000);

afterAll(() => product?.stop(), 60_000);

/** Days with as many different foods, three meals each. */
function diary(): string {
  const rows = Array.from({ length: ROWS }, (_, at) => {
    const day = new Date(FIRST + Math.floor(at / ROWS_A_DAY) * 86_400_000).toISOString().slice(0, 10);
    return `${day};${["Café da manhã", "Almoço", "Jantar"][at % 3]};Prato ${at % 500};100;g;${100 + (at % 50)}`;
  });
  return `Data;Refeição;Alimento;Quantidade;Unidade;Calorias\n${rows.join("\n")}\n`;
}

type Progress = { status: string; done: number; total: number };

it(`${ROWS} rows while the web process and Postgres are killed: each row once, and days that add up`, async () => {
  const [writer] = await createWriters(product, 1);
  const { userId } = writer!;
  Object.assign(process.env, product.env);
  const { previewImport } = await import("@/lib/imports/preview-import.server");
  const { beginImport } = await import("@/lib/imports/begin-import.server");
  const ctx = contextOf(userId);
  const read = Date.now();
  const { id, summary } = await previewImport(ctx, { bytes: Buffer.from(diary()), name: "diario.csv" });
  const readMs = Date.now() - read;
  expect(summary).toMatchObject({ entries: { items: ROWS }, problemCount: 0 });
  await beginImport(ctx, { id });

  const progress = async (): Promise<Progress> => {
    const asked = product.query<Progress>(
      "SELECT status::text, done, total FROM app.diary_imports WHERE id = $1",
      [id],
    );
    return asked.then(([row]) => row!).catch(() => sleep(200).then(progress));
  };
  const until = async (share: number) => {
    for (;;) {
      const { status, done, total } = await progress();
      if (status !== "running" || done >= total * share) return status;
      await sleep(100);
    }
  };
  const begun = Date.now();
  const restart = async () => {
    await product.killWeb();
    await product.startWeb();
  };
  await restart();
  expect(await until(0.2)).toBe("running");
  await restart();
  expect(await until(0.5)).toBe("running");
  product.killPostgres();
  await sleep(1_000);
  await restart();
  expect(await until(1.1)).toBe("done");
  console.log(`${ROWS} rows read in ${readMs} ms, stored in ${Date.now() - begun} ms, two kills within`);

  const [counted] = await product.query(
    `SELECT count(*)::int AS items, sum(i.kcal)::int AS kcal, count(DISTINCT (m.message_id, m.ordinal))::int AS meals
     FROM app.meals m JOIN app.meal_items i ON i.user_id = m.user_id AND i.meal_id = m.id WHERE m.user_id = $1`,
    [userId],
  );
  const kcal = Array.from({ length: ROWS }, (_, at) => 100 + (at % 50)).reduce((sum, one) => sum + one, 0);
  expect(counted).toEqual({ items: ROWS, kcal, meals: summary.entries.meals });
  const [days] = await product.query(
    "SELECT sum(kcal)::int AS kcal, sum(meals)::int AS meals, count(*)::int AS days FROM app.day_totals WHERE user_id = $1",
    [userId],
  );
  expect(days).toEqual({ kcal, meals: summary.entries.meals, days: Math.ceil(ROWS / ROWS_A_DAY) });
}, 300_000);
