import { migrate } from "./database/migrate";
import { withLocalDatabase } from "./database/with-database";

await withLocalDatabase(async (databaseUrl) => {
  const applied = await migrate(databaseUrl);
  console.log(applied.length > 0 ? `Applied: ${applied.join(", ")}.` : "The database is up to date.");
});
// The engine's lock leaves a timer of ten seconds behind.
process.exit(0);
