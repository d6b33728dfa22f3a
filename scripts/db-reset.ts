import { join } from "node:path";
import pg from "pg";
import { runningStack } from "@/local/running";
import { migrate } from "./database/migrate";
import { withLocalDatabase } from "./database/with-database";
import { readSettings } from "./settings";

const dir = join(process.cwd(), ".local");
const running = runningStack(dir);
if (running) {
  console.error(
    `Garfo runs (process ${running.pid}). Stop it first; its connections would see the tables vanish.`,
  );
  process.exit(1);
}
if (readSettings(process.cwd()).DATABASE_URL && process.argv[2] !== "--yes") {
  console.error("DATABASE_URL names a database of your own. To empty it: npm run db:reset -- --yes");
  process.exit(1);
}

await withLocalDatabase(async (databaseUrl) => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  // People live in `auth`: their accounts go with their data.
  await client.query(`
    DROP SCHEMA IF EXISTS app CASCADE;
    DROP SCHEMA IF EXISTS pgboss CASCADE;
    DROP TABLE IF EXISTS public.profiles CASCADE;
    DROP TABLE IF EXISTS public._prisma_migrations;
    DO $$ BEGIN
      IF to_regclass('auth.users') IS NOT NULL THEN EXECUTE 'TRUNCATE auth.users CASCADE'; END IF;
    END $$;`);
  await client.end();
  await migrate(databaseUrl);
});
console.log("The database is empty and up to date; the next npm start seeds the demo data again.");
process.exit(0);
