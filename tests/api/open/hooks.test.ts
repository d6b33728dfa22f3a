import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { DAY_MS } from "@/lib/durations";
import { hookKey, sealed } from "@/lib/hooks/hook-signature";
import { queueDeliveries } from "@/lib/hooks/queue-deliveries.server";
import { sendDeliveries, testHook } from "@/lib/hooks/send-deliveries.server";
import type { Post, PostOutcome } from "@/lib/integrations/public-web/post-publicly";
import { YESTERDAY } from "@/tests/days";
import { call, contextOf, createMember, type Member, sql } from "@/tests/factories";

const SECRET = "garfo_whsec_teste";

/** A hook whose address was looked at already: what answers is the test's own. */
async function makeHook(member: Member, events: string[]): Promise<{ id: string; url: string }> {
  const id = crypto.randomUUID();
  const url = `https://programa.example/${id}`;
  const secret = sealed(
    SECRET,
    hookKey(process.env.SUPABASE_SERVICE_ROLE_KEY as string),
    crypto.getRandomValues(new Uint8Array(12)),
  );
  await sql(
    "INSERT INTO app.hooks (user_id, id, url, secret, events, created_at, seen_at) VALUES ($1, $2, $3, $4, $5, now(), now())",
    [member.userId, id, url, secret, events],
  );
  return { id, url };
}

type Taken = { body: string; headers: Readonly<Record<string, string>> };

/** What a hook is sent, of what others' hooks are sent at the same time. */
function receiver(url: string, answer: () => PostOutcome): { post: Post; taken: Taken[] } {
  const taken: Taken[] = [];
  const post: Post = async (to, body, headers) => {
    if (to !== url) return { status: 200 };
    taken.push({ body: String(body), headers });
    return answer();
  };
  return { post, taken };
}

const job = (now = new Date()) => ({
  actor: { kind: "job" as const, name: "hooks" },
  person: null,
  now,
  locale: "pt-BR" as const,
  tx: null,
});

async function sendAll(post: Post, now?: Date): Promise<void> {
  while ((await sendDeliveries(job(now), post)) > 0);
}

const rowOf = async (id: string) => (await sql("SELECT * FROM app.hooks WHERE id = $1", [id]))[0]!;

