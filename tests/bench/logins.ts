import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { elsewhere } from "@/tests/factories";
import { type Bench, quantile } from "./section";
import { type Somebody, signUp } from "./sign-up";

const LOGINS = Number(process.env.BENCH_LOGINS ?? 200);
const GOAL_S = 8;
const SLOWED_AT_MOST = 2;
/** What goes on meanwhile, and for how long it is measured alone before. */
const READERS = 4;
const READ_EVERY_MS = 100;
const ALONE_MS = 4_000;
const PATHS = ["/api/dashboard", "/api/user", "/api/progress"] as const;

/** Two hundred people who come in within one moment: how long until the last is in, and what it costs who is in already. */
export async function* loginRush(bench: Bench): AsyncGenerator<string> {
  const { app, env, pid } = await bench.product();
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  const people: Somebody[] = [];
  try {
    while (people.length < LOGINS)
      people.push(...(await Promise.all(Array.from({ length: 4 }, () => signUp(app)))));
    const reader = await logIn(app, people[0] as Somebody);
    if (!reader.token) throw new Error(`a login answered ${reader.status}`);
    const stop = { asked: false };
    const alone = reading(app, reader.token, stop);
    await sleep(ALONE_MS);
    stop.asked = true;
    const before = await alone;
    const hashing = await hashedAlone(env, people.slice(0, LOGINS));
    const rush = { asked: false };
    const meanwhile = reading(app, reader.token, rush);
    const began = performance.now();
    const [web, own] = [processorOf(pid), process.cpuUsage()];
    const answers = await Promise.all(people.slice(0, LOGINS).map((person) => logIn(app, person)));
    const seconds = (performance.now() - began) / 1000;
    const spent = [processorOf(pid) - web, millisecondsOf(process.cpuUsage(own))] as const;
    rush.asked = true;
    const during = await meanwhile;
    const statuses = new Map<number, number>();
    for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const kinds = [...statuses].map(([status, count]) => `${count}× ${status}`).join(", ");
    const took = answers.map(({ ms }) => ms / 1000);
    yield `${LOGINS} logins at once       all answered after ${seconds.toFixed(1)} s (${(seconds / GOAL_S).toFixed(2)} of the goal), median ${quantile(took, 0.5).toFixed(1)} s   ${kinds}`;
    yield `the same passwords asked of the authentication service alone   ${hashing.toFixed(1)} s; logins take ${(seconds / hashing).toFixed(2)}× that`;
    const [byWeb, byRest] = spent.map((total) => `${(total / LOGINS).toFixed(0)} ms`);
    yield `processor time a login    ${byWeb} of the web process, the reads of the others among it; ${byRest} of the authentication service's stand-in, its hashing and this generator`;
    const slowed = quantile(during, 0.5) / quantile(before, 0.5);
    yield `reads of ${READERS} others      ${slowed.toFixed(1)}× their time alone (goal ${SLOWED_AT_MOST}): median ${ms(before, 0.5)} before, ${ms(during, 0.5)} meanwhile; 95 % ${ms(before, 0.95)}, ${ms(during, 0.95)}; ${during.length} read`;
  } finally {
    const ids = people.map(({ userId }) => userId);
    await client.query("DELETE FROM public.profiles WHERE id = ANY($1::uuid[])", [ids]);
    await client.query("DELETE FROM auth.users WHERE id = ANY($1::uuid[])", [ids]);
    await client.end();
  }
}

/** Milliseconds of processor time that a process has had; 0 where the system does not tell. */
function processorOf(pid: number | undefined): number {
  if (!pid) return 0;
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function millisecondsOf({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1000;
}

/** Milliseconds of each answer until told to stop. */
async function reading(app: string, token: string, stop: { asked: boolean }): Promise<number[]> {
  const costs: number[] = [];
  const reader = async () => {
    for (let n = 0; !stop.asked; n++) {
      const began = performance.now();
      const response = await fetch(`${app}${PATHS[n % PATHS.length]}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${PATHS[n % PATHS.length]} answered ${response.status}`);
      costs.push(performance.now() - began);
      await sleep(READ_EVERY_MS);
    }
  };
  await Promise.all(Array.from({ length: READERS }, reader));
  return costs;
}

/** Seconds until the authentication service has answered everybody's password, all asked at once: its hashes are most of a login. */
async function hashedAlone(env: Record<string, string>, people: readonly Somebody[]): Promise<number> {
  const began = performance.now();
  const headers = { apikey: env.NEXT_PUBLIC_SUPABASE_ANON_KEY ?? "", "content-type": "application/json" };
  const ask = async ({ email, password }: Somebody) => {
    const body = JSON.stringify({ email, password });
    const address = `${env.NEXT_PUBLIC_SUPABASE_URL}/auth/v1/token?grant_type=password`;
    const response = await fetch(address, { method: "POST", headers: { ...headers, ...elsewhere() }, body });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`the authentication service answered ${response.status}`);
  };
  await Promise.all(people.map(ask));
  return (performance.now() - began) / 1000;
}

async function logIn(app: string, { email, password }: Somebody) {
  const began = performance.now();
  const response = await post(app, "/api/login", { email, password });
  const { token } = (await response.json()) as { token?: string };
  return { status: response.status, token, ms: performance.now() - began };
}

function post(app: string, path: string, body: object): Promise<Response> {
  const headers = { "content-type": "application/json", ...elsewhere() };
  return fetch(`${app}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
}

function ms(costs: readonly number[], share: number): string {
  return `${quantile(costs, share).toFixed(0)} ms`;
}
