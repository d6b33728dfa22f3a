import { createBrowserClient, createChunks, stringToBase64URL } from "@supabase/ssr";
import { describe, expect, it } from "vitest";
import {
  clearedCookies,
  readSession,
  sessionCookieName,
  sessionCookies,
} from "@/lib/auth/session/session-cookie";

const SESSION = {
  access_token: "token",
  refresh_token: "refresh",
  expires_at: 1_800_000_000,
  user: { id: "1", user_metadata: { name: "João Açaí 🍽️" } },
};

const LONG = { ...SESSION, access_token: "x".repeat(9_000) };

describe.each([
  ["short", SESSION],
  ["long", LONG],
])("a %s session", (_name, session) => {
  it("is written as @supabase/ssr writes it", () => {
    const theirs = createChunks("sb-x-auth-token", `base64-${stringToBase64URL(JSON.stringify(session))}`);
    const ours = sessionCookies("sb-x-auth-token", session, []);
    expect(ours.map(({ name, value }) => ({ name, value }))).toEqual(theirs);
  });

  it("is read back", () => {
    const cookies = new Map(sessionCookies("n", session, []).map(({ name, value }) => [name, value]));
    const { access_token, refresh_token, expires_at } = session;
    expect(readSession("n", (name) => cookies.get(name))).toEqual({
      access_token,
      refresh_token,
      expires_at,
    });
  });
});

it("is named as the browser's client names it", async () => {
  for (const url of ["http://127.0.0.1:54321", "https://abcdefgh.supabase.co"]) {
    const client = createBrowserClient(url, "key", {
      isSingleton: false,
      cookies: { getAll: () => [], setAll: () => {} },
    });
    expect((client as unknown as { storageKey: string }).storageKey).toBe(sessionCookieName(url));
  }
});

it("removes the chunks of a longer session before it, and nothing else", () => {
  const changes = sessionCookies("n", SESSION, ["n.0", "n.1", "nn", "n.x", "theme"]);
  expect(changes.filter(({ maxAgeSeconds }) => maxAgeSeconds === 0).map(({ name }) => name)).toEqual([
    "n.0",
    "n.1",
  ]);
  expect(clearedCookies("n", ["n", "n.0", "other"]).map(({ name }) => name)).toEqual(["n", "n.0"]);
});

it.each([
  ["nothing", {}],
  ["no prefix", { n: "abc" }],
  ["no base64", { n: "base64-%%%" }],
  ["no JSON", { n: `base64-${btoa("{")}` }],
  ["null", { n: `base64-${btoa("null")}` }],
  ["another shape", { n: `base64-${btoa('{"access_token":1}')}` }],
  ["chunks of two sessions", { "n.0": "base64-eyJ", "n.1": "!!" }],
])("reads no session from %s", (_name, cookies: Record<string, string>) => {
  expect(readSession("n", (name) => cookies[name])).toBeNull();
});
