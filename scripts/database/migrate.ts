import { NO_FILTERS, readMigrations, withSchemaEngine } from "./schema-engine";

/**
 * Applies the migrations that the database has not seen and answers their names. Rejects with the engine's sentence
 * when one fails (it then stays marked as failed in `_prisma_migrations`, as `prisma migrate deploy` leaves it).
 */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const migrationsList = readMigrations();
  const { appliedMigrationNames } = await withSchemaEngine(databaseUrl, (engine) =>
    engine.applyMigrations({ migrationsList, filters: NO_FILTERS }),
  );
  return appliedMigrationNames;
}
