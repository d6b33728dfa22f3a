import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { APP_URL, createMember, elsewhere, type Member } from "@/tests/factories";
import { type OwnProduct, startOwnProduct } from "@/tests/own-product";

const STAND_INS = new URL(process.env.WHATSAPP_API_URL ?? "").origin;
const AGREED = { Cookie: "garfo-locale=pt-BR; garfo-analytics=yes" };
const SITE = randomUUID();
const AGENT = "Mozilla/5.0 (X11; Linux x86_64) Garfo/1";

type Told = { headers: Record<string, string>; body: { payload?: { website: string } } };

let product: OwnProduct;
let member: Member;

beforeAll(async () => {
  const settings = {
    ANALYTICS_SERVICE: "umami",
    ANALYTICS_URL: `${STAND_INS}/analytics`,
    ANALYTICS_SITE: SITE,
  };
  [product, member] = await Promise.all([
    startOwnProduct({ ...process.env, ...settings }, "analytics"),
    createMember({ status: "active" }),
  ]);
  await product.adopt(member);
}, 120_000);

afterAll(() => product?.stop());

const get = (path: string, headers: Record<string, string> = {}, of = product.url) =>
  fetch(of + path, { headers, redirect: "manual" });
const send = (event: unknown, headers: Record<string, string> = {}, of = product.url) =>
  fetch(`${of}/api/analytics/api/send`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: typeof event === "string" ? event : JSON.stringify(event),
  });
const view = (url: string, more: object = {}) => ({
  type: "event",
  payload: {
    website: "garfo",
    url,
    referrer: "",
    language: "pt-BR",
    title: "Ana Lima",
    screen: "360x740",
    ...more,
  },
});

async function told(): Promise<{ events: Told[]; scripts: number }> {
  const { events, scripts } = await (await fetch(`${STAND_INS}/control/analytics/events`)).json();
  return { scripts, events: (events as Told[]).filter(({ body }) => body.payload?.website === SITE) };
}

describe("without a service that is named", () => {
  it("no page says a word of it, nothing is asked and nothing is to be had", async () => {
    for (const path of ["/", "/login"])
      expect((await get(path, {}, APP_URL)).headers.get("Server-Timing") ?? "").not.toContain("analytics");
    expect((await (await get("/api/analytics", {}, APP_URL)).json()).attributes).toBeNull();
    expect((await get("/api/analytics/script", AGREED, APP_URL)).status).toBe(404);
    const before = (await told()).events.length;
    expect((await send(view("/faq"), AGREED, APP_URL)).status).toBe(202);
    expect((await told()).events.length).toBe(before);
  });
});

