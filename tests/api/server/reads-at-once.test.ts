import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Prisma } from "@/lib/db";
import { ReadsAtOnce } from "@/lib/reads-at-once";
import { call, createMember, type Member, sql } from "@/tests/factories";

/** What was sent, beside how it was answered. */
function watched() {
  const sent: string[] = [];
  const reads = new ReadsAtOnce((text, values) => {
    sent.push(text);
    return sql(text, [...values]);
  });
  return { reads, sent };
}

const echo = (word: string | null, days: readonly string[], number: number) => Prisma.sql`
  SELECT ${word}::text AS word, ${days}::date[]::text[] AS days, ${number}::int AS number
  WHERE ${number}::int >= 0`;

describe("reads that are asked for at once", () => {
  it("are answered each with its own row, and none where there is none", async () => {
    const word = fc.option(fc.string({ unit: "grapheme-ascii", maxLength: 5 }), { nil: null });
    const day = fc.constantFrom("1999-12-31", "2026-02-28", "2026-11-23");
    const one = fc.record({
      word,
      days: fc.array(day, { maxLength: 3 }),
      number: fc.integer({ min: -3, max: 20 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(one, { minLength: 1, maxLength: 30 }), async (asked) => {
        const { reads } = watched();
        const rows = await Promise.all(
          asked.map(({ word, days, number }) => reads.read(echo(word, days, number))),
        );
        const own = rows.map((row) => row && { word: row.word, days: row.days, number: row.number });
        expect(own).toEqual(asked.map((one) => (one.number < 0 ? undefined : one)));
      }),
      { numRuns: 60 },
    );
  });

  it("go in one trip, what is the same once", async () => {
    const { reads, sent } = watched();
    await Promise.all(Array.from({ length: 20 }, (_, at) => reads.read(echo("a", [], at % 4))));
    expect(sent).toHaveLength(1);
    await Promise.all(Array.from({ length: 20 }, () => reads.read(echo("a", [], 1))));
    expect(sent[1]).toBe(echo("a", [], 1).text);
  });

  it("do not answer from what was read before", async () => {
    const { reads, sent } = watched();
    await reads.read(echo("a", [], 1));
    await reads.read(echo("a", [], 1));
    expect(sent).toHaveLength(2);
  });

  it("are not refused along with one whose values Postgres cannot take", async () => {
    const { reads } = watched();
    const ask = (id: string) => reads.read(Prisma.sql`SELECT ${id}::uuid::text AS id`);
    const id = crypto.randomUUID();
    const [good, bad] = await Promise.allSettled([ask(id), ask("nobody")]);
    expect(good).toEqual({ status: "fulfilled", value: { id } });
    expect(bad?.status).toBe("rejected");
  });

  it.each([
    "/api/user",
    "/api/dashboard",
    "/api/progress",
    "/api/meal-summary",
    "/api/history",
    "/api/goals",
  ])("%s tells nobody of somebody else, however many call", async (path) => {
    const people = await Promise.all(Array.from({ length: 6 }, () => createMember()));
    const tell = (token: string, at: number) => call("/api/water", { token, body: { ml: 100 * (at + 1) } });
    await Promise.all(people.map(({ token }, at) => tell(token, at)));
    const ask = async (token: string) => (await call(path, { token })).body;
    const alone: unknown[] = [];
    for (const { token } of people) alone.push(await ask(token));
    const atOnce = Array.from({ length: 60 }, (_, at) => at % people.length);
    const answers = await Promise.all(atOnce.map((at) => ask((people[at] as Member).token)));
    expect(answers).toEqual(atOnce.map((at) => alone[at]));
  });

  it("name the types of their parameters", async () => {
    const { reads } = watched();
    const ask = (id: number) => reads.read(Prisma.sql`SELECT ${id} AS id`);
    await expect(Promise.all([ask(1), ask(2)])).rejects.toThrow("the type of each parameter");
  });
});
