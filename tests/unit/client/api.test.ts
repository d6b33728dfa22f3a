import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { api } from "@/lib/client/api";
import { keepTokens } from "@/lib/client/session-store";

/** The server as the browser sees it: takes the token "new" alone, and answers a path when it is told to. */
const held = new Map<string, () => void>();
const refreshes: string[] = [];

function json(status: number, body: object): Response {
  return new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } });
}

async function serve(path: string, init: RequestInit): Promise<Response> {
  if (path === "/api/refresh-token") {
    refreshes.push(JSON.parse(String(init.body)).refreshToken);
    return json(200, { token: "new", refreshToken: "new-refresh" });
  }
  const isGood = new Headers(init.headers).get("Authorization") === "Bearer new";
  if (!isGood) await new Promise<void>((resolve) => held.set(path, resolve));
  return isGood ? json(200, { path }) : json(401, { code: "session_expired", error: "Sessão expirada." });
}

beforeEach(() => {
  vi.stubGlobal("document", { cookie: "", documentElement: { lang: "pt-BR" } });
  vi.stubGlobal("location", { origin: "http://localhost", pathname: "/dashboard", search: "" });
  vi.stubGlobal("fetch", serve);
});
afterEach(() => vi.unstubAllGlobals());

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
