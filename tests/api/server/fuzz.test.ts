import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { apiDocument } from "@/app/api/openapi.json/api-document";
import { createFullAccount, type FullAccount } from "@/tests/api/account/full-account";
import { APP_URL, call, createMember, elsewhere, sql } from "@/tests/factories";
import { type JsonSchema, spoilt, valuesOf } from "./json-values";

/** `CASES=30000 npm test -- api fuzz` for the whole; `SEED=…` to see one run again. */
const CASES = Number(process.env.CASES) || 1_500;
const SEED = Number(process.env.SEED) || Date.now() % 1e9;
const WHOLE = 10_000;
const AT_ONCE = 8;
const SLOWEST_MS = 20_000;

type Operation = {
  parameters?: { name: string; in: string; required?: boolean; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, unknown>;
};
type Known = { path: string; method: string; operation: Operation };
type Case = { path: string; method: string; url: string; body?: string; known: Known | null };
type Role = "nobody" | "member" | "nutritionist" | "manager" | "admin";

const paths = apiDocument().paths as unknown as Record<string, Record<string, Operation>>;
const operations: Known[] = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
);

let victim: FullAccount;
let ids: string[];
const actors = new Map<Role, string>();

/** Whoever deletes their account or signs out in the course of it is somebody else from then on. */
async function enter(role: Role): Promise<void> {
  if (role === "nobody") return;
  if (role === "admin") {
    const login = { email: process.env.SUPER_ADMIN_EMAIL, password: "garfo-demo-123" };
    actors.set(role, (await call("/api/login", { body: login })).body.token);
    return;
  }
  if (role === "member") {
    const { userId, token } = await createMember({ status: "active" });
    const meal = (
      await call("/api/meals", { token, body: { text: "almocei arroz, feijão e 300 ml de água" } })
    ).body;
    await call("/api/favourites", { token, body: { meal: meal.meals[0].id } });
    await call("/api/weight", { token, body: { kg: 70.5 } });
    ids = [...ids, ...(await idsOf(userId))];
    actors.set(role, token);
    return;
  }
  const professional = role === "nutritionist" ? { role } : { company: true };
  actors.set(role, (await createMember({ status: "active", ...professional })).token);
}

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

const ODD_PATHS = ["%00", "%", "%zz", "%2e%2e%2f", "..%5c", "%E0%A4%A", "a".repeat(3_000), "%F0%9F%8D%95"];

/** One time in twenty. */
const seldom = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.oneof({ weight: 19, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });

/** One of the documented calls: mostly as it is meant, sometimes with a body, an address or a method that is not. */
function caseOf(known: Known): fc.Arbitrary<Case> {
  const { path, method, operation } = known;
  const schema = operation.requestBody?.content["application/json"]?.schema;
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const query = (operation.parameters ?? []).filter((parameter) => parameter.in === "query");
  return fc
    .record({
      places: fc.array(
        fc.oneof(
          { weight: 6, arbitrary: fc.constantFrom(...ids) },
          { weight: 1, arbitrary: fc.constantFrom(...ODD_PATHS) },
        ),
        {
          ...{ minLength: names.length, maxLength: names.length },
        },
      ),
      asked: fc.record(Object.fromEntries(query.map(({ name, schema }) => [name, valuesOf(schema, ids)])), {
        requiredKeys: query.filter(({ required }) => required).map(({ name }) => name),
      }),
      body: schema
        ? valuesOf(schema, ids).chain((value) =>
            fc.oneof({ weight: 2, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: spoilt(value) }),
          )
        : fc.constant(undefined),
      otherMethod: seldom(fc.constantFrom("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS")),
      broken: seldom(fc.constantFrom("{", "[]", "", '"x"', "\u0000", `{"a":`.repeat(2_000))),
    })
    .map(({ places, asked, body, otherMethod, broken }) => {
      const filled = path.replace(/\{\w+\}/g, () => places.shift()!);
      const search = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]));
      const said = otherMethod ?? method;
      const hasBody = !["GET", "HEAD", "OPTIONS"].includes(said) && (body !== undefined || broken !== null);
      return {
        path,
        method: said,
        url: `${filled}${query.length ? `?${search}` : ""}`,
        ...(hasBody ? { body: broken ?? JSON.stringify(body) } : {}),
        known: otherMethod ? null : known,
      };
    });
}

const LEAKS = /\bat [\w.<>]+ \(|node_modules|\bprisma\b|\bSELECT\b.+\bFROM\b|\bPostgres|ECONN|app\.\w+_pkey/i;

type Reply = { status: number; text: string } | Error;

async function ask(one: Case, role: Role): Promise<Reply> {
  const token = actors.get(role);
  const answer = await fetch(`${APP_URL}${one.url}`, {
    method: one.method,
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(one.body === undefined ? {} : { "Content-Type": "application/json" }),
      ...elsewhere(),
    },
    ...(one.body === undefined ? {} : { body: one.body }),
    redirect: "manual",
    signal: AbortSignal.timeout(SLOWEST_MS),
  }).catch((error: Error) => error);
  if (answer instanceof Error) return answer;
  if (answer.status === 401 && token && actors.get(role) === token) await enter(role);
  return { status: answer.status, text: await answer.text() };
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

function isOurError(text: string): boolean {
  try {
    const { code, error } = JSON.parse(text) as { code?: unknown; error?: unknown };
    return typeof code === "string" && typeof error === "string";
  } catch {
    return false;
  }
}

it("answers every call, however odd, in its own form and with nobody else's data", async () => {
  const roles: Role[] = ["nobody", "member", "member", "member", "nutritionist", "manager", "admin"];
  const each = Math.max(1, Math.ceil(CASES / operations.length));
  const cases = operations.flatMap((known, place) =>
    fc.sample(fc.tuple(caseOf(known), fc.constantFrom(...roles)), { numRuns: each, seed: SEED + place }),
  );
  const faults: string[] = [];
  const reached = new Set<string>();
  let next = 0;
  const work = async () => {
    while (next < cases.length) {
      const [one, drawn] = cases[next++]!;
      const role = isLeftAlone(one, drawn) ? "member" : drawn;
      const reply = await ask(one, role);
      const fault = faultOf(one, role, reply);
      const said = `${role} ${one.method} ${one.url.slice(0, 200)} ${one.body?.slice(0, 300) ?? ""}`;
      if (fault) faults.push(`${said} → ${fault}`);
      else if (one.known && !(reply instanceof Error) && reply.status < 400)
        reached.add(`${one.known.method} ${one.known.path}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  expect(faults, `SEED=${SEED}`).toEqual([]);
  // Of the rest, many want what chance does not find: a link's secret, a file, a payment under way.
  console.log(`${cases.length} cases, ${reached.size} of ${operations.length} calls done at least once`);
  expect(reached.size).toBeGreaterThan(operations.length / 4);
}, 1_800_000);
