import pg from "pg";
import { type Bench, quantile, times } from "./section";
import { signUp } from "./sign-up";

const MEALS_A_DAY = 20;
const LIVES = [
  { name: "7 days", days: 7 },
  { name: "3,650 days", days: 3_650 },
] as const;
const PATHS = ["/api/dashboard", "/api/progress"] as const;
/** Asked for in turn, so that what else the machine does falls on all of them alike. */
const ROUNDS = 150;
const WARM_UP = 15;
/** What an answer costs while little else runs: on a shared machine the median tells more of the others. */
const QUIET = 0.1;

type Life = { name: string; userId: string; token: string };

/** What a request costs a member of ten years beside one of a week, each with 20 meals a day. */
export async function* historyCosts(bench: Bench): AsyncGenerator<string> {
  const { app, env } = await bench.product();
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  const lives: Life[] = [];
  try {
    for (const { name, days } of LIVES) {
      const life = { name, ...(await signUp(app)) };
      lives.push(life);
      await live(client, life.userId, days);
    }
    await client.query("ANALYZE app.meals, app.meal_items, app.day_totals");
    for (const path of PATHS) {
      const costs = await costsOf(app, path, lives);
      const week = quantile(costs[0] ?? [], QUIET);
      for (const [index, { name }] of lives.entries()) {
        const cost = quantile(costs[index] ?? [], QUIET);
        yield `${path.padEnd(16)} ${name.padEnd(11)} ${times(cost, week)} (${(cost / week).toFixed(2)})   a quick tenth within ${cost.toFixed(1)} ms`;
      }
    }
  } finally {
    for (const { userId } of lives) {
      await client.query("DELETE FROM public.profiles WHERE id = $1", [userId]);
      await client.query("DELETE FROM auth.users WHERE id = $1", [userId]);
    }
    await client.end();
  }
}

/** Milliseconds of each answer, by life. @throws Error for an answer that is none */
async function costsOf(app: string, path: string, lives: readonly Life[]): Promise<number[][]> {
  const costs: number[][] = lives.map(() => []);
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    for (const [index, { token }] of lives.entries()) {
      const began = performance.now();
      const response = await fetch(`${app}${path}`, { headers: { authorization: `Bearer ${token}` } });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`GET ${path} answered ${response.status}`);
      if (round >= 0) costs[index]?.push(performance.now() - began);
    }
  }
  return costs;
}

/** So many days up to today of meals, water and weigh-ins with the totals that the product would keep of them. */
async function live(client: pg.Client, userId: string, days: number): Promise<void> {
  await client.query("BEGIN");
  await client.query(
    `INSERT INTO app.meals (user_id, id, day, kind, eaten_at, source, updated_at)
     SELECT $1, gen_random_uuid(), current_date - d, 'lunch', now() - d * interval '1 day', 'web', now()
     FROM generate_series(0, $2::int - 1) d, generate_series(1, $3::int)`,
    [userId, days, MEALS_A_DAY],
  );
  await client.query(
    `INSERT INTO app.meal_items
       (user_id, meal_id, id, position, food, name, grams, kcal, protein_g, carbs_g, fat_g, fibre_g, sodium_mg)
     SELECT $1, id, gen_random_uuid(), 0, 'arroz-branco', 'Arroz branco', 50, 64, 1.3, 14, 0.1, 0.8, 0.5
     FROM app.meals WHERE user_id = $1`,
    [userId],
  );
  await client.query(
    `INSERT INTO app.weight_entries (user_id, id, day, kg, source, at)
     SELECT $1, gen_random_uuid(), current_date - d, 70 + d % 5, 'web', now() - d * interval '1 day'
     FROM generate_series(0, $2::int - 1) d`,
    [userId, days],
  );
  await client.query(
    `INSERT INTO app.day_totals
       (user_id, day, meals, kcal, protein_g, carbs_g, fat_g, fibre_g, sodium_mg, water_ml, weight_kg)
     SELECT $1, current_date - d, $3, 64 * $3, 1.3 * $3, 14 * $3, 0.1 * $3, 0.8 * $3, 0.5 * $3, 2000, 70 + d % 5
     FROM generate_series(0, $2::int - 1) d`,
    [userId, days, MEALS_A_DAY],
  );
  await client.query("COMMIT");
}
