import { SignJWT } from "jose";
import { expect, type Page, test } from "playwright/test";
import { readSession, sessionCookieName, sessionCookies } from "@/lib/auth/session/session-cookie";
import { enter, POLLED_MS } from "@/tests/e2e/enter";
import { holdScripts, openEarly } from "@/tests/e2e/slow-line";
import { call, createMember, sql } from "@/tests/factories";

const COOKIE = sessionCookieName(process.env.NEXT_PUBLIC_SUPABASE_URL ?? "");

/** What the browser keeps under the one fixed name. */
async function kept(page: Page): Promise<Record<string, unknown>> {
  const text = await page.evaluate(() => localStorage.getItem("garfo-session"));
  return text ? JSON.parse(text).state : {};
}

/** What the API answers to the page from now on, by path. */
function listen(page: Page): string[] {
  const answers: string[] = [];
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (/^\/(api|auth)\//.test(pathname)) answers.push(`${response.status()} ${pathname}`);
  });
  return answers;
}

test("login leads home and keeps exactly user, token, refreshToken and theme", async ({ page }) => {
  const member = await createMember({ status: "active" });
  await call("/api/update-profile", { token: member.token, body: { medications: "Metformina" } });
  await page.goto("/login");
  await page.locator("input[type=email]").fill(member.email);
  await page.locator("input[type=password]").fill(member.password);
  await page.locator("button[type=submit]").click();
  await page.waitForURL((url) => url.pathname === "/dashboard");
  await expect(page.getByRole("main")).toBeVisible();
  const state = await kept(page);
  expect(Object.keys(state).sort()).toEqual(["refreshToken", "theme", "token", "user"]);
  expect(Object.keys(state.user as object).sort()).toEqual([
    ...["company", "email", "health_consent", "health_consent_shown", "id", "name", "preferences", "role"],
  ]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["garfo-session"]);
  await page.goto("/login");
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("a refused token is refreshed once for all calls that need it", async ({ page }) => {
  const member = await createMember({ status: "active" });
  await page.clock.install();
  await enter(page, member);
  // Tokens carry whole seconds.
  await page.waitForTimeout(1_100);
  const tokensValidFrom = new Date(Math.floor(Date.now() / 1000) * 1000);
  await sql("UPDATE app.people SET tokens_valid_from = $2 WHERE user_id = $1", [
    member.userId,
    tokensValidFrom,
  ]);
  const before = (await kept(page)).token;
  const answers = listen(page);
  // Only the shell is loaded anew: its cookie is no longer good, so it is answered from this page instead.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await page.clock.fastForward(POLLED_MS);
  await expect.poll(async () => (await kept(page)).token).not.toBe(before);
  await expect
    .poll(() => answers.filter((answer) => answer === "200 /api/dashboard").length)
    .toBeGreaterThan(0);
  expect(answers.filter((answer) => answer.endsWith("/api/refresh-token"))).toEqual([
    "200 /api/refresh-token",
  ]);
});

test("a session that ended elsewhere leads to /login, which says so", async ({ page }) => {
  const member = await createMember({ status: "active" });
  await page.clock.install();
  await enter(page, member);
  const { token } = await kept(page);
  await call("/api/logout", { method: "POST", token: String(token) });
  await page.clock.fastForward(POLLED_MS);
  await expect(page).toHaveURL(/\/login\?reason=session_expired/);
  await expect(page.getByText("Sessão expirada. Faça login novamente.")).toBeVisible();
  expect(await kept(page)).toMatchObject({ user: null, token: null, refreshToken: null });
  // What stays says only that somebody has logged in on this device.
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(["garfo-device"]);
});

test("what is not allowed is refused for good: the token is not refreshed for it", async ({ page }) => {
  await enter(page, await createMember({ status: "active" }));
  const answers = listen(page);
  const body = JSON.stringify({ error: "Você não tem acesso a isso.", code: "forbidden" });
  await page.route("**/api/progress**", (route) =>
    route.fulfill({ status: 403, contentType: "application/json", body }),
  );
  await page.goto("/progress");
  await expect(page.getByText("Erro ao Carregar Dados", { exact: true })).toBeVisible();
  expect(answers).toContain("403 /api/progress");
  expect(answers.filter((answer) => answer.endsWith("/api/refresh-token"))).toEqual([]);
  expect((await kept(page)).token).toBeTruthy();
});

test("the hosted client says that it is there", async ({ page }) => {
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  await enter(page, await createMember({ status: "active" }));
  await expect.poll(() => said, { timeout: 30_000 }).toContain("Cliente de autenticação inicializado.");
});

test("another tab of who has left leads to /login", async ({ page, context }) => {
  await enter(page, await createMember({ status: "active" }));
  const other = await context.newPage();
  await other.goto("/progress");
  await expect(other.getByRole("main")).toBeVisible();
  await page.getByRole("banner").getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL((url) => url.pathname === "/");
  await expect(other).toHaveURL(/\/login$/);
});

test("logging in again leads back to where the session ended", async ({ page }) => {
  const member = await createMember({ status: "active" });
  await enter(page, member);
  await page.goto("/progress?dia=2026-03-09");
  await expect(page.getByRole("main")).toContainText("2026");
  await call("/api/logout", { method: "POST", token: String((await kept(page)).token) });
  await expect(page).toHaveURL(/\/login\?reason=session_expired&next=/, { timeout: 45_000 });
  await page.locator("input[type=email]").fill(member.email);
  await page.locator("input[type=password]").fill(member.password);
  await page.locator("button[type=submit]").click();
  await expect(page).toHaveURL(/\/progress\?dia=2026-03-09$/);
});

test("an invitation's link goes along through both forms, before the script came too", async ({ page }) => {
  const release = await holdScripts(page);
  await openEarly(page, "/nutritionist-dashboard#invitation=abc_123");
  await page.getByRole("link", { name: "Criar conta" }).last().click();
  await expect(page).toHaveURL(/\/signup\?next=%2Fnutritionist-dashboard#invitation=abc_123$/);
  // Not pushed in by the script: a press of what is below would meet something else.
  await expect(page.getByText("Você tem um convite de nutricionista.")).toBeVisible();
  release();
  await page.getByRole("link", { name: "Entrar" }).last().click();
  await expect(page).toHaveURL(/\/login\?next=%2Fnutritionist-dashboard#invitation=abc_123$/);
});

test("logout forgets the session and leaves the theme", async ({ page }) => {
  const member = await createMember({ status: "active" });
  await enter(page, member);
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem("garfo-session") ?? "{}");
    stored.state.theme = "dark";
    localStorage.setItem("garfo-session", JSON.stringify(stored));
  });
  await page.reload();
  await page.getByRole("button", { name: /Sair/ }).first().click();
  await expect(page).toHaveURL(/\/login$/);
  await page.waitForLoadState("networkidle");
  expect(await kept(page)).toEqual({ user: null, token: null, refreshToken: null, theme: "dark" });
  await expect(page.locator("html")).toHaveClass(/dark/);
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/login$/);
});

