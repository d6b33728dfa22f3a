import { join } from "node:path";
import { runningStack } from "../local/running";
import { changedSince } from "../scripts/build/sources";

const SHOWN = 5;

/**
 * Before tests of the product: without it, or with one that was started from other sources or migrations, each would
 * fail, or pass, in its own way. @throws Error with a sentence
 */
export default function requireStack(): void {
  const root = process.cwd();
  const dir = join(root, ".local", "test");
  if (!runningStack(dir)) {
    throw new Error("The test product does not run. Use npm test -- api [file], which starts it.");
  }
  const changed = changedSince(root, dir);
  if (changed.length === 0) return;
  const more = changed.length > SHOWN ? ` and ${changed.length - SHOWN} more` : "";
  throw new Error(
    `The running test product is older than ${changed.slice(0, SHOWN).join(", ")}${more}: stop it and start it ` +
      "again, so that it is built and migrated anew.",
  );
}
