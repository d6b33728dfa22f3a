import { join } from "node:path";
import { TEST_PORTS } from "@/local/ports";
import { runningStack } from "@/local/running";
import { stackEnvironment } from "@/local/stack";
import { build } from "@/scripts/build/build";
import { TEST_DIST_DIR } from "@/scripts/test-product";
import requireStack from "../require-stack";

/** Before the fault tests: their web process is that of the tested build, which is made here unless the product runs on it. */
export default async function requireBuild(): Promise<void> {
  const root = process.cwd();
  const dir = join(root, ".local", "test");
  if (runningStack(dir)) return requireStack();
  await build(root, TEST_DIST_DIR, stackEnvironment({ dir, ports: TEST_PORTS, settings: {} }));
}
