import { expect, it } from "vitest";
import {
  callFiguresOf,
  namesOfCall,
  namesOfReading,
  readingFiguresOf,
} from "@/lib/telemetry/operation-counts";

function counted(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

it("nothing counted has no shares and no time", () => {
  expect(callFiguresOf(new Map(), 5)).toEqual({ perMinute: 0, errorShare: null, p95Ms: null });
  expect(readingFiguresOf(new Map())).toEqual({
    ...{ messages: 0, understood: null, asked: null, not_understood: null, coverage: null },
  });
});

it("calls: how many a minute, how many failed, and within what time 95 % were answered", () => {
  const calls = [
    ...Array.from({ length: 90 }, () => namesOfCall(200, 4)),
    ...Array.from({ length: 8 }, () => namesOfCall(404, 180)),
    ...Array.from({ length: 2 }, () => namesOfCall(503, 60_000)),
  ].flat();
  // Of 100 the 95th is the fifth of eight between 150 and 200 ms.
  expect(callFiguresOf(counted(calls), 5)).toEqual({ perMinute: 20, errorShare: 0.02, p95Ms: 181 });
});

it("a time beyond the last bound is that bound", () => {
  expect(callFiguresOf(counted(namesOfCall(200, 60_000)), 1).p95Ms).toBe(10_000);
});

it("messages: what became of them, and of how many every word was accounted for", () => {
  const readings = [
    ...Array.from({ length: 7 }, () => namesOfReading("understood", true)),
    namesOfReading("understood", false),
    namesOfReading("asked", true),
    namesOfReading("not_understood", false),
  ].flat();
  expect(readingFiguresOf(counted(readings))).toEqual({
    ...{ messages: 10, understood: 0.8, asked: 0.1, not_understood: 0.1, coverage: 0.8 },
  });
});
