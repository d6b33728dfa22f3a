import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { startOwnProduct } from "../own-product";
import { type Bench, median } from "./section";

const MINUTES = Number(process.env.MINUTES ?? 30);
const AT_ONCE = 8;
/** Requests a second over all of them; as many as go without it. */
const RATE = Number(process.env.RATE ?? Number.POSITIVE_INFINITY);
const LOOK_EVERY_MS = 5_000;
const FLAT = 1.1;
/** Of the time, while caches fill and code is compiled. */
const WARM_UP = 0.2;
const PATHS = [
  "/api/dashboard",
  "/api/user",
  "/api/progress",
  "/api/meal-summary",
  "/api/history",
  "/api/foods?q=arr",
  "/",
  "/login",
];

/** What a web process of its own takes of memory, from the first minutes of load to the last. */
export async function* memoryOverLoad(bench: Bench): AsyncGenerator<string> {
  const { app, env } = await bench.product();
  const { token, userId } = await demoMember(app);
  const product = await startOwnProduct(env, "memory");
  try {
    await product.adopt({ userId });
    const fresh = residentMegabytes(product.pid);
    const began = performance.now();
    const until = began + MINUTES * 60_000;
    let answered = 0;
    let refused = 0;
    const asker = async () => {
      while (performance.now() < until) {
        const early = began + (answered * 1_000) / RATE - performance.now();
        if (early > 0) await sleep(early);
        const path = PATHS[answered++ % PATHS.length] as string;
        const headers = new Headers(path.startsWith("/api/") ? { authorization: `Bearer ${token}` } : []);
        const response = await fetch(`${product.url}${path}`, { headers });
        await response.arrayBuffer();
        // On a machine with much else to do some are told to come back: they cost memory like any other.
        if (response.status === 503) refused++;
        else if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      }
    };
    const askers = Promise.all(Array.from({ length: AT_ONCE }, asker));
    const seen: number[] = [];
    while (performance.now() < until) {
      await Promise.race([sleep(LOOK_EVERY_MS), askers]);
      seen.push(residentMegabytes(product.pid));
    }
    await askers;
    const warm = seen.slice(Math.floor(seen.length * WARM_UP));
    const third = Math.ceil(warm.length / 3);
    const [first, last] = [median(warm.slice(0, third)), median(warm.slice(-third))];
    yield `${MINUTES} min, ${answered} requests, ${refused} of them refused for now   ${(last / first).toFixed(2)} of its first third in its last (flat is up to ${FLAT}): ${first.toFixed(0)} MB, then ${last.toFixed(0)}; ${Math.max(...seen).toFixed(0)} at most; ${fresh.toFixed(0)} before the first`;
    const steps = Array.from({ length: 10 }, (_, n) => seen[Math.floor((n * (seen.length - 1)) / 9)]);
    yield `${"".padEnd(24)}   on the way: ${steps.map((value) => value?.toFixed(0)).join(" ")} MB`;
  } finally {
    await product.stop();
  }
}

function residentMegabytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}

async function demoMember(app: string): Promise<{ token: string; userId: string }> {
  const response = await fetch(`${app}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "membro@garfo.test", password: "garfo-demo-123" }),
  });
  const { token, user } = (await response.json()) as { token: string; user: { id: string } };
  return { token, userId: user.id };
}
