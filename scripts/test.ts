import { existsSync } from "node:fs";
import { join } from "node:path";
import { findTestBrowser } from "./browser";
import { checkLint, checkRules, checkTypes, checkUnused, checkWords, type Outcome, report } from "./checks";
import { main, untilStopped } from "./lifetime";
import { type Part, refuseUnmatched, runPlaywright, runVitest } from "./suites";
import { startTestProduct, type TestProduct } from "./test-product";

const PARTS = ["check", "unit", "api", "e2e", "faults"];

/**
 * `npm test`: everything; `npm test -- unit`, `-- api [file]`, `-- e2e [file]`, `-- faults`: a part. Every part runs even when an
 * earlier one fails; the end names what failed, and the last line counts them all.
 */
main(async () => {
  const root = process.cwd();
  const [part, ...only] = process.argv.slice(2);
  if (part && !PARTS.includes(part)) throw new Error(`Parts to run: ${PARTS.join(", ")}.`);
  if (part && part !== "check") refuseUnmatched(root, part as Part, only);
  const wants = (name: string) => !part || part === name;
  const stopped = untilStopped();
  // Hundreds of accounts are made: hashing them cheaply keeps that from being most of the time.
  process.env.LITE_AUTH_BCRYPT_COST = "4";

  const outcomes: Outcome[] = [];
  const types = wants("check") ? checkTypes(root) : Promise.resolve(undefined);
  const product = wants("api") || wants("e2e") ? startTestProduct(root, types) : undefined;
  product?.catch(() => {});
  // They break a product of their own, of the same build, and mostly wait for it: nothing else is slowed much.
  const built = product?.then(
    () => {},
    () => {},
  );
  const faults = wants("faults")
    ? Promise.resolve(built).then(() => runVitest("faults", { root, only, env: {}, beside: !part }))
    : Promise.resolve(undefined);
  const work = (async () => {
    const typed = await types;
    if (typed) {
      outcomes.push(typed, await checkLint(root), await checkUnused(root));
      outcomes.push(await checkRules(root), await checkWords(root));
    }
    if (wants("unit")) outcomes.push(await runVitest("unit", { root, only, env: {} }));
    if (product) outcomes.push(...(await runOnProduct(root, product, wants, only)));
    const endured = await faults;
    if (endured) outcomes.push(endured);
  })();

  const interrupted = await Promise.race([work.then(() => false), stopped.then(() => true)]);
  await product?.then((up) => up.stop()).catch(() => {});
  if (interrupted) return 130;
  recall(outcomes);
  const sum = (field: "passed" | "failed") => outcomes.reduce((total, outcome) => total + outcome[field], 0);
  console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
  return sum("failed") > 0 ? 1 : 0;
});

/** What went wrong, once more at the end, where whoever sees only that finds it. */
function recall(outcomes: readonly Outcome[]): void {
  for (const { name, failed, said, failures = [], retried = [] } of outcomes) {
    for (const test of retried) console.log(`↻ ${name}, at a second try: ${test}`);
    if (failed === 0) continue;
    for (const failure of failures) console.log(`✗ ${name}: ${failure}`);
    if (failures.length === 0) console.log(`✗ ${name}: ${said ?? "ended badly outside any test"}`);
  }
}

async function runOnProduct(
  root: string,
  product: Promise<TestProduct>,
  wants: (name: string) => boolean,
  only: string[],
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  let env: Record<string, string>;
  try {
    ({ env } = await product);
  } catch (error) {
    return [report({ name: "product", passed: 0, failed: 1, seconds: 0, said: (error as Error).message })];
  }
  if (wants("api")) outcomes.push(await runVitest("api", { root, only, env }));
  if (wants("e2e") && existsSync(join(root, "tests", "e2e"))) {
    try {
      const browser = findTestBrowser();
      outcomes.push(await runPlaywright({ root, only, env: { ...env, CHROME_PATH: browser } }));
    } catch (error) {
      outcomes.push(
        report({ name: "e2e", passed: 0, failed: 1, seconds: 0, said: (error as Error).message }),
      );
    }
  }
  return outcomes;
}
