import { MINUTE_MS } from "@/lib/durations";

const LONGEST_MS = 5 * MINUTE_MS;

/** What is done after an answer of a push service, or after none. */
export type PushVerdict =
  | { kind: "taken" }
  /** The browser was reset, or its permission taken back: it never comes again. */
  | { kind: "gone" }
  | { kind: "again"; at: Date }
  | { kind: "given_up" };

/** When a message is tried anew, and when it is stale. */
type Trying = { attempts: number; expiresAt: Date; now: Date };

/**
 * @param status null when nothing answered
 * @param retryAfter the header Retry-After, in seconds or as a date
 */
export function verdictOf(
  status: number | null,
  retryAfter: string | undefined,
  { attempts, expiresAt, now }: Trying,
): PushVerdict {
  if (status !== null && status >= 200 && status < 300) return { kind: "taken" };
  if (status === 404 || status === 410) return { kind: "gone" };
  const isPassing = status === null || status === 408 || status === 429 || status >= 500;
  if (!isPassing) return { kind: "given_up" };
  const pause = Math.min(LONGEST_MS, MINUTE_MS * attempts);
  const at = new Date(Math.max(now.getTime() + pause, askedFor(retryAfter, now)));
  return at < expiresAt ? { kind: "again", at } : { kind: "given_up" };
}

function askedFor(retryAfter: string | undefined, now: Date): number {
  if (!retryAfter) return 0;
  if (/^\d+$/.test(retryAfter)) return now.getTime() + Number(retryAfter) * 1000;
  return Date.parse(retryAfter) || 0;
}

/** How long a push service may keep a message for a device that is off, in whole seconds. */
export function timeToLive(expiresAt: Date, now: Date): number {
  return Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1000));
}
