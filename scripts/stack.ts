import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PORTS } from "@/local/ports";
import { startStack } from "@/local/stack";
import { untilStopped } from "./lifetime";
import { migrate } from "./migrate";
import { readSettings } from "./settings";

const root = process.cwd();
const dir = join(root, ".local");
const settings = readSettings(root);
const stack = await startStack({
  dir,
  ports: { ...PORTS, web: Number(settings.PORT ?? PORTS.web) },
  settings,
  migrate: (url) => (existsSync(join(root, "prisma", "migrations")) ? migrate(url) : Promise.resolve([])),
});
const lines = Object.entries(stack.env).map(([name, value]) => `${name}='${value.replaceAll("'", `'\\''`)}'`);
writeFileSync(join(dir, "env"), `${lines.join("\n")}\n`, { mode: 0o600 });
console.log(
  "The stand-ins are up; their settings are in .local/env (set -a; . .local/env). Ctrl-C stops them.",
);
await untilStopped();
await stack.stop();
process.exit(0);
