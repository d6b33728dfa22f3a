import { randomUUID } from "node:crypto";

/** What the panels are to bear: accounts, and how many of one company's and one nutritionist's. */
const PEOPLE = Number(process.env.BENCH_PEOPLE ?? 100_000);
export const OF_ONE = PEOPLE / 10;
/** Of a fifth of all people, each of the last so many days. */
const DAYS = 80;
const MEALS_A_DAY = 3;

const LARGE = ["app.day_totals", "app.subscriptions", "app.meals", "app.meal_items", "app.payments"];

/** What is generated is whole by itself: neither keys nor triggers look at each of its millions of rows. */
const FREED = `DO $$ DECLARE at record; BEGIN
  FOR at IN SELECT conrelid::regclass AS its, conname FROM pg_constraint
    WHERE contype = 'f' AND conrelid = ANY ('{${LARGE.join(",")}}'::regclass[])
  LOOP EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', at.its, at.conname); END LOOP;
  FOR at IN SELECT unnest('{${LARGE.join(",")}}'::regclass[]) AS its
  LOOP EXECUTE format('ALTER TABLE %s DISABLE TRIGGER USER', at.its); END LOOP;
END $$`;

/** Who asks the panels. */
export type PanelRole = "admin" | "nutritionist" | "manager";

/** Statements that fill an empty database; everything follows from the number of the person. */
export function panelData({ admin, nutritionist, manager }: Record<PanelRole, { userId: string }>): string[] {
  // As version 4 has them.
  const id = (n: string) =>
    `overlay(overlay(md5('bench' || ${n}) PLACING '4' FROM 13) PLACING '8' FROM 17)::uuid`;
  const people = `generate_series(1, ${PEOPLE}) n`;
  const ofOne = `generate_series(1, ${OF_ONE}) n`;
  return [
    "SET synchronous_commit = off",
    FREED,
    `INSERT INTO public.profiles (id, name, email, created_at, updated_at)
     SELECT ${id("n")}, 'Pessoa ' || n || ' da Silva', 'p' || n || '@bench.garfo.test', now() - (n % 730) * interval '1 day', now()
     FROM ${people}`,
    `INSERT INTO app.people (user_id, phone, cpf, email_confirmed_at, created_at, updated_at)
     SELECT ${id("n")}, '551190' || lpad(n::text, 7, '0'), lpad(n::text, 11, '1'), now(), now() - (n % 730) * interval '1 day', now()
     FROM ${people}`,
    `INSERT INTO app.consents (user_id, id, kind, version, granted)
     SELECT ${id("n")}, gen_random_uuid(), 'health', '1', true FROM ${people}`,
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
    ...LARGE.map((table) => `ALTER TABLE ${table} ENABLE TRIGGER USER`),
    "VACUUM ANALYZE",
  ];
}
