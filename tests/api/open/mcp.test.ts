import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { beforeAll, describe, expect, it } from "vitest";
import { TOOL_INPUTS } from "@/lib/mcp/tool-schema";
import { makeToken } from "@/tests/api/open/token-rig";
import { AFTERNOON } from "@/tests/days";
import { APP_URL, call, createMember, type Member, sql } from "@/tests/factories";

type Result = { isError?: boolean; structuredContent?: unknown; content: { type: string; text?: string }[] };

const ENDPOINT = new URL(`${APP_URL}/api/mcp`);
const LATEST = "2026-07-28";

let member: Member;
let token: string;

beforeAll(async () => {
  member = await createMember({ status: "active" });
  ({ token } = await makeToken(member, "log"));
});

type Era = "legacy" | { pin: string };

/** The SDK's own client, connected as any assistant would be. */
async function connect(bearer = token, era: Era = { pin: LATEST }): Promise<Client> {
  const client = new Client({ name: "teste", version: "1" }, { versionNegotiation: { mode: era } });
  const requestInit = { headers: { Authorization: `Bearer ${bearer}` } };
  await client.connect(new StreamableHTTPClientTransport(ENDPOINT, { requestInit }));
  return client;
}

async function use(client: Client, name: string, args: Record<string, unknown> = {}): Promise<Result> {
  return (await client.callTool({ name, arguments: args })) as Result;
}

// Asserted where it is used.
// biome-ignore lint/suspicious/noExplicitAny: any shape may come back
const facts = (result: Result): any => {
  expect(result.isError ? result.content : []).toEqual([]);
  return result.structuredContent;
};

describe.each<[string, Era]>([
  ["the protocol of 2026", { pin: LATEST }],
  ["that of before", "legacy"],
])("with %s", (_name, era) => {
  it("names its tools with schemas and what they do", async () => {
    const client = await connect(token, era);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual(Object.keys(TOOL_INPUTS).sort());
    for (const { title, description, inputSchema, outputSchema, annotations } of tools) {
      expect([title, description]).not.toContain(undefined);
      expect(inputSchema.type).toBe("object");
      expect(outputSchema?.type).toBe("object");
      expect(annotations?.openWorldHint).toBe(false);
    }
    const readOnly = tools.filter(({ annotations }) => annotations?.readOnlyHint).map(({ name }) => name);
    expect(readOnly.sort()).toEqual(["read_day", "read_period", "search_foods", "what_is_left"]);
    await client.close();
  });

  it("logs by words, reads it back, corrects, deletes and brings back", async () => {
    const owner = await createMember({ status: "active", timeZone: AFTERNOON.zone });
    const client = await connect((await makeToken(owner)).token, era);
    const before = facts(await use(client, "what_is_left"));
    const logged = facts(
      await use(client, "log_by_words", { text: "almocei 2 ovos e 100 g de arroz branco" }),
    );
    expect(logged.meals).toHaveLength(1);
    const [meal] = logged.meals;
    const day = facts(await use(client, "read_day"));
    expect(day.meals.map(({ id }: { id: string }) => id)).toEqual([meal.id]);
    expect(day.totals.kcal).toBe(meal.totals.kcal);
    const after = facts(await use(client, "what_is_left"));
    expect(after.kcal).toBeCloseTo(before.kcal - meal.totals.kcal, 0);

    const items = [{ id: meal.items[1].id, food: meal.items[1].food, grams: 50 }];
    const corrected = facts(await use(client, "correct_meal", { id: meal.id, version: meal.version, items }));
    expect(corrected.items).toMatchObject([{ food: "arroz-branco", grams: 50 }]);
    const stale = await use(client, "correct_meal", { id: meal.id, version: meal.version, kind: "dinner" });
    expect(stale.isError).toBe(true);
    expect(stale.content[0]?.text).toContain("(version_conflict)");

    facts(await use(client, "delete_meal", { id: meal.id }));
    expect(facts(await use(client, "read_day")).meals).toEqual([]);
    facts(await use(client, "restore_meal", { id: meal.id }));
    const { from, to, days, mean } = facts(await use(client, "read_period", { from: day.day, to: day.day }));
    expect([from, to, days.length]).toEqual([day.day, day.day, 1]);
    expect(mean.kcal).toBe(corrected.totals.kcal);
    await client.close();
  });
});

