import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { defineConfig } from "vitest/config";

// Run by `npx vitest`, which takes whatever Node the machine has; `npm test` fetches a current one.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 22 || (major === 22 && minor < 12)) {
  process.stderr.write(
    `The tests need Node 22.12 or later; this is ${process.versions.node}. "npm test -- unit [file]" brings one along.\n`,
  );
  process.exit(1);
}

const root = import.meta.dirname;
/** Written by the test stand-ins (scripts/test.ts, or `node scripts/run.mjs stack --test`) when they start. */
const stackEnv = join(root, ".local", "test", "env");

const shared = {
  setupFiles: ["tests/setup.ts"],
  alias: {
    "@": root,
    // Vitest is no React server, yet use cases are tested in it: what the bundler refuses is empty here.
    "server-only": join(root, "node_modules", "server-only", "empty.js"),
  },
};

// "isolate: false" where half of the time would be spent on loading the same files anew for each test file.
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...shared,
          name: "unit",
          isolate: false,
          testTimeout: 60_000,
          include: ["tests/unit/**/*.test.{ts,tsx}"],
        },
      },
      {
        test: {
          ...shared,
          name: "api",
          isolate: false,
          // Two workers, a web process and a database share two cores: what a second try needs is named at the end.
          retry: 1,
          include: ["tests/api/**/*.test.ts"],
          globalSetup: ["tests/require-stack.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          env: existsSync(stackEnv)
            ? (parseEnv(readFileSync(stackEnv, "utf8")) as Record<string, string>)
            : {},
        },
      },
      // A product of their own, which they break: FULL=1 for the long versions.
      {
        test: {
          ...shared,
          name: "faults",
          include: ["tests/faults/**/*.test.ts"],
          globalSetup: ["tests/faults/require-build.ts"],
          fileParallelism: false,
        },
      },
    ],
  },
});
