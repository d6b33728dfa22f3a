import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

export interface TestResults {
  passed: number;
  failed: number;
  /** Each test that failed, with the beginning of why. */
  failures: string[];
  /** Tests that passed at a second try, of vitest's with the beginning of why not at the first. */
  retried: string[];
}

interface VitestResult {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    line: number;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

interface PlaywrightResult {
  stats: { expected: number; flaky: number; unexpected: number };
  suites: PlaywrightSuite[];
}

const LINES = 12;

/** What a runner wrote of its tests; nothing when it came to no end. */
export function readResults(file: string, root: string): TestResults {
  if (!existsSync(file)) return { passed: 0, failed: 0, failures: [], retried: [] };
  const result = JSON.parse(readFileSync(file, "utf8")) as VitestResult | PlaywrightResult;
  return "stats" in result ? ofPlaywright(result) : ofVitest(result, root);
}

/** A file that does not load counts as one failed test. */
function ofVitest(result: VitestResult, root: string): TestResults {
  const failures = result.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const path = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (status === "failed" && failed.length === 0) return [told(path, message)];
    return failed.map((test) => told(`${path} › ${test.fullName}`, test.failureMessages?.[0]));
  });
  // What failed first keeps its reasons when it passes.
  const retried = result.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages = [] }) => status === "passed" && failureMessages.length > 0)
      .map((test) => told(`${relative(root, name)} › ${test.fullName}`, test.failureMessages?.[0])),
  );
  return { passed: result.numPassedTests, failed: failures.length, failures, retried };
}

function ofPlaywright({ stats, suites }: PlaywrightResult): TestResults {
  const specs = suites.flatMap(specsOf);
  const named = (status: string) => specs.filter((spec) => spec.tests.some((test) => test.status === status));
  const name = (spec: (typeof specs)[number]) => `${spec.file}:${spec.line} › ${spec.title}`;
  const failures = named("unexpected").map((spec) =>
    told(name(spec), spec.tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message),
  );
  const { expected, flaky, unexpected } = stats;
  return { passed: expected + flaky, failed: unexpected, failures, retried: named("flaky").map(name) };
}

function specsOf(suite: PlaywrightSuite): PlaywrightSuite["specs"] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
}

function told(name: string, why = ""): string {
  const lines = stripVTControlCharacters(why)
    .split("\n")
    .filter((line) => line.trim() !== "" && !/^\s*at .*(?:node_modules|node:)|^\s*at new Promise/.test(line));
  return [name, ...lines.slice(0, LINES).map((line) => `    ${line.trimEnd()}`)].join("\n");
}
