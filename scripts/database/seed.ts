import { existsSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { runNode } from "../child";

/**
 * Runs prisma/seed.ts once per database. That it is done is noted in the database itself, as the comment of the schema
 * `app`, so that another database, or an emptied one, is seeded in its turn.
 */
export async function seedOnce(root: string, env: Record<string, string>): Promise<boolean> {
  const file = join(root, "prisma", "seed.ts");
  if (!existsSync(file)) return false;
  const client = new pg.Client({ connectionString: env.DATABASE_URL, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ note: string | null }>(
      "SELECT obj_description(to_regnamespace('app'), 'pg_namespace') AS note",
    );
    if (rows[0]?.note?.startsWith("seeded ")) return true;
    console.log("Seeding the demo data (once)…");
    await runNode(["--conditions=react-server", "--import", "tsx", file], { root, env, loud: true });
    await client.query(`COMMENT ON SCHEMA app IS 'seeded ${new Date().toISOString()}'`);
    return true;
  } finally {
    await client.end();
  }
}