describe("a hook", () => {
  it("is told of a meal once, signed, and of the day that is over", async () => {
    const member = await createMember({ status: "active" });
    const { id, url } = await makeHook(member, ["meal_logged", "day_closed"]);
    const { token } = member;
    const meal = await call("/api/meals", { token, body: { text: "almocei 2 ovos" } });
    await call("/api/meals", {
      token,
      body: { day: YESTERDAY, kind: "lunch", items: [{ food: "arroz-branco", grams: 100 }] },
    });
    const { post, taken } = receiver(url, () => ({ status: 204 }));
    await Promise.all([queueDeliveries(job()), queueDeliveries(job())]);
    await Promise.all([sendAll(post), sendAll(post)]);
    await queueDeliveries(job());
    await sendAll(post);
    const events = taken.map(({ headers }) => headers["Garfo-Event"]);
    expect(events.filter((event) => event === "meal_logged")).toHaveLength(2);
    expect(events.filter((event) => event === "day_closed").length).toBeLessThanOrEqual(1);
    const told = taken.map(({ body }) => JSON.parse(body)).find((one) => one.meal?.id === meal.body.id);
    expect(told).toMatchObject({ event: "meal_logged", meal: { totals: meal.body.totals } });
    for (const { body, headers } of taken) {
      const [, seconds, v1] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(headers["Garfo-Signature"]!)!;
      expect(v1).toBe(createHmac("sha256", SECRET).update(`${seconds}.${body}`).digest("hex"));
    }
    expect((await rowOf(id)).last_sent_at).not.toBeNull();
    const kept = await sql("SELECT body FROM app.hook_deliveries WHERE hook_id = $1", [id]);
    expect(kept.every(({ body }) => body === "")).toBe(true);
  });

  it("that fails is tried again with pauses, turned off after days, and on again by a good test", async () => {
    const member = await createMember({ status: "active" });
    const { id, url } = await makeHook(member, ["meal_logged"]);
    await call("/api/meals", { token: member.token, body: { text: "1 banana" } });
    await queueDeliveries(job());
    const { post, taken } = receiver(url, () => ({ status: 302 }));
    const begun = Date.now();
    await sendAll(post);
    expect(taken).toHaveLength(1);
    await sendAll(post, new Date(begun + 2 * 60_000));
    expect(taken).toHaveLength(2);
    expect(await rowOf(id)).toMatchObject({ disabled_at: null });
    await sql("UPDATE app.hooks SET failing_since = now() - interval '6 days' WHERE id = $1", [id]);
    await sendAll(post, new Date(begun + DAY_MS));
    expect((await rowOf(id)).disabled_at).not.toBeNull();
    const letters = await sql(
      "SELECT subject, text FROM app.outbound_mails WHERE user_id = $1 AND kind = 'security'",
      [member.userId],
    );
    expect(letters).toMatchObject([{ subject: "Paramos de avisar o seu programa" }]);
    expect(letters[0]?.text ?? "programa.example").toContain("programa.example");
    const list = await call("/api/hooks", { token: member.token });
    expect(list.body.hooks).toMatchObject([{ id, active: false, waiting: 0 }]);
    const good = receiver(url, () => ({ status: 200 }));
    expect(await testHook(contextOf(member.userId), { id }, good.post)).toEqual({
      delivered: true,
      status: 200,
    });
    expect(JSON.parse(good.taken[0]!.body)).toMatchObject({ event: "ping" });
    expect(await rowOf(id)).toMatchObject({ disabled_at: null, failing_since: null });
  });

  it("is told nothing once the consent to health data is taken back", async () => {
    const member = await createMember({ status: "active" });
    const { id } = await makeHook(member, ["meal_logged"]);
    await call("/api/meals", { token: member.token, body: { text: "1 banana" } });
    await sql(
      "INSERT INTO app.consents (user_id, id, kind, version, granted) VALUES ($1, gen_random_uuid(), 'health', '1', false)",
      [member.userId],
    );
    await queueDeliveries(job());
    expect(await sql("SELECT 1 FROM app.hook_deliveries WHERE hook_id = $1", [id])).toEqual([]);
  });

  it("is not told either what waited when the consent was taken back", async () => {
    const member = await createMember({ status: "active" });
    const { id, url } = await makeHook(member, ["meal_logged"]);
    await call("/api/meals", { token: member.token, body: { text: "1 banana" } });
    await queueDeliveries(job());
    await call("/api/consents", { token: member.token, body: { kind: "health", granted: false } });
    const { post, taken } = receiver(url, () => ({ status: 204 }));
    await sendAll(post);
    expect(taken).toEqual([]);
    const waiting = "SELECT body, next_attempt_at FROM app.hook_deliveries WHERE hook_id = $1";
    expect(await sql(waiting, [id])).toEqual([{ body: "", next_attempt_at: null }]);
  });

  it.each([
    ...[
      "http://example.com/",
      "https://127.0.0.1/",
      "https://localhost/x",
      "https://[::1]/",
      "https://169.254.169.254/latest/",
    ],
    ...["https://10.0.0.1/", "https://example.com:22/", "https://nao-existe.invalid/", "nonsense"],
  ])("is not made for %s", async (url) => {
    const { token, password } = await createMember();
    const { status, body } = await call("/api/hooks", {
      token,
      body: { url, events: ["meal_logged"], password },
    });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ["url"]]);
  });

  it("is one's own, and asks for the password", async () => {
    const member = await createMember();
    const { id } = await makeHook(member, ["meal_logged"]);
    const other = await createMember();
    for (const [path, method] of [
      ["", "DELETE"],
      ["/test", "POST"],
    ] as const)
      expect((await call(`/api/hooks/${id}${path}`, { method, token: other.token })).status).toBe(404);
    const body = { url: "https://example.com/", events: ["meal_logged"], password: "errada-errada" };
    expect((await call("/api/hooks", { token: member.token, body })).body.code).toBe("wrong_password");
    expect((await call(`/api/hooks/${id}`, { method: "DELETE", token: member.token })).status).toBe(200);
    expect((await call("/api/hooks", { token: member.token })).body.hooks).toEqual([]);
  });
});