test("the hosted client refreshes a session that is about to run out, and the store follows", async ({
  page,
  baseURL,
}) => {
  const member = await createMember({ status: "active" });
  const pairs = new Map(member.cookie.split("; ").map((pair) => pair.split("=") as [string, string]));
  const session = readSession(COOKIE, (name) => pairs.get(name));
  if (!session) throw new Error("no session in the cookie");
  const soon = Math.floor(Date.now() / 1000) + 60;
  const claims = JSON.parse(Buffer.from(session.access_token.split(".")[1] ?? "", "base64url").toString());
  const token = await new SignJWT({ ...claims, exp: soon })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .sign(new TextEncoder().encode(process.env.SUPABASE_JWT_SECRET));
  const url = baseURL ?? "";
  const expiring = {
    ...session,
    access_token: token,
    expires_at: soon,
    expires_in: 60,
    token_type: "bearer",
    user: {},
  };
  await page
    .context()
    .addCookies(sessionCookies(COOKIE, expiring, []).map(({ name, value }) => ({ name, value, url })));
  const answers = listen(page);
  await page.goto("/dashboard");
  await expect.poll(async () => (await kept(page)).token, { timeout: 30_000 }).toBe(token);
  await expect.poll(async () => (await kept(page)).token, { timeout: 30_000 }).not.toBe(token);
  expect(answers).toContain("200 /auth/v1/token");
});

test("a page from the landing page is loaded anew, under a policy without inline scripts", async ({
  page,
}) => {
  await page.goto("/");
  await page.evaluate(() => {
    document.body.dataset.from = "landing";
  });
  await page.locator('a[href="/login"]').first().click();
  await page.waitForURL("**/login");
  expect(await page.evaluate(() => document.body.dataset.from)).toBeUndefined();
});
