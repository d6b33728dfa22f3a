import { z } from "zod";

/** Upper bounds of a call's time in ms, the last one open: fine enough for a 95 % time, few enough to keep by the minute. */
const BOUNDS_MS = [5, 10, 25, 50, 75, 100, 150, 200, 300, 500, 750, 1_000, 2_500, 5_000, 10_000];
const BEYOND = "more";

/** What became of a message in words: done, asked back about, or nothing made of it. */
export const READINGS = ["understood", "asked", "not_understood"] as const;
export type ReadingOutcome = (typeof READINGS)[number];

/** What a call adds one to. @param status HTTP @param ms that it took */
export function namesOfCall(status: number, ms: number): string[] {
  const bound = BOUNDS_MS.find((most) => ms <= most) ?? BEYOND;
  return [status >= 500 ? "call.error" : "call.done", `call.ms.${bound}`];
}

/** What a message adds one to. @param isWhole whether every word of it was accounted for */
export function namesOfReading(outcome: ReadingOutcome, isWhole: boolean): string[] {
  return [`reading.${outcome}`, ...(isWhole ? ["reading.whole"] : [])];
}

const callFigures = z.object({
  perMinute: z.number().describe("Calls of the API, on average"),
  errorShare: z.number().min(0).max(1).nullable().describe("Answered with 5xx; null without a call"),
  p95Ms: z
    .number()
    .nullable()
    .describe("95 % took no longer, to the bounds that are counted by; null without a call"),
});
export type CallFigures = z.infer<typeof callFigures>;

const readingFigures = z.object({
  messages: z.int(),
  understood: z.number().nullable(),
  asked: z.number().nullable(),
  not_understood: z.number().nullable(),
  coverage: z.number().nullable().describe("Share of messages of which every word was accounted for"),
});
export type ReadingFigures = z.infer<typeof readingFigures>;

/** Shares are 0 to 1, null where nothing was counted. */
export const operationSchema = z.object({
  calls: z.object({ minutes: callFigures, hour: callFigures, day: callFigures }),
  readings: z.object({ day: readingFigures, week: readingFigures }),
});
export type Operation = z.infer<typeof operationSchema>;

/** What was counted in a span, by name. */
export type Counts = ReadonlyMap<string, number>;

const of = (counts: Counts, name: string) => counts.get(name) ?? 0;
const share = (part: number, all: number) => (all === 0 ? null : part / all);

/** @param minutes that the counts are of */
export function callFiguresOf(counts: Counts, minutes: number): CallFigures {
  const errors = of(counts, "call.error");
  const all = errors + of(counts, "call.done");
  return { perMinute: all / minutes, errorShare: share(errors, all), p95Ms: timeOf(counts, 0.95) };
}

export function readingFiguresOf(counts: Counts): ReadingFigures {
  const [understood, asked, not_understood] = READINGS.map((outcome) => of(counts, `reading.${outcome}`)) as [
    number,
    number,
    number,
  ];
  const messages = understood + asked + not_understood;
  return {
    messages,
    understood: share(understood, messages),
    asked: share(asked, messages),
    not_understood: share(not_understood, messages),
    coverage: share(of(counts, "reading.whole"), messages),
  };
}

/** The time within which a part of the calls was answered, between two bounds by their share; beyond the last bound it is that bound. */
function timeOf(counts: Counts, part: number): number | null {
  const inBounds = BOUNDS_MS.map((most) => of(counts, `call.ms.${most}`));
  const all = inBounds.reduce((sum, count) => sum + count, of(counts, `call.ms.${BEYOND}`));
  if (all === 0) return null;
  let left = all * part;
  for (const [at, count] of inBounds.entries()) {
    const [least, most] = [BOUNDS_MS[at - 1] ?? 0, BOUNDS_MS[at] as number];
    if (left <= count) return Math.round(least + ((most - least) * left) / count);
    left -= count;
  }
  return BOUNDS_MS.at(-1) as number;
}
