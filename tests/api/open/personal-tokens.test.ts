import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { ERROR_STATUS, type ErrorCode } from "@/lib/errors";
import { personalToken, TOKEN_BYTES } from "@/lib/tokens/personal-token";
import { scopeOfCall } from "@/lib/tokens/token-access";
import { createAdmin } from "@/tests/api/admin/admin-rig";
import { makeToken } from "@/tests/api/open/token-rig";
import { type ApiRoute, apiRoutes } from "@/tests/api/server/routes";
import { call, createMember, forgetDecisions, type Member, sql } from "@/tests/factories";
import { createProtected } from "@/tests/second-factor";

const PER_TOKEN = 100;
/** Rooms of the API that no token ever reaches, by their addresses alone. */
const NEVER =
  /^\/api\/(account|admin|associate-user|care|change-password|company|consents|disassociate-user|export|nutritionist|partner|remove-card|second-factor|sessions|subscription|tokens|update-profile|user|whatsapp)/;

let member: Member;
let routes: ApiRoute[];

beforeAll(async () => {
  member = await createMember({ status: "active" });
  routes = (await apiRoutes()).filter(({ spec }) => spec.access !== "public");
});

const asked = (route: ApiRoute, token: string) =>
  call(route.url, {
    method: route.method,
    token,
    ...(route.method === "GET" || route.method === "DELETE" ? {} : { body: {} }),
  });

it("is told nothing while its owner does not consent to the use of health data", async () => {
  const owner = await createMember({ status: "active" });
  const { token } = await makeToken(owner, "log");
  const answers = async () => {
    const read = await call("/api/meals", { token });
    const logged = await call("/api/water", { token, body: { ml: 200 } });
    const tools = await call("/api/mcp", {
      token,
      body: { jsonrpc: "2.0", id: 1, method: "tools/list" },
      headers: { Accept: "application/json, text/event-stream" },
    });
    return [read, logged, tools].map(({ status, body }) =>
      status < 300 ? status : `${status} ${body.code}`,
    );
  };
  expect(await answers()).toEqual([200, 201, 200]);
  await call("/api/consents", { token: owner.token, body: { kind: "health", granted: false } });
  expect(await answers()).toEqual(Array(3).fill("403 health_consent_needed"));
  expect((await call("/api/meals", { token: owner.token })).status).toBe(200);
  await forgetDecisions(owner.userId);
  expect(await answers()).toEqual(Array(3).fill("403 health_consent_needed"));
});

describe("every call of the API", () => {
  it.each(["read", "log"] as const)(
    "is refused to a token that may %s, unless the table says otherwise",
    async (scope) => {
      const owner = await createMember({ status: "active" });
      const wrong: string[] = [];
      for (let from = 0; from < routes.length; from += PER_TOKEN) {
        const { token } = await makeToken(owner, scope, { name: `De ${from}` });
        for (const route of routes.slice(from, from + PER_TOKEN)) {
          const { status, body } = await asked(route, token);
          const allowed = scopeOfCall(route.method, route.path);
          const isIn = allowed !== null && (scope === "log" || allowed === "read");
          const isRight = isIn
            ? status !== 401 && status !== 403
            : status === 403 && body.code === "token_scope";
          if (!isRight || (isIn && NEVER.test(route.path)))
            wrong.push(`${route.method} ${route.path}: ${status}`);
        }
      }
      expect(wrong).toEqual([]);
      expect(routes.length).toBeGreaterThan(100);
    },
  );

  it("names its scope in the description of the API", async () => {
    const { body } = await call("/api/openapi.json");
    const named = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.entries(methods as Record<string, { security?: object[] }>).flatMap(([method, { security }]) =>
        security?.some((way) => "personalToken" in way) ? [`${method.toUpperCase()} ${path}`] : [],
      ),
    );
    const allowed = routes.filter(({ method, path }) => scopeOfCall(method, path) !== null);
    const documented = allowed.map(({ method, path }) => `${method} ${path.replace(/\[(\w+)\]/g, "{$1}")}`);
    expect(named.sort()).toEqual(documented.sort());
  });
});

