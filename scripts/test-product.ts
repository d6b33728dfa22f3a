import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { refuseTaken, TEST_PORTS } from "@/local/ports";
import { eraseCluster } from "@/local/postgres/server";
import { claimFolder, runningStack } from "@/local/running";
import { stackEnvironment, startStack } from "@/local/stack";
import { build } from "./build/build";
import { noteSources } from "./build/sources";
import { migrate } from "./database/migrate";
import { seedOnce } from "./database/seed";
import { endMachines, startMachines } from "./machines";
import { endLeftover, startWebServer } from "./web-server";

export const TEST_DIST_DIR = ".next-test";

export interface TestProduct {
  env: Record<string, string>;
  stop(): Promise<void>;
}

/**
 * The whole product for the tests, on ports and in a folder of its own, with fresh data. `beforeBuild` may hold the
 * build back. `MACHINES=2` makes it two web processes behind a proxy and two workers, `PGBOUNCER=<program>` with a pooler
 * before the database. Where one is up already (`node scripts/run.mjs stack --test`), that one is used and left alone.
 */
export async function startTestProduct(root: string, beforeBuild: Promise<unknown>): Promise<TestProduct> {
  const dir = join(root, ".local", "test");
  // Nobody's real settings: neither the shell's nor those of .env files, which Next reads but never prefers to these.
  const options = { dir, ports: TEST_PORTS, settings: { LOG_LEVEL: "error" }, migrate, log: () => {} };
  if (runningStack(dir)) return { env: stackEnvironment(options), stop: async () => {} };

  await endLeftover(dir);
  await endMachines(dir);
  await eraseCluster(dir);
  rmSync(dir, { recursive: true, force: true });
  claimFolder(dir, TEST_PORTS);
  noteSources(root, dir);
  await refuseTaken(TEST_PORTS.web, "the tested product");
  const env = stackEnvironment(options);
  const stack = await startStack(options);
  try {
    await seedOnce(root, env);
    await beforeBuild;
    if (!existsSync(join(root, "app"))) return { env, stop: stack.stop };
    await build(root, TEST_DIST_DIR, env);
    const where = { root, dir, port: TEST_PORTS.web, distDir: TEST_DIST_DIR, env };
    const count = Number(process.env.MACHINES ?? 1);
    const web =
      count > 1
        ? await startMachines({ ...where, count, pooler: process.env.PGBOUNCER })
        : startWebServer({ ...where, mode: "start", log: join(dir, "web.log") });
    const stop = async () => {
      await web.stop();
      await stack.stop();
    };
    await web.ready.catch(async (error) => {
      await web.stop();
      throw error;
    });
    return { env, stop };
  } catch (error) {
    await stack.stop();
    throw error;
  }
}
