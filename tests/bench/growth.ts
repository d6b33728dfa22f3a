import { type OwnProduct, startOwnProduct } from "../own-product";
import { type Bench, quantile } from "./section";
import { type Somebody, signUp } from "./sign-up";

const FEW = 10_000;
const MANY = Number(process.env.BENCH_MEALS ?? 1_000_000);
const NEIGHBOURS = Number(process.env.BENCH_PEOPLE ?? 100_000);
/** Meals that one statement makes, so that none runs for minutes. */
const AT_ONCE = 500_000;
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

type Case = { name: string; url: string; token: string };

/**
 * What the same requests cost over ten thousand meals of one's own, over a million (`BENCH_MEALS`), and beside a hundred thousand
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
    const dress = await undress(alone);
    await live(alone, many, MANY);
    for (const statement of dress) await alone.query(statement);
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
  for (let from = 0; from < meals; from += AT_ONCE)
    await query(
      `WITH n AS (
         SELECT gen_random_uuid() AS id, (now() AT TIME ZONE 'America/Sao_Paulo')::date - n / $3::int AS day
         FROM generate_series($4::int, least($2::int, $4 + $5::int) - 1) n
       ), made AS (
         INSERT INTO app.meals (user_id, id, day, kind, eaten_at, source, updated_at)
         SELECT $1, id, day, 'lunch', day + interval '15 hours', 'web', now() FROM n
       )
       ${ITEMS.replace("m.user_id, m.id", "$1, m.id").replace("app.meals m WHERE true", "n m")}`,
      [userId, meals, MEALS_A_DAY, from, AT_ONCE],
    );
  await query(
    `INSERT INTO app.day_totals (user_id, day, meals, kcal, protein_g, carbs_g, fat_g, fibre_g, sodium_mg, water_ml)
     SELECT user_id, day, count(*), count(*) * 128, 60, 300, 20, 20, 100, 0 FROM app.meals WHERE user_id = $1 GROUP BY 1, 2`,
    [userId],
  );
}

/**
 * Takes off what makes millions of rows slow to add: triggers, foreign keys and indexes of the tables they go to.
 * @returns statements that put the indexes back, once all are there; the others are not missed by reading
 */
async function undress({ query }: OwnProduct): Promise<string[]> {
  const tables = "ARRAY['app.meals', 'app.meal_items', 'app.day_totals']::regclass[]";
  const links = await query(
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS undo
     FROM pg_constraint WHERE contype = 'f' AND (conrelid = ANY (${tables}) OR confrelid = ANY (${tables}))`,
  );
  const keys = await query(
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS undo,
       format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS redo
     FROM pg_constraint WHERE contype IN ('p', 'u') AND conrelid = ANY (${tables})`,
  );
  const indexes = await query(
    `SELECT format('DROP INDEX %s', i.indexrelid::regclass) AS undo, pg_get_indexdef(i.indexrelid) AS redo
     FROM pg_index i WHERE i.indrelid = ANY (${tables})
       AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = i.indexrelid)`,
  );
  for (const table of ["meals", "meal_items", "day_totals"])
    await query(`ALTER TABLE app.${table} DISABLE TRIGGER USER`);
  for (const { undo } of [...links, ...keys, ...indexes]) await query(String(undo));
  return [...keys, ...indexes].map(({ redo }) => String(redo));
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
    `INSERT INTO app.consents (user_id, id, kind, version, granted)
     SELECT ${id}, gen_random_uuid(), 'health', '1', true FROM ${people}`,
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
