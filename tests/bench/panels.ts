import { randomUUID } from "node:crypto";
import { startOwnProduct } from "../own-product";
import { type Bench, quantile } from "./section";

/** What the panels are to bear: accounts, and how many of one company's and one nutritionist's. */
const PEOPLE = Number(process.env.BENCH_PEOPLE ?? 100_000);
const OF_ONE = PEOPLE / 10;
/** Of a fifth of all people, each of the last so many days. */
const DAYS = 80;
const MEALS_A_DAY = 3;
const ROUNDS = 12;
const GOAL_MS = 200;

/** Of each kind of account that asks, its questions. */
const ASKED = {
  admin: [
    "/api/admin/overview",
    "/api/admin/revenue",
    "/api/admin/users?limit=50",
    "/api/admin/users?q=pessoa%20777",
    "/api/admin/users?q=55119000777",
    "/api/admin/users?status=expired",
    "/api/admin/companies",
    "/api/admin/audit",
  ],
  nutritionist: ["/api/nutritionist/patients", "/api/nutritionist/patients?attention=true&sort=adherence"],
  manager: [
    "/api/partner",
    "/api/partner/members",
    "/api/partner/members?q=777",
    "/api/partner/participation",
  ],
} as const;

type Who = keyof typeof ASKED;

/** What a panel's answer costs with a hundred thousand accounts and some millions of meals, on a database of its own. */
export async function* panelCosts(bench: Bench): AsyncGenerator<string> {
  const { app, env } = await bench.product();
  const product = await startOwnProduct(env);
  try {
    const asking = Object.fromEntries(
      await Promise.all(
        (Object.keys(ASKED) as Who[]).map(async (who) => {
          const one = await signUp(app);
          await product.adopt(one);
          return [who, one] as const;
        }),
      ),
    ) as Record<Who, { userId: string; token: string }>;
    const began = performance.now();
    for (const statement of generated(asking)) await product.query(statement);
    const [counts] = await product.query(`SELECT (SELECT count(*)::int FROM app.people) AS people,
      (SELECT count(*)::int FROM app.meals) AS meals, (SELECT count(*)::int FROM app.day_totals) AS days,
      (SELECT count(*)::int FROM app.payments) AS payments`);
    const took = ((performance.now() - began) / 1_000).toFixed(0);
    yield `${JSON.stringify(counts)}, generated in ${took} s; the goal is ${GOAL_MS} ms`;
    for (const [who, paths] of Object.entries(ASKED) as [Who, readonly string[]][]) {
      for (const path of paths) {
        const costs = await costsOf(product.url, path, asking[who].token);
        const [first = 0, ...later] = costs;
        const [middle, slow] = [quantile(later, 0.5), quantile(later, 0.9)];
        yield `${path.padEnd(60)} first ${first.toFixed(0).padStart(5)} ms   median ${middle.toFixed(0).padStart(4)}   90 % ${slow.toFixed(0).padStart(4)}   ${(middle / GOAL_MS).toFixed(2)} of the goal`;
      }
    }
  } finally {
    await product.stop();
  }
}

async function costsOf(app: string, path: string, token: string): Promise<number[]> {
  const costs: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now();
    const response = await fetch(`${app}${path}`, { headers: { authorization: `Bearer ${token}` } });
    const text = await response.text();
    if (!response.ok) throw new Error(`GET ${path} answered ${response.status}: ${text.slice(0, 200)}`);
    costs.push(performance.now() - began);
  }
  return costs;
}

