import { join } from "node:path";
import { PORTS } from "@/local/ports";
import { startStack } from "@/local/stack";
import { migrate } from "./database/migrate";
import { main, untilStopped } from "./lifetime";
import { readSettings } from "./settings";
import { startTestProduct } from "./test-product";

/**
 * The stand-ins alone, for work on a part of the application or with tools of one's own; with --test, the product that
 * the tests run against, so that single test files start at once.
 */
main(async () => {
  const root = process.cwd();
  if (process.argv[2] === "--test") {
    const stopped = untilStopped();
    process.env.LITE_AUTH_BCRYPT_COST = "4";
    const product = await startTestProduct(root, Promise.resolve());
    console.log("The test product is up; npm test -- api <file> and npx vitest use it. Ctrl-C stops it.");
    await stopped;
    await product.stop();
    return 0;
  }
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