describe("what goes wrong", () => {
  it("is told in the person's language with a stable code, and stores nothing", async () => {
    const client = await connect();
    const nothing = await use(client, "log_by_words", { text: "xyzzy qwfp" });
    expect([nothing.isError, nothing.structuredContent]).toEqual([true, undefined]);
    expect(nothing.content[0]?.text).toMatch(/\(nothing_understood\)$/);
    const long = await use(client, "read_period", { from: "2020-01-01", to: "2024-01-01" });
    expect(long.content[0]?.text).toContain("(invalid_day)");
    const unknown = await use(client, "delete_meal", { id: "01a1fb6b-5f94-7541-8d1e-6d037587f1d5" });
    expect(unknown.content[0]?.text).toContain("(not_found)");
    await client.close();
  });

  it("an argument of another kind is refused before anything runs", async () => {
    const client = await connect();
    const result = await use(client, "log_by_words", { text: "" }).catch((error) => ({
      isError: true,
      error,
    }));
    expect(result.isError).toBe(true);
    await expect(use(client, "drop_tables")).rejects.toThrow();
    await client.close();
  });

  it("an emergency is answered with advice, and nothing is logged", async () => {
    const owner = await createMember({ status: "active" });
    const client = await connect((await makeToken(owner)).token);
    const told = facts(
      await use(client, "log_by_words", { text: "minha glicose está 45 e estou tremendo, comi um doce" }),
    );
    expect(told.care.grade).toBe("call_now");
    expect(told.meals).toEqual([]);
    await client.close();
  });

  it("a token that only reads does not log; one that is ended is out with the next message", async () => {
    const { id, token: reading } = await makeToken(member, "read");
    const client = await connect(reading);
    const refused = await use(client, "log_by_words", { text: "1 banana" });
    expect(refused.content[0]?.text).toContain("(token_scope)");
    facts(await use(client, "read_day"));
    await call(`/api/tokens/${id}`, { method: "DELETE", token: member.token });
    await expect(use(client, "read_day")).rejects.toThrow();
  });

  it("a subscription that ended still reads, and logs no more", async () => {
    const owner = await createMember({ status: "active" });
    const client = await connect((await makeToken(owner)).token);
    await sql(
      "UPDATE app.subscriptions SET status = 'expired', period_end = now() - interval '1 day' WHERE user_id = $1",
      [owner.userId],
    );
    facts(await use(client, "read_day"));
    const refused = await use(client, "log_by_words", { text: "1 banana" });
    expect(refused.content[0]?.text).toContain("(subscription_expired)");
    await client.close();
  });
});

describe("the endpoint", () => {
  const list = { jsonrpc: "2.0", id: 1, method: "tools/list", params: {} };
  const accept = { Accept: "application/json, text/event-stream" };

  it.each<[string, Parameters<typeof call>[1] & object, number]>([
    ["without a token", { body: list, headers: accept }, 401],
    [
      "with a page of another site behind it",
      { body: list, headers: { ...accept, Origin: "https://evil.example" } },
      403,
    ],
    ["with no JSON", { raw: "{", headers: accept }, 400],
    [
      "with more than it takes",
      { raw: JSON.stringify({ ...list, pad: "x".repeat(70_000) }), headers: accept },
      413,
    ],
    ["by GET", { method: "GET" }, 405],
    ["by DELETE", { method: "DELETE" }, 405],
  ])("asked %s answers so", async (name, options, status) => {
    const bearer = name === "without a token" ? {} : { token };
    expect((await call("/api/mcp", { ...options, ...bearer })).status).toBe(status);
  });

  it("takes no session's token, and none in the address", async () => {
    const session = await call("/api/mcp", { body: list, token: member.token, headers: accept });
    expect([session.status, session.body.code]).toEqual([403, "token_needed"]);
    const inAddress = await call(`/api/mcp?token=${token}`, { body: list, headers: accept });
    expect([inAddress.status, inAddress.body.code]).toEqual([400, "token_in_address"]);
  });

  it("answers our own origin", async () => {
    const headers = { ...accept, Origin: new URL(APP_URL).origin };
    expect((await call("/api/mcp", { body: list, token, headers })).status).toBe(200);
  });
});