describe("a token", () => {
  it("is told once, kept as a digest, listed, used to the hour and ended", async () => {
    const owner = await createMember({ status: "active" });
    const { id, token } = await makeToken(owner, "read", { name: "Planilha" });
    const [row] = await sql("SELECT row_to_json(t)::text AS text FROM app.personal_tokens t WHERE id = $1", [
      id,
    ]);
    expect(String(row?.text)).not.toContain(token.slice(10, 30));
    const list = async () => (await call("/api/tokens", { token: owner.token })).body.tokens;
    expect(await list()).toMatchObject([
      { id, name: "Planilha", scope: "read", lastUsedAt: null, ended: null },
    ]);
    expect(JSON.stringify(await list())).not.toContain(token.slice(0, -4));
    expect((await call("/api/dashboard", { token })).status).toBe(200);
    expect((await list())[0].lastUsedAt).toMatch(/:00:00\.000Z$/);
    const end = await call(`/api/tokens/${id}`, { method: "DELETE", token: owner.token });
    expect([end.status, end.body.message]).toEqual([200, "Pronto: esse token não entra mais."]);
    const after = await call("/api/dashboard", { token });
    expect([after.status, after.body.code]).toEqual([401, "token_revoked"]);
    expect((await list())[0].ended).toBe("revoked");
    expect((await call(`/api/tokens/${id}`, { method: "DELETE", token: owner.token })).status).toBe(404);
    const noted = await sql("SELECT action FROM app.audit_log WHERE subject_id = $1 ORDER BY seq", [id]);
    expect(noted.map(({ action }) => action)).toEqual(["token.created", "token.revoked"]);
  });

  it("asks for the password, and ends no other's", async () => {
    const body = { name: "x", scope: "read", days: 30, password: "errada-errada" };
    const refused = await call("/api/tokens", { token: member.token, body });
    expect([refused.status, refused.body.code]).toEqual([422, "wrong_password"]);
    const { id, token } = await makeToken(member);
    const other = await createMember();
    expect((await call(`/api/tokens/${id}`, { method: "DELETE", token: other.token })).status).toBe(404);
    expect((await call("/api/goals", { token })).status).toBe(200);
  });

  it("is not made by a session that has yet to pass the second factor, nor by another token", async () => {
    const protectedOne = await createProtected();
    const body = { name: "x", scope: "read", days: 30, password: protectedOne.password };
    const first = await call("/api/login", {
      body: { email: protectedOne.email, password: protectedOne.password },
    });
    const answer = await call("/api/tokens", { token: first.body.token, body });
    expect([answer.status, answer.body.code]).toEqual([403, "second_factor_required"]);
    const { token } = await makeToken(member);
    expect((await call("/api/tokens", { token, body })).body.code).toBe("token_scope");
  });

  it.each<[string, string, unknown[], ErrorCode]>([
    ["has run out", "UPDATE app.personal_tokens SET expires_at = now() WHERE id = $1", [], "token_expired"],
    [
      "is of before a new password",
      "UPDATE app.people SET tokens_valid_from = now() + interval '1 second' WHERE user_id = (SELECT user_id FROM app.personal_tokens WHERE id = $1)",
      [],
      "token_revoked",
    ],
    [
      "is of somebody blocked",
      "UPDATE app.people SET blocked_at = now() WHERE user_id = (SELECT user_id FROM app.personal_tokens WHERE id = $1)",
      [],
      "account_blocked",
    ],
  ])("that %s is refused", async (_name, change, _values, code) => {
    const owner = await createMember({ status: "active" });
    const { id, token } = await makeToken(owner);
    await sql(change, [id]);
    const { status, body } = await call("/api/dashboard", { token });
    expect([status, body.code]).toEqual([ERROR_STATUS[code], code]);
  });

  it("that was guessed or garbled is nobody's, and whoever goes on guessing is stopped", async () => {
    const from = { headers: { "X-Forwarded-For": "10.77.1.9" } };
    const guessed = personalToken(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)));
    const statuses: number[] = [];
    for (let i = 0; i < 32; i++) {
      const token = i % 2 ? guessed : `garfo_pat_${"a".repeat(39)}`;
      statuses.push((await call("/api/dashboard", { token, ...from })).status);
    }
    expect(statuses).toEqual([...Array(30).fill(401), 429, 429]);
    const { token } = await makeToken(member);
    expect((await call("/api/goals", { token, ...from })).status).toBe(200);
  });

  it("in an address is refused, whoever sends it", async () => {
    const { token } = await makeToken(member);
    for (const bearer of [undefined, token, member.token]) {
      const sent = bearer ? { token: bearer } : {};
      const { status, body } = await call(`/api/dashboard?access_token=${token}`, sent);
      expect([status, body.code]).toEqual([400, "token_in_address"]);
    }
  });

  it("is never more than its owner may do", async () => {
    const expired = await createMember({ status: "active" });
    const { token } = await makeToken(expired);
    await sql(
      "UPDATE app.subscriptions SET status = 'expired', period_end = now() - interval '1 day' WHERE user_id = $1",
      [expired.userId],
    );
    expect((await call("/api/dashboard", { token })).status).toBe(200);
    expect((await call("/api/water", { token, body: { ml: 200 } })).body.code).toBe("subscription_expired");
    const admin = await createAdmin();
    const { token: admins } = await makeToken(admin);
    expect((await call("/api/admin/users", { token: admins })).body.code).toBe("token_scope");
  });

  it("has a limit of its own", async () => {
    const [one, other] = [await makeToken(member, "read"), await makeToken(member, "read")];
    const digest = createHash("sha256").update(one.id).digest("base64url").slice(0, 22);
    await sql(
      "INSERT INTO app.rate_limits (key, count, expires_at) VALUES ($1, 240, now() + interval '1 minute')",
      [`personal-token:account:${digest}`],
    );
    expect((await call("/api/goals", { token: one.token })).status).toBe(429);
    expect((await call("/api/goals", { token: other.token })).status).toBe(200);
  });

  it("that is ended while its calls come in stores what it answered, and nothing else", async () => {
    const owner = await createMember({ status: "active" });
    const { id, token } = await makeToken(owner);
    const calls = Array.from({ length: 40 }, () => call("/api/water", { token, body: { ml: 100 } }));
    const end = call(`/api/tokens/${id}`, { method: "DELETE", token: owner.token });
    const answers = await Promise.all(calls);
    await end;
    const stored = answers.filter(({ status }) => status === 201).length;
    expect(answers.filter(({ status }) => ![201, 401].includes(status))).toEqual([]);
    const [row] = await sql("SELECT count(*)::int AS count FROM app.water_entries WHERE user_id = $1", [
      owner.userId,
    ]);
    expect(row?.count).toBe(stored);
    expect((await call("/api/water", { token, body: { ml: 100 } })).status).toBe(401);
  });

  it("counts as one of twenty", async () => {
    const owner = await createMember();
    for (let i = 0; i < 20; i++) await makeToken(owner, "read", { name: `N.º ${i}` });
    const body = { name: "mais um", scope: "read", days: 1, password: owner.password };
    expect((await call("/api/tokens", { token: owner.token, body })).body.code).toBe("too_many_tokens");
  });
});
