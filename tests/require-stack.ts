import { join } from "node:path";
import { runningStack } from "../local/running";

/** API tests talk to a real Postgres and to the stand-ins; without them each would fail in its own way. */
export default function requireStack(): void {
  if (runningStack(join(process.cwd(), ".local", "test"))) return;
  throw new Error("The test stand-ins do not run. Use npm test -- api [file], which starts them.");
}
