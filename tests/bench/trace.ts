import { readFileSync } from "node:fs";

/** How much slower than this machine Lighthouse takes a phone to be, and from when on a task is long. */
const SLOWER = 4;
const LONG_MS = 50;

type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  /** Microseconds of processor time, without those in which another process had it. */
  tdur?: number;
  args?: { data?: { documentLoaderURL?: string } };
};

/**
 * The blocking time of a page by what its tasks compute, in milliseconds of Lighthouse's phone. Lighthouse goes by the
 * clock: where its server and everything else share the processors, that is several times as much.
 * @returns NaN when the trace lacks the page's start
 */
export function blockedByWork(file: string, url: string): number {
  const { traceEvents } = JSON.parse(readFileSync(file, "utf8")) as { traceEvents: TraceEvent[] };
  const start = traceEvents.findLast(
    ({ name, args }) => name === "navigationStart" && args?.data?.documentLoaderURL === url,
  );
  if (!start) return Number.NaN;
  const shown = traceEvents.find(
    ({ name, pid, ts }) => name === "firstContentfulPaint" && pid === start.pid && ts > start.ts,
  );
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid, ts }) =>
      name === "RunTask" &&
      ph === "X" &&
      pid === start.pid &&
      tid === start.tid &&
      ts > (shown?.ts ?? start.ts),
  );
  return tasks
    .map(({ tdur = 0 }) => (tdur / 1000) * SLOWER - LONG_MS)
    .reduce((sum, over) => sum + Math.max(0, over), 0);
}
