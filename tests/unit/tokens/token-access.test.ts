import { describe, expect, it } from "vitest";
import { covers, scopeOfCall } from "@/lib/tokens/token-access";

describe("which calls a token may make", () => {
  it.each([
    ["GET", "/api/meals", "read"],
    ["HEAD", "/api/meals", "read"],
    ["GET", "/api/meals/", "read"],
    ["POST", "/api/meals", "log"],
    ["PATCH", "/api/meals/01a1fb6b-5f94-7541-8d1e-6d037587f1d5", "log"],
    ["PATCH", "/api/meals/[id]", "log"],
    ["GET", "/api/meals/x/photo", "read"],
    ["DELETE", "/api/water/x", "log"],
    ["GET", "/api/meals/x/y/photo", null],
    ["PUT", "/api/meals", null],
    ["GET", "/api/user", null],
    ["GET", "/api/export", null],
    ["POST", "/api/tokens", null],
    ["GET", "/api/admin/users", null],
    ["GET", "/api/unheard-of", null],
    ["GET", "/api/meals/x/photo/../../../user", null],
    ["TOSTRING", "", null],
  ])("%s %s: %s", (method, path, scope) => expect(scopeOfCall(method, path)).toBe(scope));

  it("covers reading by both, logging by one", () => {
    expect([
      covers("read", "read"),
      covers("log", "read"),
      covers("log", "log"),
      covers("read", "log"),
    ]).toEqual([true, true, true, false]);
  });
});
