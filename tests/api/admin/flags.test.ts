import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FlagName } from "@/lib/flags/flag";
import { hubSignature, metaJson } from "@/local/whatsapp/signature";
import { textPayload, uniqueNumber } from "@/tests/api/chat/phone";
import { call, createMember, type Member } from "@/tests/factories";
import { type OwnProduct, startOwnProduct } from "@/tests/own-product";
import { createAdmin, REASON } from "./admin-rig";

let product: OwnProduct;
let admin: Member;
let member: Member;

beforeAll(async () => {
  [product, admin, member] = await Promise.all([
    startOwnProduct(),
    createAdmin(),
    createMember({ status: "active" }),
  ]);
  await product.adopt(admin);
  await product.adopt(member);
}, 120_000);

afterAll(() => product?.stop());

const ask = (path: string, options: Parameters<typeof call>[1] = {}) =>
  call(`${product.url}${path}`, options);
const turn = (name: FlagName, isOn: boolean) =>
  ask("/api/admin/flags", { method: "PUT", token: admin.token, body: { name, isOn, reason: REASON } });
const open = (path: string, cookie = "", language = "pt-BR") =>
  fetch(`${product.url}${path}`, {
    headers: { Cookie: cookie, Accept: "text/html", "Accept-Language": language },
    redirect: "manual",
  });
const receive = (text: string, secret = process.env.WHATSAPP_APP_SECRET ?? "") => {
  const { payload, wamid } = textPayload(uniqueNumber(), text);
  const raw = metaJson(payload);
  const headers = { "X-Hub-Signature-256": hubSignature(secret, raw) };
  return { wamid, answer: ask("/api/webhooks/whatsapp", { raw, headers }) };
};

describe("maintenance", () => {
  beforeAll(async () => {
    expect((await turn("maintenance", true)).status).toBe(200);
  });
  afterAll(async () => {
    expect((await turn("maintenance", false)).status).toBe(200);
  });

  it.each([
    ["pt-BR", "Voltamos já", "continuar contando suas refeições no WhatsApp"],
    ["en-US", "Back in a moment", "keep logging meals on WhatsApp"],
  ])("shows everybody a page of its own, in %s", async (language, title, words) => {
    for (const [path, cookie] of [
      ["/", ""],
      ["/pricing", ""],
      ["/signup", ""],
      ["/dashboard", member.cookie],
      ["/admin", member.cookie],
    ] as const) {
      const page = await open(path, cookie, language);
      expect([path, page.status, page.headers.get("Retry-After")]).toEqual([path, 503, "60"]);
      expect(page.headers.get("Cache-Control")).toBe("no-store");
      const text = await page.text();
      expect(text).toContain(title);
      expect(text).toContain(words);
    }
  });

  it("refuses calls in our form, and new accounts", async () => {
    const refused = {
      status: 503,
      body: { code: "maintenance", error: expect.stringContaining("manutenção") },
    };
    const read = await ask("/api/user", { token: member.token });
    expect(read).toMatchObject(refused);
    expect(read.headers.get("Retry-After")).toBe("60");
    expect(await ask("/api/water", { token: member.token, body: { ml: 200 } })).toMatchObject(refused);
    const form = { name: "Ana", email: `${randomUUID()}@teste.garfo.test`, password: "garfo-test-123" };
    expect(await ask("/api/signup", { body: form })).toMatchObject(refused);
  });

  it("leaves the administrator at work, with a way in", async () => {
    expect((await open("/login")).status).toBe(200);
    expect((await open("/admin", admin.cookie)).status).toBe(200);
    expect((await ask("/api/admin/flags", { token: admin.token })).body.flags).toContainEqual(
      expect.objectContaining({ name: "maintenance", isOn: true }),
    );
  });

  it("keeps what providers tell: nothing of it is lost", async () => {
    const { wamid, answer } = receive("bebi 200 ml de água");
    expect((await answer).status).toBe(200);
    expect(
      await product.query("SELECT status::text FROM app.inbound_messages WHERE id = $1", [wamid]),
    ).toEqual([{ status: "received" }]);
    expect((await receive("oi", "another").answer).status).toBe(401);
    expect((await ask("/api/health")).status).toBe(200);
  });
});

it("lets everybody in again once the maintenance is over, and says who did both and why", async () => {
  expect((await open("/", "")).status).toBe(200);
  expect((await ask("/api/user", { token: member.token })).status).toBe(200);
  const noted = await product.query("SELECT action, reason, after FROM app.audit_log ORDER BY seq");
  expect(noted).toEqual([
    { action: "flag.changed", reason: REASON, after: { isOn: true } },
    { action: "flag.changed", reason: REASON, after: { isOn: false } },
  ]);
});

it("analytics count pages while they are on, and nothing while they are off", async () => {
  const views = async () =>
    Number(
      (await product.query("SELECT coalesce(sum(views), 0) AS n FROM app.page_views WHERE path = '/faq'"))[0]
        ?.n,
    );
  const view = () => ask("/api/views", { body: { path: "/faq" } });
  await view();
  expect(await views()).toBe(1);
  await turn("analytics", false);
  await view();
  expect(await views()).toBe(1);
  await turn("analytics", true);
  await view();
  expect(await views()).toBe(2);
});

it("error tracking keeps reports while it is on, and none while it is off", async () => {
  const report = async () => {
    const message = `broke ${randomUUID().replace(/[\d-]/g, "")}`;
    const timestamp = new Date().toISOString();
    await ask("/api/errors", { body: { message, timestamp, userAgent: "x", url: product.url } });
    return (await product.query("SELECT FROM app.error_reports WHERE message = $1", [message])).length;
  };
  expect(await report()).toBe(1);
  await turn("error_tracking", false);
  expect((await ask("/api/flags")).body.error_tracking).toBe(false);
  expect(await report()).toBe(0);
  await turn("error_tracking", true);
  expect(await report()).toBe(1);
});

it("debug is told to every browser, and to nobody once it is off", async () => {
  expect((await ask("/api/flags")).body.debug).toBe(false);
  await turn("debug", true);
  expect((await ask("/api/flags")).body.debug).toBe(true);
  await turn("debug", false);
  expect((await ask("/api/flags")).body.debug).toBe(false);
});
