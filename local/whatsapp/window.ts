import { DAY_MS } from "@/lib/durations";

/** Whether free-form messages may go to somebody who last wrote at `lastInboundAt` (ms); exactly 24 h is too late. */
export function windowOpen(lastInboundAt: number | undefined, now: number): boolean {
  return lastInboundAt !== undefined && now - lastInboundAt < DAY_MS;
}