describe("with one", () => {
  it("only public and member pages say so, with the policy that they have without it", async () => {
    const own = { Cookie: member.cookie };
    for (const [path, headers, isOffered] of [
      ["/", {}, true],
      ["/privacy", {}, true],
      ["/login", {}, false],
      ["/signup", {}, false],
      ["/dashboard", own, true],
      ["/profile/security", own, true],
      ["/nutritionist-dashboard", own, false],
    ] as const) {
      const [page, plain] = [await get(path, headers), await get(path, headers, APP_URL)];
      expect([path, page.status, page.headers.get("Server-Timing")?.includes("analytics") ?? false]).toEqual([
        ...[path, 200, isOffered],
      ]);
      const policyOf = (answer: Response) =>
        answer.headers.get("Content-Security-Policy")?.replace(/nonce-[\w-]+/, "nonce");
      expect(policyOf(page)).toBe(policyOf(plain));
      expect(page.headers.getSetCookie().filter((cookie) => cookie.includes("analytics"))).toEqual([]);
      await Promise.all([page.text(), plain.text()]);
    }
  });

  it("its script is there for who has agreed alone, fetched once for all of them", async () => {
    for (const headers of [
      {},
      { Cookie: "garfo-analytics=no" },
      { ...AGREED, "Sec-GPC": "1" },
      { ...AGREED, DNT: "1" },
    ] as Record<string, string>[])
      expect([headers, (await get("/api/analytics/script", headers)).status]).toEqual([headers, 404]);
    const before = (await told()).scripts;
    const answers = await Promise.all(Array.from({ length: 5 }, () => get("/api/analytics/script", AGREED)));
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(answers[0]?.headers.get("Content-Type")).toBe("application/javascript; charset=utf-8");
    expect(texts[0]).toContain('credentials: "same-origin"');
    expect(new Set(texts).size).toBe(1);
    expect((await told()).scripts).toBe(before + 1);
  });

  it("a view is told without ids, query, title, address or cookies, and nothing else is", async () => {
    const id = randomUUID();
    for (const headers of [{}, { Cookie: "garfo-analytics=no" }, { ...AGREED, "Sec-GPC": "1" }] as Record<
      string,
      string
    >[])
      expect((await send(view("/pricing"), { ...headers, "User-Agent": AGENT })).status).toBe(202);
    for (const event of [
      view("/faq", { name: "comeu", data: { kcal: 200 } }),
      { type: "identify", payload: { website: "garfo", url: "/faq", id: member.userId } },
      "no JSON",
      [],
      null,
    ])
      expect((await send(event, { ...AGREED, "User-Agent": AGENT })).status).toBe(202);
    const headers = { ...AGREED, ...elsewhere(), "User-Agent": AGENT, Referer: `${product.url}/foods/${id}` };
    const seen = view(`/foods/${id}?q=diabetes#ana`, { referrer: "https://busca.example/?q=ana+lima" });
    await send(seen, headers);
    await send(view("/profile/restrictions", { referrer: `${product.url}/foods/${id}` }), headers);
    await vi.waitFor(async () => expect((await told()).events).toHaveLength(2));
    const { events } = await told();
    const said = { website: SITE, hostname: new URL(product.url).hostname, language: "pt-BR" };
    expect(events.map(({ body }) => body)).toEqual([
      { type: "event", payload: { ...said, url: "/foods/{id}", referrer: "https://busca.example" } },
      { type: "event", payload: { ...said, url: "/profile", referrer: "" } },
    ]);
    for (const { headers: sent } of events) {
      expect(sent["user-agent"]).toBe(AGENT);
      expect(Object.keys(sent)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/cookie|forwarded|referer/)]),
      );
    }
    expect(JSON.stringify(events)).not.toMatch(/diabetes|Ana|ana|360x740/);
  });

  it("is over for everybody once the administrator turns it off", async () => {
    await product.query(
      "INSERT INTO app.feature_flags (name, is_on, updated_at) VALUES ('analytics', false, now())",
    );
    await vi.waitFor(
      async () => {
        expect((await (await get("/api/analytics")).json()).attributes).toBeNull();
        expect((await get("/api/analytics/script", AGREED)).status).toBe(404);
        expect((await get("/faq")).headers.get("Server-Timing") ?? "").not.toContain("analytics");
      },
      { timeout: 15_000, interval: 500 },
    );
  });
});

it("a service that is away, or answers with a page, has no script, and breaks nothing", async () => {
  const settings = { ANALYTICS_SERVICE: "plausible", ANALYTICS_SITE: "garfo.example" };
  const fault = (mode: string) =>
    fetch(`${STAND_INS}/control/faults`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ service: "analytics", mode }),
    });
  for (const [url, mode] of [
    ["http://127.0.0.1:1", "off"],
    [`${STAND_INS}/analytics`, "html"],
  ] as const) {
    const other = await startOwnProduct({ ...process.env, ...settings, ANALYTICS_URL: url }, "away");
    try {
      await fault(mode);
      const script = await get("/api/analytics/script", AGREED, other.url);
      expect([script.status, script.headers.get("Retry-After")]).toEqual([503, "60"]);
      expect((await script.json()).code).toBe("unavailable");
      const seen = { n: "pageview", u: `${other.url}/faq`, d: "garfo", r: null };
      expect((await send(seen, AGREED, other.url)).status).toBe(202);
      expect((await get("/", AGREED, other.url)).status).toBe(200);
    } finally {
      await fault("off");
      await other.stop();
    }
  }
}, 120_000);
