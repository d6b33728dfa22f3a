import { describe, expect, it } from "vitest";
import { db } from "@/lib/db";
import { call } from "@/tests/factories";

describe("client errors", () => {
  it("are folded, cleaned and kept", async () => {
    const name = `Falha ${Math.random().toString(36).slice(2).replace(/\d/g, "x")}`;
    const message = `${name}\u0000\u001b ana@garfo.test`;
    const report = {
      message,
      stack: "Error\n    at f (http://127.0.0.1/a.js:1:2)",
      componentStack: null,
      timestamp: new Date().toISOString(),
      userAgent: "Mozilla",
      url: "http://127.0.0.1:3000/profile?token=segredo#x",
    };
    const answers = await Promise.all([1, 2, 3].map(() => call("/api/errors", { body: report })));
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    const rows = await db().errorReport.findMany({
      where: { message: { startsWith: name } },
    });
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      count: 3,
      url: "/profile",
      message: `${name} [email]`,
    });
  });
});
