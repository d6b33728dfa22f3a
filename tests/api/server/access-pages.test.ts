import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { readSession, sessionCookieName, sessionCookies } from "@/lib/auth/session/session-cookie";
import { db } from "@/lib/db";
import { APP_URL, call, cookieOf, createMember, type Member, type MemberOptions } from "@/tests/factories";
import { startOwnProduct } from "@/tests/own-product";

const COOKIE = sessionCookieName(process.env.NEXT_PUBLIC_SUPABASE_URL ?? "");

type Page = { status: number; location: string | null; headers: Headers; text: string };

async function open(path: string, cookie = "", headers: Record<string, string> = {}): Promise<Page> {
  const response = await fetch(`${APP_URL}${path}`, {
    headers: { Accept: "text/html", Cookie: cookie, ...headers },
    redirect: "manual",
  });
  const location = response.headers.get("location");
  return {
    status: response.status,
    location: location?.replace(APP_URL, "") ?? null,
    headers: response.headers,
    text: await response.text(),
  };
}

/** Where somebody ends up: the path, or what a page answers. */
async function endOf(path: string, cookie = ""): Promise<string> {
  let at = path;
  for (let step = 0; step < 5; step++) {
    const { status, location } = await open(at, cookie);
    if (!location) return status === 200 ? at : `${at} ${status}`;
    at = location;
  }
  return "in circles";
}

describe("anonymous", () => {
  it.each([
    ["/", "/"],
    ["/login", "/login"],
    ["/signup", "/signup"],
    ["/dashboard", "/login"],
    ["/progress?day=2026-01-01", "/login?next=%2Fprogress%3Fday%3D2026-01-01"],
    ["/admin", "/login?next=%2Fadmin"],
    ["/nothing/here", "/login"],
    ["/pt-BR/dashboard", "/login"],
    ["/nothing.html", "/login"],
  ])("%s ends at %s", async (path, end) => {
    expect(await endOf(path)).toBe(end);
  });
});

const KINDS: [string, MemberOptions, Record<string, string>][] = [
  [
    "active member",
    { status: "active" },
    {
      "/dashboard": "/dashboard",
      "/login": "/dashboard",
      "/admin": "/dashboard",
      "/partner": "/dashboard",
      "/x": "/dashboard",
      "/x/profile/a.txt": "/dashboard",
    },
  ],
  [
    "expired member",
    { status: "expired" },
    { "/progress": "/progress", "/post-payment": "/subscription?reason=expired" },
  ],
  [
    "pending member",
    { status: "pending_payment" },
    {
      "/dashboard": "/subscription?reason=pending_payment",
      "/login": "/subscription?reason=pending_payment",
    },
  ],
  ["partner", { status: "active", company: true }, { "/login": "/partner" }],
  ["nutritionist", { role: "nutritionist" }, { "/login": "/nutritionist-dashboard" }],
];

describe.each(KINDS)("%s", (_name, options, ends) => {
  let member: Member;
  beforeAll(async () => {
    member = await createMember(options);
  });

  it.each(Object.entries(ends))("%s ends at %s", async (path, end) => {
    const reached = await endOf(path, member.cookie);
    // Panels that are yet to be built answer that they are not found; where people are sent is decided before.
    expect(reached.replace(/ 404$/, "")).toBe(end);
  });
});

describe("the administrator", () => {
  it("is sent to the panel from everywhere", async () => {
    const login = await call("/api/login", {
      body: { email: process.env.SUPER_ADMIN_EMAIL, password: "garfo-demo-123" },
    });
    expect(login.body.user.role).toBe("admin");
    const cookie = cookieOf(new Response(null, { headers: login.headers }));
    for (const path of ["/", "/pricing", "/dashboard", "/login", "/subscription", "/x"]) {
      expect((await open(path, cookie)).location).toBe("/admin");
    }
  });
});

describe("a page session", () => {
  it("that has run out is refreshed on the way", async () => {
    const member = await createMember({ status: "active" });
    const stored = readSession(COOKIE, (name) => cookieValue(member.cookie, name))!;
    const [header, payload] = stored.access_token.split(".");
    const expired = { ...stored, access_token: await expiredToken(header!, payload!) };
    const cookie = asCookie(expired);
    const { status, headers } = await open("/dashboard", cookie);
    expect(status).toBe(200);
    const renewed = readSession(COOKIE, (name) =>
      cookieValue(cookieOf(new Response(null, { headers })), name),
    );
    expect(renewed?.refresh_token).not.toBe(stored.refresh_token);
    expect((await call("/api/user", { token: renewed?.access_token ?? "" })).status).toBe(200);
  });

  it.each([
    ["forged", (token: string) => `${token.slice(0, -6)}AAAAAA`],
    ["nonsense", () => "x"],
  ])("that is %s is taken away", async (_name, forge) => {
    const { cookie } = await createMember();
    const stored = readSession(COOKIE, (name) => cookieValue(cookie, name))!;
    const page = await open("/dashboard", asCookie({ ...stored, access_token: forge(stored.access_token) }));
    expect(page.location).toBe("/login");
    expect(page.headers.getSetCookie().join()).toMatch(/auth-token=;.*Max-Age=0/i);
  });

  it("ends with its account's access", async () => {
    const { cookie, userId, token } = await createMember();
    await call("/api/logout", { method: "POST", token });
    expect((await open("/dashboard", cookie)).location).toBe("/login");
    const blocked = await createMember();
    await db().person.update({ where: { userId: blocked.userId }, data: { blockedAt: new Date() } });
    expect((await open("/dashboard", blocked.cookie)).location).toBe("/login");
    expect(userId).not.toBe(blocked.userId);
  });
});

