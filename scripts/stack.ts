import { join } from "node:path";
import { PORTS } from "@/local/ports";
import { startStack } from "@/local/stack";
import { main, untilStopped } from "./lifetime";
import { migrate } from "./migrate";
import { readSettings } from "./settings";

/** The stand-ins alone, for work on a part of the application or with tools of one's own. */
main(async () => {
  const root = process.cwd();
  const settings = readSettings(root);
  const stopped = untilStopped();
  const ports = { ...PORTS, web: Number(settings.PORT ?? PORTS.web) };
  const stack = await startStack({ dir: join(root, ".local"), ports, settings, migrate });
  console.log(
    "The stand-ins are up; their settings are in .local/env (set -a; . .local/env). Ctrl-C stops them.",
  );
  await stopped;
  await stack.stop();
  return 0;
});
