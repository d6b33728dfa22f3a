import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  LOCK,
  LOCK_FILE,
  MIGRATIONS,
  NO_FILTERS,
  readMigrations,
  readSchema,
  withSchemaEngine,
} from "./database/schema-engine";
import { withLocalDatabase } from "./database/with-database";

const name = process.argv[2];
if (!name || !/^[a-z0-9_]+$/.test(name)) {
  console.error("Usage: npm run db:diff -- <name_in_snake_case>");
  process.exit(1);
}

await withLocalDatabase(async (databaseUrl) => {
  const { stdout } = await withSchemaEngine(databaseUrl, (engine) =>
    engine.diff({
      from: { tag: "migrations", ...readMigrations() },
      to: { tag: "schemaDatamodel", ...readSchema() },
      script: true,
      exitCode: null,
      filters: NO_FILTERS,
    }),
  );
  if (!stdout || stdout.trim() === "-- This is an empty migration.") {
    console.log("prisma/schema.prisma and prisma/migrations agree; nothing to write.");
    return;
  }
  const stamp = new Date().toISOString().replaceAll(/\D/g, "").slice(0, 14);
  const folder = join(MIGRATIONS, `${stamp}_${name}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "migration.sql"), stdout);
  if (!existsSync(LOCK_FILE)) writeFileSync(LOCK_FILE, LOCK);
  console.log(`Wrote prisma/migrations/${stamp}_${name}/migration.sql. Read it, then npm run db:migrate.`);
});