describe("answers", () => {
  it("let no inline and no foreign script run on logged-in pages", async () => {
    const { cookie } = await createMember({ status: "active" });
    const { headers, text } = await open("/dashboard", cookie);
    const policy = headers.get("Content-Security-Policy") ?? "";
    const nonce = /'nonce-([\w-]+)'/.exec(policy)?.[1];
    expect(nonce).toBeTruthy();
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
    const scripts = [...text.matchAll(/<script(?![^>]*type="application)([^>]*)>([\s\S]*?)<\/script>/g)].map(
      ([, attributes = "", content = ""]) => ({ attributes, content }),
    );
    expect(scripts.length).toBeGreaterThan(0);
    // The theme and what holds early presses are on every page: the policy names them by their hash.
    for (const { attributes, content } of scripts) {
      if (attributes.includes(`nonce="${nonce}"`)) continue;
      expect(policy).toContain(`'sha256-${createHash("sha256").update(content).digest("base64")}'`);
    }
    expect(headers.get("Cache-Control")).toContain("no-store");
    const again = await open("/dashboard", cookie);
    expect(again.headers.get("Content-Security-Policy")).not.toBe(policy);
  });

  it.each(["/", "/login", "/api/health"])("%s carries the security headers", async (path) => {
    const { headers } = await open(path);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("X-Frame-Options")).toBe("DENY");
    expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("Permissions-Policy")).toContain("camera=()");
    if (!path.startsWith("/api"))
      expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
  });

  it("leave out what no browser reads of a file of the build", async () => {
    const { text } = await open("/login");
    const [, script = ""] = /<script src="(\/_next\/static\/[^"]+)" async/.exec(text) ?? [];
    const { status, headers } = await open(script);
    expect(status).toBe(200);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Permissions-Policy")).toBeNull();
  });

  it.each([
    ["pt-BR", {}],
    ["en-US", { "Accept-Language": "en-GB,en;q=0.9" }],
    ["en-US", { Cookie: "garfo-locale=en-US", "Accept-Language": "pt-BR" }],
  ])("speak %s", async (locale, headers) => {
    const page = await open("/login", "", headers);
    expect(page.text).toContain(`<html lang="${locale}"`);
  });

  it.each([
    ["Esta página não existe", "pt-BR"],
    ["This page does not exist", "en-US"],
  ])("answer %s for a file that is not there, and do not keep it", async (title, language) => {
    for (const path of ["/nada.txt", "/nada/nada.png"]) {
      const page = await open(path, "", { "Accept-Language": language });
      expect(page.status).toBe(404);
      expect(page.text).toContain(title);
      expect(page.headers.get("Cache-Control")).toContain("no-store");
    }
  });
});

it("a page whose reader cannot be told says so, and that it is to be tried again", async () => {
  const product = await startOwnProduct(process.env, "access");
  try {
    const member = await createMember();
    await product.adopt(member);
    const asked = (language: string) =>
      fetch(`${product.url}/dashboard`, {
        headers: { Cookie: member.cookie, "Accept-Language": language },
        redirect: "manual",
      });
    expect((await asked("pt-BR")).status).toBe(200);
    await product.query("ALTER TABLE app.people RENAME TO people_away");
    for (const [language, said] of [
      ["pt-BR", "Erro ao verificar acesso"],
      ["en-US", "Could not check access"],
    ] as const) {
      const page = await asked(language);
      expect([page.status, page.headers.get("Retry-After")]).toEqual([503, "5"]);
      expect(await page.text()).toContain(`<h1>${said}</h1>`);
    }
  } finally {
    await product.stop();
  }
}, 120_000);

function cookieValue(cookie: string, name: string): string | undefined {
  const pair = cookie.split("; ").find((other) => other.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

function asCookie(session: { access_token: string; refresh_token: string; expires_at: number }): string {
  return sessionCookies(COOKIE, session, [])
    .map(({ name, value }) => `${name}=${value}`)
    .join("; ");
}

/** The same token as it will be in an hour. */
async function expiredToken(_header: string, payload: string): Promise<string> {
  const { SignJWT } = await import("jose");
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
  const past = Math.floor(Date.now() / 1000) - 7_200;
  return new SignJWT({ ...claims, iat: past, exp: past + 3_600 })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .sign(new TextEncoder().encode(process.env.SUPABASE_JWT_SECRET));
}
