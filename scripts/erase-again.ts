import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PORTS } from "@/local/ports";
import { runningStack } from "@/local/running";
import { stackEnvironment } from "@/local/stack";
import { main } from "./lifetime";
import { readSettings } from "./settings";

/** After a backup was restored: erases once more who was erased since. See "Backups" in docs/operations.md. */
main(async () => {
  const [file] = process.argv.slice(2);
  if (!file) throw new Error("Which accounts? Give a file with their ids of the audit log, one a line.");
  const erased = new Set(readFileSync(file, "utf8").split(/\s+/).filter(Boolean));
  const root = process.cwd();
  const dir = join(root, ".local");
  const ports = runningStack(dir)?.ports ?? PORTS;
  Object.assign(process.env, stackEnvironment({ dir, ports, settings: readSettings(root) }));
  const { eraseAgain } = await import("@/lib/privacy/erase-again.server");
  const job = { kind: "job", name: "erase-again" } as const;
  const found = await eraseAgain(
    { actor: job, person: null, now: new Date(), locale: "pt-BR", tx: null },
    erased,
  );
  console.log(`${erased.size} deletions given, ${found} accounts were there again and are erased.`);
  return 0;
});
