import { loadavg } from "node:os";
import { join } from "node:path";
import { PORTS, TEST_PORTS } from "@/local/ports";
import { runningStack } from "@/local/running";
import { stackEnvironment } from "@/local/stack";
import { chatUnderLoad } from "@/tests/bench/chat-load";
import { startEmptyApp } from "@/tests/bench/empty-app";
import { goldenScores } from "@/tests/bench/golden";
import { growthCosts } from "@/tests/bench/growth";
import { historyCosts } from "@/tests/bench/history";
import { auditPages } from "@/tests/bench/lighthouse";
import { loginRush } from "@/tests/bench/logins";
import { memoryOverLoad } from "@/tests/bench/memory";
import { weighPages } from "@/tests/bench/page-weight";
import { panelCosts } from "@/tests/bench/panels";
import { measurePresses } from "@/tests/bench/presses";
import { requestRates } from "@/tests/bench/requests";
import type { Bench, Section } from "@/tests/bench/section";
import { startFromClone } from "@/tests/bench/start";
import { understandingCosts } from "@/tests/bench/understand";
import { findBrowser } from "./browser";
import { main } from "./lifetime";
import { readSettings } from "./settings";
import { startTestProduct, type TestProduct } from "./test-product";
import { webProcess } from "./web-server";

/** In this order; `npm run bench -- weight` runs one. Those that are long run only so. */
const SECTIONS: Record<string, Section> = {
  golden: { title: "How well messages are understood", lines: goldenScores },
  understand: { title: "What understanding a message costs", lines: understandingCosts },
  chat: { title: "The assistant, from webhook to outbox", lines: chatUnderLoad },
  requests: { title: "Requests that are answered, 16 at once", lines: requestRates },
  history: { title: "What ten years of meals cost beside a week of them", lines: historyCosts },
  growth: {
    title: "What a million meals cost, and a hundred thousand neighbours",
    lines: growthCosts,
    isLong: true,
  },
  logins: { title: "Logins that all come at once", lines: loginRush },
  memory: {
    title: "Memory of the web process over half an hour of load",
    lines: memoryOverLoad,
    isLong: true,
  },
  panels: { title: "Panels with a hundred thousand accounts and some millions of meals", lines: panelCosts },
  weight: { title: "What a phone is sent, compressed", lines: weighPages },
  presses: {
    title: "How long a press waits for its frame, on a phone of a quarter of the speed",
    lines: measurePresses,
  },
  start: {
    title: "From a bare clone to the first page, and again",
    lines: startFromClone,
    isLong: true,
  },
  lighthouse: { title: "Lighthouse, on a phone: the median of its runs", lines: auditPages },
};

/** Beside the tested product's own. */
const EMPTY_APP_PORT = TEST_PORTS.web + 50;

/** What the product costs those who run it and those who use it; on the running product or a fresh one. */
main(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.find((name) => !(name in SECTIONS));
  if (unknown)
    throw new Error(`There is no section "${unknown}"; there are ${Object.keys(SECTIONS).join(", ")}.`);
  const { bench, stop } = open(process.cwd());
  let failed = 0;
  try {
    for (const [name, { title, lines, isLong }] of Object.entries(SECTIONS)) {
      if (asked.length > 0 ? !asked.includes(name) : isLong) continue;
      console.log(`\n${title} (load ${loadavg()[0]?.toFixed(1)})`);
      try {
        for await (const line of lines(bench)) console.log(`  ${line}`);
      } catch (error) {
        failed++;
        console.log(`  Not measured: ${(error as Error).message}`);
      }
    }
  } finally {
    await stop();
  }
  return failed > 0 ? 1 : 0;
});

function open(root: string): { bench: Bench; stop(): Promise<void> } {
  const dir = join(root, ".local");
  let started: Promise<TestProduct> | undefined;
  let running: ReturnType<typeof runningStack>;
  let emptyApp: ReturnType<typeof startEmptyApp> | undefined;
  async function product() {
    running ??= runningStack(dir);
    if (!running) started ??= startTestProduct(root, Promise.resolve());
    const settings = readSettings(root);
    const env = started
      ? (await started).env
      : stackEnvironment({ dir, ports: running?.ports ?? PORTS, settings });
    const dirOfWeb = started ? join(dir, "test") : dir;
    return { app: env.NEXT_PUBLIC_APP_URL as string, env, pid: webProcess(dirOfWeb) };
  }
  async function empty() {
    emptyApp ??= startEmptyApp(root, EMPTY_APP_PORT);
    return (await emptyApp).url;
  }
  async function stop() {
    (await emptyApp)?.stop();
    await (await started)?.stop();
  }
  return { bench: { product, empty, browser: findBrowser }, stop };
}
