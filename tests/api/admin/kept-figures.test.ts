import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import { keptFigures } from "@/lib/admin/money/kept-figures.server";
import { db } from "@/lib/db";
import { MINUTE_MS } from "@/lib/durations";
import { sweepFigures } from "@/lib/jobs/figures";

const BEGAN = new Date("2026-01-05T12:00:00Z");
const after = (minutes: number) => new Date(BEGAN.getTime() + minutes * MINUTE_MS);

/** Counts how often it was asked to count, as slowly as told. */
function counting(ms: number) {
  let n = 0;
  return async () => {
    await sleep(ms);
    n += 1;
    return { n };
  };
}

it("counts anew each time what is counted quickly", async () => {
  const [name, count] = [randomUUID(), counting(0)];
  for (const n of [1, 2, 3])
    expect(await keptFigures(name, after(n), count)).toEqual({ at: after(n), figures: { n } });
});

it("believes what took long for a while, then shows it once more while younger figures are counted", async () => {
  const [name, count] = [randomUUID(), counting(150)];
  const first = { at: BEGAN, figures: { n: 1 } };
  expect(await keptFigures(name, BEGAN, count)).toEqual(first);
  expect(await keptFigures(name, after(0.5), count)).toEqual(first);
  // However slow the machine is: 150 ms are believed for less than an hour.
  expect(await keptFigures(name, after(90), count)).toEqual(first);
  await vi.waitFor(async () =>
    expect(await keptFigures(name, after(90), count)).toEqual({ at: after(90), figures: { n: 2 } }),
  );
});

it("of the business that are no longer believed are counted by the job of every minute", async () => {
  const old = new Date(Date.now() - 60 * MINUTE_MS);
  for (const name of ["overview", "revenue"])
    await db().keptFigures.upsert({
      where: { name },
      create: { name, at: old, tookMs: 150, figures: { people: -1 } },
      update: { at: old, tookMs: 150, figures: { people: -1 } },
    });
  await sweepFigures();
  const kept = await db().keptFigures.findMany({ where: { name: { in: ["overview", "revenue"] } } });
  for (const { at, figures } of kept) {
    expect(at.getTime()).toBeGreaterThan(old.getTime());
    expect(figures).not.toEqual({ people: -1 });
  }
  expect(kept).toHaveLength(2);
});

it("shows nothing that is older than a day, and puts no older count back", async () => {
  const [name, count] = [randomUUID(), counting(150)];
  await keptFigures(name, BEGAN, count);
  const next = after(25 * 60);
  expect(await keptFigures(name, next, count)).toEqual({ at: next, figures: { n: 2 } });
  expect((await keptFigures(name, BEGAN, count)).figures).toEqual({ n: 2 });
});
