import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { apiDocument } from "@/app/api/openapi.json/api-document";
import { createFullAccount, type FullAccount } from "@/tests/api/account/full-account";
import { APP_URL, elsewhere, sql } from "@/tests/factories";
import { type Case, caseOf, isOwn, type Known, type Operation, rolesOf } from "./fuzz-cases";
import { actorOf, enter, hasFallen, ownId, type Role } from "./fuzz-people";

/** `CASES=30000 npm test -- api fuzz` for the whole; `SEED=…` to see one run again, `UNREACHED=1` what it did not reach. */
const CASES = Number(process.env.CASES) || 1_500;
const SEED = Number(process.env.SEED) || Date.now() % 1e9;
const WHOLE = 10_000;
const AT_ONCE = 8;
const SLOWEST_MS = 20_000;

const paths = apiDocument().paths as unknown as Record<string, Record<string, Operation>>;
const operations: Known[] = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
);

let victim: FullAccount;
let ids: string[];

/** The ids of everything that somebody has. */
async function idsOf(userId: string): Promise<string[]> {
  const tables = await sql(
    `SELECT c.table_name FROM information_schema.columns c
     JOIN information_schema.columns i USING (table_schema, table_name)
     WHERE table_schema = 'app' AND c.column_name = 'user_id' AND i.column_name = 'id' AND i.data_type = 'uuid'`,
  );
  const rows = await Promise.all(
    tables.map(({ table_name }) =>
      sql(`SELECT id::text FROM app."${table_name}" WHERE user_id = $1`, [userId]),
    ),
  );
  return [userId, ...rows.flat().map(({ id }) => String(id))];
}

beforeAll(async () => {
  victim = await createFullAccount();
  ids = await idsOf(victim.userId);
  await Promise.all((["member", "nutritionist", "manager", "admin"] as const).map(enter));
});

/** What would change the product for the tests beside it: the administrator only reads there, and never closes it for maintenance. */
function isLeftAlone(one: Case, role: Role): boolean {
  if (role !== "admin" || one.method === "GET") return false;
  return CASES < WHOLE || one.path.startsWith("/api/admin/flags");
}

const LEAKS = /\bat [\w.<>]+ \(|node_modules|\bprisma\b|\bSELECT\b.+\bFROM\b|\bPostgres|ECONN|app\.\w+_pkey/i;

type Reply = { status: number; text: string } | Error;

async function ask(one: Case, role: Role): Promise<Reply> {
  const token = actorOf(role)?.token;
  const { method } = one;
  const [url, body] = [await withOwnIds(one.url, role), one.body && (await withOwnIds(one.body, role))];
  const answer = await fetch(`${APP_URL}${url}`, {
    method,
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      ...elsewhere(),
    },
    ...(body === undefined ? {} : { body }),
    redirect: "manual",
    signal: AbortSignal.timeout(SLOWEST_MS),
  }).catch((error: Error) => error);
  if (answer instanceof Error) return answer;
  const { status } = answer;
  const text = await answer.text();
  const isOut = status === 401 || (isOwn(one, role) && hasFallen(codeOf(text), role));
  if (token && isOut && actorOf(role)?.token === token) await enter(role);
  return { status, text };
}

/** With the ids of the acting person's own in their places, else the victim's. */
async function withOwnIds(text: string, role: Role): Promise<string> {
  let filled = text;
  for (const [mark, word] of text.matchAll(/~([\w-]+)~/g))
    filled = filled.replace(mark, (await ownId(role, word as string)) ?? (ids[0] as string));
  return filled;
}

/** What is wrong with the answer to a case, or null. */
function faultOf({ method, known }: Case, role: Role, reply: Reply): string | null {
  if (reply instanceof Error) return reply.name;
  const { status, text } = reply;
  if (status >= 500) return `${status} ${text.slice(0, 200)}`;
  // The administrator reads what everybody's account says.
  if (role !== "admin" && text.includes(victim.words)) return "somebody else's words";
  if (known && !(status in known.operation.responses)) return `undocumented ${status}`;
  if (status < 400 || method === "HEAD" || method === "OPTIONS") return null;
  if (LEAKS.test(text)) return `says too much: ${text.slice(0, 200)}`;
  return isOurError(text) ? null : `no error of ours: ${status} ${text.slice(0, 120)}`;
}

const isOurError = (text: string) => codeOf(text) !== null;

/** Null where it is no error in our form. */
function codeOf(text: string): string | null {
  try {
    const { code, error } = JSON.parse(text) as { code?: unknown; error?: unknown };
    return typeof code === "string" && typeof error === "string" ? code : null;
  } catch {
    return null;
  }
}

function noteRefusal(refused: Map<string, Map<string, number>>, name: string, code: string): void {
  const counts = refused.get(name) ?? new Map<string, number>();
  refused.set(name, counts.set(code, (counts.get(code) ?? 0) + 1));
}

const nameOf = ({ method, path }: Known) => `${method} ${path}`;

it("answers every call, however odd, in its own form and with nobody else's data", async () => {
  const each = Math.max(1, Math.ceil(CASES / operations.length));
  const cases = operations.flatMap((known, place) =>
    fc.sample(fc.tuple(caseOf(known, ids), rolesOf(known.path)), { numRuns: each, seed: SEED + place }),
  );
  const faults: string[] = [];
  const reached = new Set<string>();
  const refused = new Map<string, Map<string, number>>();
  let next = 0;
  const work = async () => {
    while (next < cases.length) {
      const [one, drawn] = cases[next++]!;
      const role = isLeftAlone(one, drawn) ? "member" : drawn;
      const reply = await ask(one, role);
      const fault = faultOf(one, role, reply);
      const said = `${role} ${one.method} ${one.url.slice(0, 200)} ${one.body?.slice(0, 300) ?? ""}`;
      if (fault) faults.push(`${said} → ${fault}`);
      if (fault || !one.known || reply instanceof Error) continue;
      if (reply.status < 400) reached.add(nameOf(one.known));
      else noteRefusal(refused, nameOf(one.known), codeOf(reply.text) ?? "");
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  // Of the rest, many want what chance does not find: a link's secret, a file, a payment under way.
  console.log(`${cases.length} cases, ${reached.size} of ${operations.length} calls done at least once`);
  if (process.env.UNREACHED)
    console.log(
      operations
        .map(nameOf)
        .filter((name) => !reached.has(name))
        .map((name) => `${name}: ${JSON.stringify(Object.fromEntries(refused.get(name) ?? []))}`)
        .join("\n"),
    );
  expect(faults, `SEED=${SEED}`).toEqual([]);
  expect(reached.size).toBeGreaterThan(operations.length * 0.4);
}, 1_800_000);
