import { describe, expect, it } from "vitest";
import { address, type Call } from "@/local/supabase/answers";
import { isAway } from "@/local/supabase/database";
import { linkToken } from "@/local/supabase/recovery";

const withBody = (body: Record<string, unknown>) => ({ body }) as Call;

describe("an address in a call", () => {
  it.each([
    [" Ana@Example.COM ", "ana@example.com"],
    ["a@b", undefined],
    ["ana example@x.com", undefined],
    [`${"a".repeat(250)}@x.com`, undefined],
    [{ $ne: "" }, undefined],
    [undefined, undefined],
  ])("%j is read as %j", (email, read) => {
    expect(address(withBody({ email }))).toBe(read);
  });
});

describe("a database error", () => {
  it.each([
    [{ code: "ECONNREFUSED" }, true],
    [{ code: "57P03", message: "the database system is starting up" }, true],
    [{ message: "Connection terminated unexpectedly" }, true],
    [{ message: "timeout exceeded when trying to connect" }, true],
    [{ code: "23505", message: "duplicate key" }, false],
    [{ code: "42501", message: "permission denied" }, false],
    [undefined, false],
  ])("%j means the server is away: %s", (error, away) => {
    expect(isAway(error)).toBe(away);
  });
});

describe("the token of a recovery link", () => {
  it("depends on the project's secret, so that nobody computes it from address and code", () => {
    expect(linkToken("secret-one", "abc")).toMatch(/^abc\./);
    expect(linkToken("secret-one", "abc")).not.toBe(linkToken("secret-two", "abc"));
    expect(linkToken("secret-one", "abc")).not.toBe(linkToken("secret-one", "abd").replace("abd", "abc"));
  });
});
