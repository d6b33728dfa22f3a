import { SignJWT } from "jose";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sessionCookieName, sessionCookies } from "@/lib/auth/session/session-cookie";
import { createWriters } from "./people";
import { type FaultProduct, startFaultProduct } from "./product";

let product: FaultProduct;
let admin: Awaited<ReturnType<typeof person>>;

beforeAll(async () => {
  product = await startFaultProduct();
  admin = await person();
  await product.query("INSERT INTO app.administrators (user_id, granted_at) VALUES ($1, now())", [
    admin.userId,
  ]);
}, 120_000);

afterAll(async () => {
  await product?.stop();
}, 60_000);

const open = (path: string, init: RequestInit = {}) =>
  fetch(`${product.env.NEXT_PUBLIC_APP_URL}${path}`, { redirect: "manual", ...init });

const send = (path: string, body: object, token?: string, method = "POST") =>
  open(path, {
    method,
    headers: { "Content-Type": "application/json", ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });

/** Somebody with a session that the auth server might have made. */
async function person() {
  const [writer] = await createWriters(product, 1);
  const userId = (writer as { userId: string }).userId;
  const token = await new SignJWT({ role: "authenticated", email: `${userId}@garfo.test`, aal: "aal1" })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setSubject(userId)
    .setAudience("authenticated")
    .setIssuedAt()
    .setExpirationTime("1h")
    .sign(new TextEncoder().encode(product.env.SUPABASE_JWT_SECRET));
  const session = { access_token: token, refresh_token: "none", expires_at: Date.now() / 1000 + 3_600 };
  const name = sessionCookieName(product.env.NEXT_PUBLIC_SUPABASE_URL ?? "");
  const cookie = sessionCookies(name, session, [])
    .map((part) => `${part.name}=${part.value}`)
    .join("; ");
  return { userId, token, cookie };
}

async function turn(name: string, isOn: boolean) {
  const answer = await send(
    "/api/admin/flags",
    { name, isOn, reason: "Teste da equipe" },
    admin.token,
    "PUT",
  );
  expect(answer.status).toBe(200);
}

const isOn = async (name: string) =>
  ((await (await open("/api/flags")).json()) as Record<string, boolean>)[name];

it("maintenance shows its page to everyone but the administrator, and the way in stays open", async () => {
  const member = await person();
  const as = ({ token }: { token: string }) => ({ headers: { Authorization: `Bearer ${token}` } });
  const page = async (path: string, cookie = "") => {
    const answer = await open(path, { headers: { Cookie: cookie, Accept: "text/html" } });
    return { status: answer.status, text: await answer.text() };
  };
  expect((await page("/pricing")).status).toBe(200);
  await turn("maintenance", true);
  for (const [path, cookie] of [
    ["/", ""],
    ["/pricing", ""],
    ["/dashboard", member.cookie],
  ] as const) {
    const { status, text } = await page(path, cookie);
    expect([status, text.includes("manutenção")], path).toEqual([503, true]);
  }
  const refused = await open("/api/user", as(member));
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([503, "maintenance"]);
  expect((await open("/api/user", as(admin))).status).toBe(200);
  expect((await page("/admin", admin.cookie)).status).toBe(200);
  expect((await page("/login")).status).toBe(200);
  expect((await open("/api/health")).status).toBe(200);
  await turn("maintenance", false);
  await expect.poll(async () => (await page("/pricing")).status, { timeout: 10_000 }).toBe(200);
  expect((await open("/api/user", as(member))).status).toBe(200);
});

it("errors are kept, and pages counted, while that is on", async () => {
  const kept = async (message: string) =>
    (await product.query("SELECT 1 FROM app.error_reports WHERE message = $1", [message])).length;
  const views = async () =>
    (await product.query<{ views: number }>("SELECT views FROM app.page_views WHERE path = '/faq'"))[0]
      ?.views ?? 0;
  await send("/api/errors", { message: "ligado" });
  await send("/api/views", { path: "/faq" });
  expect([await kept("ligado"), await views()]).toEqual([1, 1]);
  expect((await send("/api/views", { path: "/whatever" })).status).toBe(202);
  expect(await product.query("SELECT 1 FROM app.page_views WHERE path = '/whatever'")).toEqual([]);
  await turn("error_tracking", false);
  await turn("analytics", false);
  await expect
    .poll(async () => [await isOn("error_tracking"), await isOn("analytics")])
    .toEqual([false, false]);
  expect((await send("/api/errors", { message: "desligado" })).status).toBe(202);
  expect((await send("/api/views", { path: "/faq" })).status).toBe(202);
  expect([await kept("desligado"), await views()]).toEqual([0, 1]);
  expect(await isOn("debug")).toBe(false);
});
