import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Outcome, report } from "./checks";
import { runNode } from "./child";
import { readResults } from "./test-results";

export type Part = "unit" | "api" | "e2e" | "faults";

/**
 * Makes sure that every path asked for stands for a test of the part, before anything is built for it; what comes after
 * the first flag ("-t name") is the runner's own. @throws Error with a sentence
 */
export function refuseUnmatched(root: string, part: Part, asked: readonly string[]): void {
  const folder = join(root, "tests", part);
  const tests = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(test|spec)\.tsx?$/.test(name))
    .map((name) => join(folder, name));
  const flags = asked.findIndex((word) => word.startsWith("-"));
  for (const path of flags < 0 ? asked : asked.slice(0, flags)) {
    const wanted = path.replace(/^\.\//, "").replace(/(:\d+)+$/, "");
    if (tests.some((file) => file.includes(wanted))) continue;
    throw new Error(`No test in tests/${part} has "${path}" in its path.`);
  }
}

interface Suite {
  root: string;
  /** Patterns or files to which to keep. */
  only: string[];
  env: Record<string, string>;
  /** Set where others run beside it: its words are shown together, once it has ended. */
  beside?: boolean;
}

/** One vitest project. A file that does not load counts as one failed test. */
export function runVitest(project: Exclude<Part, "e2e">, suite: Suite): Promise<Outcome> {
  return runSuite(project, suite, async (file) => {
    const program = join(suite.root, "node_modules", "vitest", "vitest.mjs");
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
    const said = runNode([program, "run", "--project", project, ...reporters, ...suite.only], {
      ...suite,
      loud: !suite.beside,
    });
    const show = (words: string) => console.log(words.trimEnd());
    if (suite.beside) await said.then(show, (error: Error) => show(error.message));
    await said;
  });
}

/** The browser tests. */
export function runPlaywright(suite: Suite): Promise<Outcome> {
  return runSuite("e2e", suite, async (file) => {
    const program = join(suite.root, "node_modules", "playwright", "cli.js");
    const env = { ...suite.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
    await runNode([program, "test", "--reporter=list,json", ...suite.only], {
      root: suite.root,
      env,
      loud: true,
    });
  });
}

async function runSuite(
  name: string,
  suite: Suite,
  run: (resultFile: string) => Promise<void>,
): Promise<Outcome> {
  const began = Date.now();
  const folder = join(suite.root, "test-results");
  const file = join(folder, `${name}.json`);
  mkdirSync(folder, { recursive: true });
  rmSync(file, { force: true });
  let crashed = false;
  await run(file).catch(() => {
    crashed = true;
  });
  const { passed, failed, failures, retried } = readResults(file, suite.root);
  // A run that ends badly without a failed test (a broken config, an error outside any test) is one failure.
  const none = passed + failed === 0;
  const said = none ? "Not one test ran." : undefined;
  const seconds = Math.round((Date.now() - began) / 1000);
  return report({
    name,
    passed,
    failed: crashed || none ? Math.max(1, failed) : failed,
    seconds,
    said,
    failures,
    retried,
  });
}
