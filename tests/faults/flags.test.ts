import { afterAll, beforeAll, expect, it } from "vitest";
import { type FaultProduct, startFaultProduct } from "./product";

let product: FaultProduct;
let admin: Awaited<ReturnType<typeof signUp>>;

beforeAll(async () => {
  product = await startFaultProduct();
  admin = await signUp("chefe@teste.garfo.test");
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

async function signUp(email: string) {
  const answer = await send("/api/signup", {
    name: "Ana Lima",
    email,
    password: "garfo-test-123",
    planId: "trial",
  });
  const { user, token } = (await answer.json()) as { user: { id: string }; token: string };
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  return { userId: user.id, token, cookie };
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
  const member = await signUp("ana@teste.garfo.test");
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
  expect((await send("/api/views", { path: "/whatever" })).status).toBe(422);
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
