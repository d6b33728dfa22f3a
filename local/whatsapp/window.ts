const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether free-form messages may go to somebody who last wrote at `lastInboundAt` (ms); exactly 24 h is too late. */
export function windowOpen(lastInboundAt: number | undefined, now: number): boolean {
  return lastInboundAt !== undefined && now - lastInboundAt < DAY_MS;
}
