import { randomUUID } from "node:crypto";
import type { FaultProduct } from "./product";

export type Writer = { userId: string; number: string };

let made = 0;

/**
 * People with a subscription and a proven number, straight into the database.
 * @param first the last eight digits of the first one's number
 */
export async function createWriters(
  { query }: Pick<FaultProduct, "query">,
  count: number,
  first = 60_000_000,
): Promise<Writer[]> {
  const writers = Array.from({ length: count }, () => ({
    userId: randomUUID(),
    number: `55119${first + made++}`,
  }));
  const ids = writers.map(({ userId }) => userId);
  await query(
    `INSERT INTO public.profiles (id, name, email, updated_at)
      SELECT id, 'Pessoa', id || '@garfo.test', now() FROM unnest($1::uuid[]) id`,
    [ids],
  );
  await query("INSERT INTO app.people (user_id, updated_at) SELECT id, now() FROM unnest($1::uuid[]) id", [
    ids,
  ]);
  await query(
    `INSERT INTO app.consents (user_id, id, kind, version, granted)
      SELECT id, gen_random_uuid(), 'health', '1', true FROM unnest($1::uuid[]) id`,
    [ids],
  );
  await query(
    `INSERT INTO app.subscriptions (user_id, id, plan_id, status, started_at, period_end, updated_at)
      SELECT id, gen_random_uuid(), 'monthly', 'active', now(), now() + interval '30 days', now()
      FROM unnest($1::uuid[]) id`,
    [ids],
  );
  await query(
    `INSERT INTO app.whatsapp_links (user_id, status, canonical_number, confirmed_at, updated_at)
      SELECT id, 'confirmed', number, now(), now() FROM unnest($1::uuid[], $2::text[]) AS w (id, number)`,
    [ids, writers.map(({ number }) => number)],
  );
  return writers;
}
