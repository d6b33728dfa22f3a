import { join } from "node:path";
import { PORTS } from "@/local/ports";
import { runningStack } from "@/local/running";
import { stackEnvironment } from "@/local/stack";
import { auditPages, weighPages } from "@/tests/bench/public";
import { type Scenario, scenarios } from "@/tests/bench/scenarios";
import { findBrowser } from "./browser";
import { main } from "./lifetime";
import { readSettings } from "./settings";
import { startTestProduct } from "./test-product";

const SECONDS = 5;
const AT_ONCE = 20;

/**
 * How many requests a second the product answers and how long they take, what its public pages weigh and how Lighthouse
 * marks them; on the running product or a fresh one.
 */
main(async () => {
  const root = process.cwd();
  const dir = join(root, ".local");
  const running = runningStack(dir);
  const product = running ? undefined : await startTestProduct(root, Promise.resolve());
  const settings = readSettings(root);
  const env = product?.env ?? stackEnvironment({ dir, ports: running?.ports ?? PORTS, settings });
  try {
    const app = env.NEXT_PUBLIC_APP_URL as string;
    console.log(`${AT_ONCE} at once for ${SECONDS} s each, on ${app}`);
    for (const scenario of await scenarios(app, env)) console.log(await measure(scenario));
    const browser = findBrowser();
    console.log("\nWhat a phone is sent, compressed");
    for (const line of await weighPages(app, browser)) console.log(line);
    console.log("\nLighthouse, on a phone");
    const marks = await auditPages(app, browser).catch((error: Error) => [`Not measured: ${error.message}`]);
    for (const line of marks) console.log(line);
    return 0;
  } finally {
    await product?.stop();
  }
});

async function measure({ name, request }: Scenario): Promise<string> {
  const times: number[] = [];
  const statuses = new Map<number, number>();
  const end = Date.now() + SECONDS * 1000;
  const asker = async () => {
    while (Date.now() < end) {
      const began = performance.now();
      const response = await request();
      await response.arrayBuffer();
      times.push(performance.now() - began);
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, asker));
  times.sort((a, b) => a - b);
  const at = (share: number) => `${(times[Math.floor(times.length * share)] ?? 0).toFixed(0)} ms`;
  const kinds = [...statuses].map(([status, count]) => `${count}× ${status}`).join(", ");
  const rate = `${(times.length / SECONDS).toFixed(0)}/s`;
  return `${name.padEnd(30)} ${rate.padStart(8)}   median ${at(0.5)}, 95 % ${at(0.95)}, 99 % ${at(0.99)}   ${kinds}`;
}