async function signUp(app: string): Promise<{ userId: string; token: string }> {
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

/** Statements that fill an empty database; everything follows from the number of the person. */
function generated({ admin, nutritionist, manager }: Record<Who, { userId: string }>): string[] {
  const id = (n: string) => `md5('bench' || ${n})::uuid`;
  const people = `generate_series(1, ${PEOPLE}) n`;
  const ofOne = `generate_series(1, ${OF_ONE}) n`;
  return [
    "SET synchronous_commit = off",
    `INSERT INTO public.profiles (id, name, email, created_at, updated_at)
     SELECT ${id("n")}, 'Pessoa ' || n || ' da Silva', 'p' || n || '@bench.garfo.test', now() - (n % 730) * interval '1 day', now()
     FROM ${people}`,
    `INSERT INTO app.people (user_id, phone, cpf, email_confirmed_at, created_at, updated_at)
     SELECT ${id("n")}, '551190' || lpad(n::text, 7, '0'), lpad(n::text, 11, '1'), now(), now() - (n % 730) * interval '1 day', now()
     FROM ${people}`,
    `INSERT INTO app.subscriptions (user_id, id, plan_id, status, started_at, period_end, auto_renew, paid_periods, updated_at)
     SELECT ${id("n")}, gen_random_uuid(), CASE WHEN n % 4 = 0 THEN 'trial' ELSE 'monthly' END,
       (CASE WHEN n % 4 = 0 THEN 'trial' WHEN n % 7 = 0 THEN 'expired' ELSE 'active' END)::app.subscription_status,
       now() - (n % 365) * interval '1 day', now() + (n % 30 - CASE WHEN n % 7 = 0 THEN 40 ELSE 0 END) * interval '1 day',
       n % 3 > 0, 1, now()
     FROM ${people}`,
    `INSERT INTO app.payments (id, user_id, plan_id, method, state, amount_cents, price_cents, paid_cents, days, period,
       covers_from, covers_until, paid_at, created_at, updated_at)
     SELECT gen_random_uuid(), ${id("n")}, 'monthly', (CASE WHEN n % 2 = 0 THEN 'pix' ELSE 'credit_card' END)::app.payment_method,
       'paid', 3590, 3590, 3590, 30, k, b, b + interval '30 days', b, b, now()
     FROM ${people}, generate_series(1, 2) k, LATERAL (SELECT now() - (n % 120 + k * 30) * interval '1 day' AS b) c
     WHERE n % 10 < 9`,
    `INSERT INTO app.day_totals (user_id, day, meals, kcal, protein_g, carbs_g, fat_g, fibre_g, sodium_mg, water_ml, weight_kg)
     SELECT ${id("n")}, current_date - d, ${MEALS_A_DAY}, 1800 + n % 400, 90, 200, 60, 25, 2000, 1800,
       CASE WHEN d % 7 = n % 7 THEN 60 + n % 40 END
     FROM ${people}, generate_series(0, ${DAYS - 1}) d WHERE n % 5 = 0`,
    `INSERT INTO app.meals (user_id, id, day, kind, eaten_at, source, updated_at)
     SELECT t.user_id, gen_random_uuid(), t.day, 'lunch', t.day + interval '15 hours', 'web', now()
     FROM app.day_totals t, generate_series(1, ${MEALS_A_DAY})`,
    `INSERT INTO app.companies (id, name, seats) VALUES ('${randomUUID()}', 'Academia Bench', 20000)`,
    `INSERT INTO app.company_memberships (user_id, id, company_id, role, since)
     SELECT ${id("n")}, gen_random_uuid(), c.id, 'member', now() - n % 300 * interval '1 day' FROM ${ofOne}, app.companies c`,
    `INSERT INTO app.company_memberships (user_id, id, company_id, role, since)
     SELECT '${manager.userId}', gen_random_uuid(), c.id, 'manager', now() FROM app.companies c`,
    `INSERT INTO app.administrators (user_id, granted_at) VALUES ('${admin.userId}', now())`,
    `UPDATE app.people SET role = 'nutritionist' WHERE user_id = '${nutritionist.userId}'`,
    `INSERT INTO app.health_profiles (user_id, allergies, updated_at)
     SELECT ${id("n")}, CASE WHEN n % 20 = 0 THEN 'amendoim' ELSE '' END, now() FROM ${ofOne}`,
    `INSERT INTO app.care_links (patient_id, id, nutritionist_id, areas, granted_at, ends_on)
     SELECT ${id("n")}, gen_random_uuid(), '${nutritionist.userId}', '{diary,measures,profile,plan}',
       now() - n % 200 * interval '1 day', current_date + 90 FROM ${ofOne}`,
    `INSERT INTO app.meal_items (user_id, meal_id, id, position, food, name, grams, kcal, protein_g, carbs_g, fat_g, fibre_g, sodium_mg)
     SELECT m.user_id, m.id, gen_random_uuid(), 0, 'arroz-branco', 'Arroz branco', 100, 128, 2.5, 28, 0.2, 1.6, 1
     FROM app.meals m JOIN app.care_links l ON l.patient_id = m.user_id WHERE m.day > current_date - 10`,
    "VACUUM ANALYZE",
  ];
}
