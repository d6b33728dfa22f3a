import { randomUUID } from "node:crypto";
import { type OwnProduct, startOwnProduct } from "../own-product";
import { type Bench, quantile } from "./section";

const FEW = 10_000;
const MANY = Number(process.env.BENCH_MEALS ?? 1_000_000);
const NEIGHBOURS = Number(process.env.BENCH_PEOPLE ?? 100_000);
/** Meals of each neighbour, so that there are many times as many of others as of one's own. */
const OF_EACH = 20;
const MEALS_A_DAY = 24;
const ROUNDS = 120;
const WARM_UP = 20;
const FLAT = 1.15;
/** What an answer costs while little else runs: on a shared machine the median tells more of the others. */
const QUIET = 0.25;

const PATHS = [
  "/api/dashboard",
  "/api/progress",
  "/api/user",
  "/api/meal-summary",
  "/api/history",
  "/api/meals",
] as const;

type Somebody = { userId: string; token: string };
type Case = { name: string; url: string; token: string };

/**
 * What the same requests cost over ten thousand meals of one's own, over a million, and beside a hundred thousand
 * neighbours; asked for in turn, on two databases, so that what else the machine does falls on all of them alike.
 */
export async function* growthCosts(bench: Bench): AsyncGenerator<string> {
  const { app, env } = await bench.product();
  const [few, many] = [await signUp(app), await signUp(app)];
  const alone = await startOwnProduct(env, "alone");
  let crowded: OwnProduct | undefined;
  try {
    crowded = await startOwnProduct(env, "crowded");
    const began = performance.now();
    for (const product of [alone, crowded]) {
      await product.adopt(few);
      await product.query("SET synchronous_commit = off");
      await live(product, few, FEW);
    }
    await alone.adopt(many);
    await live(alone, many, MANY);
    for (const statement of neighbours()) await crowded.query(statement);
    for (const product of [alone, crowded]) await product.query("VACUUM ANALYZE");
    const [counts] = await crowded.query(
      "SELECT (SELECT count(*)::int FROM app.people) AS people, (SELECT count(*)::int FROM app.meals) AS meals",
    );
    const took = ((performance.now() - began) / 1000).toFixed(0);
    yield `${MANY} meals of one person; ${JSON.stringify(counts)} in the crowd; generated in ${took} s; flat is up to ${FLAT}`;
    const cases: Case[] = [
      { name: `${FEW} meals`, url: alone.url, token: few.token },
      { name: `${MANY} meals`, url: alone.url, token: many.token },
      { name: `${FEW} beside ${NEIGHBOURS} people`, url: crowded.url, token: few.token },
    ];
    for (const path of PATHS) {
      const costs = await costsOf(path, cases);
      const least = quantile(costs[0] ?? [], QUIET);
      for (const [index, { name }] of cases.entries()) {
        const cost = quantile(costs[index] ?? [], QUIET);
        yield `${path.padEnd(18)} ${name.padEnd(30)} ${(cost / least).toFixed(2)}   a quick quarter within ${cost.toFixed(1)} ms`;
      }
    }
  } finally {
    await alone.stop();
    await crowded?.stop();
  }
}

async function costsOf(path: string, cases: readonly Case[]): Promise<number[][]> {
  const costs: number[][] = cases.map(() => []);
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    for (const [index, { url, token }] of cases.entries()) {
      const began = performance.now();
      const response = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`GET ${path} answered ${response.status}`);
      if (round >= 0) costs[index]?.push(performance.now() - began);
    }
  }
  return costs;
}

/** So many meals up to today, each with one food, and the totals of their days. */
async function live({ query }: OwnProduct, { userId }: Somebody, meals: number): Promise<void> {
  await query(
    `INSERT INTO app.meals (user_id, id, day, kind, eaten_at, source, updated_at)
     SELECT $1, gen_random_uuid(), d, 'lunch', d + interval '15 hours', 'web', now()
     FROM generate_series(0, $2::int - 1) n, LATERAL (SELECT (now() AT TIME ZONE 'America/Sao_Paulo')::date - n / $3::int AS d) c`,
    [userId, meals, MEALS_A_DAY],
  );
  await query(ITEMS.replace("WHERE", "WHERE m.user_id = $1 AND"), [userId]);
  await query(
    `INSERT INTO app.day_totals (user_id, day, meals, kcal, protein_g, carbs_g, fat_g, fibre_g, sodium_mg, water_ml)
     SELECT user_id, day, count(*), count(*) * 128, 60, 300, 20, 20, 100, 0 FROM app.meals WHERE user_id = $1 GROUP BY 1, 2`,
    [userId],
  );
}

const ITEMS = `INSERT INTO app.meal_items (user_id, meal_id, id, position, food, name, grams, kcal, protein_g, carbs_g, fat_g, fibre_g, sodium_mg)
  SELECT m.user_id, m.id, gen_random_uuid(), 0, 'arroz-branco', 'Arroz branco', 100, 128, 2.5, 28, 0.2, 1.6, 1
  FROM app.meals m WHERE true`;

/** Statements that fill a database with other people, each with a subscription and some weeks of meals. */
function neighbours(): string[] {
  const id = "md5('neighbour' || n)::uuid";
  const people = `generate_series(1, ${NEIGHBOURS}) n`;
  return [
    `INSERT INTO public.profiles (id, name, email, updated_at)
     SELECT ${id}, 'Pessoa ' || n, 'p' || n || '@bench.garfo.test', now() FROM ${people}`,
    `INSERT INTO app.people (user_id, updated_at) SELECT ${id}, now() FROM ${people}`,
    `INSERT INTO app.subscriptions (user_id, id, plan_id, status, started_at, period_end, updated_at)
     SELECT ${id}, gen_random_uuid(), 'monthly', 'active', now(), now() + interval '30 days', now() FROM ${people}`,
    `INSERT INTO app.meals (user_id, id, day, kind, eaten_at, source, updated_at)
     SELECT ${id}, gen_random_uuid(), current_date - k / 3, 'lunch', now() - k / 3 * interval '1 day', 'web', now()
     FROM ${people}, generate_series(0, ${OF_EACH - 1}) k`,
    `${ITEMS} AND NOT EXISTS (SELECT FROM app.meal_items i WHERE i.user_id = m.user_id)`,
    `INSERT INTO app.day_totals (user_id, day, meals, kcal, protein_g, carbs_g, fat_g, fibre_g, sodium_mg, water_ml)
     SELECT ${id}, current_date - d, 3, 1800, 90, 200, 60, 25, 2000, 1800 FROM ${people}, generate_series(0, ${Math.ceil(OF_EACH / 3) - 1}) d`,
  ];
}

async function signUp(app: string): Promise<Somebody> {
  const email = `bench.${randomUUID()}@bench.garfo.test`;
  const response = await fetch(`${app}/api/signup`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "Bench", email, password: randomUUID(), planId: "trial" }),
  });
  if (!response.ok) throw new Error(`sign-up answered ${response.status}`);
  const { user, token } = (await response.json()) as { user: { id: string }; token: string };
  return { userId: user.id, token };
}
