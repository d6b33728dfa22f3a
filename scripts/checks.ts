import { existsSync } from "node:fs";
import { join } from "node:path";
import { runNode } from "./child";

export interface Outcome {
  name: string;
  passed: number;
  failed: number;
  seconds: number;
  /** What a failed step said. */
  said?: string;
  /** Tests that failed, with the beginning of why. */
  failures?: string[];
  /** Tests that passed at a second try. */
  retried?: string[];
}

const bin = (root: string, ...path: string[]) => join(root, "node_modules", ...path);

/** Types, with the types that Next derives from the routes. */
export function checkTypes(root: string): Promise<Outcome> {
  return step("types", async () => {
    await runNode([bin(root, "next", "dist", "bin", "next"), "typegen"], { root, env: {} });
    await runNode([bin(root, "typescript-native", "bin", "tsc"), "--noEmit", "--pretty", "false"], {
      root,
      env: {},
    });
  });
}

/** Format, imports and lint rules. */
export function checkLint(root: string): Promise<Outcome> {
  return step("lint", () =>
    runNode([bin(root, "@biomejs", "biome", "bin", "biome"), "check", "--error-on-warnings"], {
      root,
      env: {},
    }),
  );
}

/** Who may import whom. */
export function checkRules(root: string): Promise<Outcome> {
  const rooms = ["app", "components", "lib", "local", "scripts", "tests", "prisma", "middleware.ts"];
  return step("rules", () =>
    runNode(
      [
        bin(root, "dependency-cruiser", "bin", "dependency-cruiser.mjs"),
        "--config",
        ".dependency-cruiser.cjs",
        ...rooms.filter((room) => existsSync(join(root, room))),
      ],
      { root, env: {} },
    ),
  );
}

/** Files, exports and packages that nothing uses. */
export function checkUnused(root: string): Promise<Outcome> {
  return step("unused", () =>
    runNode([bin(root, "knip", "bin", "knip.js"), "--treat-config-hints-as-errors", "--no-progress"], {
      root,
      env: {},
    }),
  );
}

/** Both catalogues have the same keys and every one is read; no component has words of its own. */
export function checkWords(root: string): Promise<Outcome> {
  return step("words", async () => {
    // Loaded here: it brings the compiler along.
    const { findFaults } = await import("./words/find-faults");
    const faults = findFaults(root);
    if (faults.length > 0) throw new Error(faults.join("\n"));
  });
}

/** Runs one check, counting it as one test, and says at once how it went. */
async function step(name: string, run: () => Promise<unknown>): Promise<Outcome> {
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  try {
    await run();
    return report({ name, passed: 1, failed: 0, seconds: seconds() });
  } catch (error) {
    return report({ name, passed: 0, failed: 1, seconds: seconds(), said: (error as Error).message });
  }
}

export function report(outcome: Outcome): Outcome {
  const { name, passed, failed, seconds, said } = outcome;
  console.log(`${failed > 0 ? "✗" : "✓"} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
  if (said && failed > 0) console.log(said);
  return outcome;
}
