import { setTimeout as sleep } from "node:timers/promises";
import { type OwnProduct, startOwnProduct } from "../own-product";
import { OF_ONE, type PanelRole, panelData } from "./panel-data";
import { type Bench, quantile, times } from "./section";
import { type Somebody, signUp } from "./sign-up";

const ROUNDS = 12;
const GOAL_MS = 200;
/** What the others are compared with: it asks the database for one person. */
const OWN_PAGE = "/api/user";

/** Of each kind of account that asks, its questions. */
const ASKED = {
  admin: [
    "/api/admin/overview",
    "/api/admin/revenue",
    "/api/admin/users?limit=50",
    "/api/admin/users?q=pessoa%20777",
    "/api/admin/users?q=55119000777",
    "/api/admin/users?status=expired",
    "/api/admin/companies",
    "/api/admin/audit",
  ],
  nutritionist: [
    "/api/nutritionist/patients",
    "/api/nutritionist/patients?attention=true&sort=urgency",
    "/api/nutritionist/patients?q=777&sort=adherence",
  ],
  manager: [
    "/api/partner",
    "/api/partner/members",
    "/api/partner/members?q=777",
    "/api/partner/participation",
  ],
} as const;

/** What a panel's answer costs with a hundred thousand accounts and some millions of meals, on a database of its own. */
export async function* panelCosts(bench: Bench): AsyncGenerator<string> {
  const { app, env } = await bench.product();
  const product = await startOwnProduct(env);
  try {
    const asking = Object.fromEntries(
      await Promise.all(
        (Object.keys(ASKED) as PanelRole[]).map(async (who) => {
          const one = await signUp(app);
          await product.adopt(one);
          return [who, one] as const;
        }),
      ),
    ) as Record<PanelRole, Somebody>;
    const began = performance.now();
    for (const statement of panelData(asking)) await product.query(statement);
    const [counts] = await product.query(`SELECT (SELECT count(*)::int FROM app.people) AS people,
      (SELECT count(*)::int FROM app.meals) AS meals, (SELECT count(*)::int FROM app.day_totals) AS days,
      (SELECT count(*)::int FROM app.payments) AS payments`);
    const took = ((performance.now() - began) / 1_000).toFixed(0);
    yield `${JSON.stringify(counts)}, generated in ${took} s; the goal is ${GOAL_MS} ms`;
    const [, ...own] = await costsOf(product.url, OWN_PAGE, asking.admin.token);
    const baseline = quantile(own, 0.5);
    yield `${OWN_PAGE} beside them: median ${baseline.toFixed(0)} ms`;
    for (const [who, paths] of Object.entries(ASKED) as [PanelRole, readonly string[]][]) {
      for (const path of paths) {
        yield lineOf(path, await costsOf(product.url, path, asking[who].token), baseline);
        if (path === ASKED.nutritionist[0]) yield await untilCounted(product);
      }
    }
  } finally {
    await product.stop();
  }
}

function lineOf(path: string, [first = 0, ...later]: number[], baseline: number): string {
  const [middle, slow] = [quantile(later, 0.5), quantile(later, 0.9)];
  const ms = (value: number) => value.toFixed(0).padStart(5);
  const compared = `${times(middle, baseline)} ${OWN_PAGE}, ${(middle / GOAL_MS).toFixed(2)} of the goal`;
  return `${path.padEnd(56)} first ${ms(first)} ms   median ${ms(middle)}   90 % ${ms(slow)}   ${compared}`;
}

/** The first look at a large practice has the rest of it counted behind; what comes after is measured without that. */
async function untilCounted(product: OwnProduct): Promise<string> {
  const began = performance.now();
  for (let waiting = OF_ONE; waiting > 0; await sleep(250)) {
    const [row] = await product.query(
      "SELECT count(*)::int AS n FROM app.care_standings WHERE changes <> counted",
    );
    waiting = row?.n as number;
  }
  return `  of ${OF_ONE} patients the rest was counted behind in ${((performance.now() - began) / 1_000).toFixed(1)} s`;
}

async function costsOf(app: string, path: string, token: string): Promise<number[]> {
  const costs: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now();
    const response = await fetch(`${app}${path}`, { headers: { authorization: `Bearer ${token}` } });
    const text = await response.text();
    if (!response.ok) throw new Error(`GET ${path} answered ${response.status}: ${text.slice(0, 200)}`);
    costs.push(performance.now() - began);
  }
  return costs;
}
