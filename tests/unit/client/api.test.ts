import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { api } from "@/lib/client/api";
import { refreshTokens } from "@/lib/client/session";
import { keepTokens, useSession } from "@/lib/client/session-store";

/** The server as the browser sees it: takes the token "new" alone, and answers a path when it is told to. */
const held = new Map<string, () => void>();
const refreshes: string[] = [];
let renewed: object;

function json(status: number, body: object): Response {
  return new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } });
}

async function serve(path: string, init: RequestInit): Promise<Response> {
  if (path === "/api/refresh-token") {
    refreshes.push(JSON.parse(String(init.body)).refreshToken);
    return json(200, renewed);
  }
  const isGood = new Headers(init.headers).get("Authorization") === "Bearer new";
  if (!isGood) await new Promise<void>((resolve) => held.set(path, resolve));
  return isGood ? json(200, { path }) : json(401, { code: "session_expired", error: "Sessão expirada." });
}

beforeEach(() => {
  refreshes.length = 0;
  renewed = { token: "new", refreshToken: "new-refresh" };
  vi.stubGlobal("document", { cookie: "", documentElement: { lang: "pt-BR" } });
  vi.stubGlobal("location", { origin: "http://localhost", pathname: "/dashboard", search: "" });
  vi.stubGlobal("fetch", serve);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it("refreshes once for calls that are refused one after another", async () => {
  keepTokens({ token: "old", refreshToken: "old-refresh" });
  const [first, second] = [api("/first"), api("/second")];
  await vi.waitFor(() => expect(held.size).toBe(2));
  held.get("/first")?.();
  expect(await first).toEqual({ path: "/first" });
  held.get("/second")?.();
  expect(await second).toEqual({ path: "/second" });
  expect(refreshes).toEqual(["old-refresh"]);
});

it.each([
  ["keeps the refresh token where the answer has none", { token: "new" }, "old-refresh"],
  ["takes the one of the answer", { token: "new", refreshToken: "new-refresh" }, "new-refresh"],
])("a refresh %s", async (_, answer, kept) => {
  renewed = answer;
  keepTokens({ token: "old", refreshToken: "old-refresh" });
  expect(await refreshTokens()).toBe(true);
  const { token, refreshToken } = useSession.getState();
  expect([token, refreshToken]).toEqual(["new", kept]);
});

it.each([
  ["/progress", "?dia=2026-03-09", "/login?reason=session_expired&next=%2Fprogress%3Fdia%3D2026-03-09"],
  ["/dashboard", "", "/login?reason=session_expired"],
])("a session that is over leads to the login and from there back to %s%s", async (pathname, search, to) => {
  const went: string[] = [];
  vi.stubGlobal("location", {
    ...{ origin: "http://localhost", pathname, search, hash: "" },
    assign: (path: string) => went.push(path),
  });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.resetModules();
  const { api: call } = await import("@/lib/client/api");
  await expect(call("/api/user")).rejects.toMatchObject({ code: "session_expired" });
  expect(went).toEqual([to]);
});
