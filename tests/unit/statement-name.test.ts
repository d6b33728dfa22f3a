import { describe, expect, it } from "vitest";
import { keepsStatements, statementNames } from "@/lib/statement-name";

describe("names of statements", () => {
  it("are the same for the same text and differ for others", () => {
    const nameOf = statementNames();
    const [one, other] = [nameOf({ sql: "SELECT 1" }), nameOf({ sql: "SELECT 2" })];
    expect(one).not.toBe(other);
    expect(nameOf({ sql: "SELECT 1" })).toBe(one);
  });

  it("are not given without end: Postgres keeps a plan for each", () => {
    const nameOf = statementNames();
    const names = Array.from({ length: 1_000 }, (_, i) => nameOf({ sql: `SELECT ${i}` }));
    expect(new Set(names).size).toBeLessThanOrEqual(401);
    expect(names.at(-1)).toBe("");
    expect(nameOf({ sql: "SELECT 0" })).toBe(names[0]);
  });

  it.each([
    ["postgresql://a:b@127.0.0.1:5432/garfo", true],
    ["postgresql://a:b@pooler.supabase.com:6543/postgres?pgbouncer=true", false],
  ])("%s keeps them: %s", (url, keeps) => {
    expect(keepsStatements(url)).toBe(keeps);
  });
});
