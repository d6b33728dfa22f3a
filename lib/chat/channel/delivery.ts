import { DAY_MS } from "@/lib/durations";

/** States of an outgoing message, in the order in which it passes through them; `failed` ends it. */
export const DELIVERY_STATES = ["queued", "sending", "sent", "delivered", "read", "failed"] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/**
 * How long a message whose taking is in doubt is left alone, in ms. A message that was taken is reported within
 * seconds, with the id that we attached; only silence after this long means that it was not.
 */
export const DOUBT_MS = 30_000;

/**
 * The same after this process or Postgres has started, in ms. Reports that came meanwhile were refused, and the provider
 * repeats a report with pauses that grow to a minute while it fails: one may still be on its way.
 */
export const DOUBT_AFTER_START_MS = 90_000;

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 15 * 60_000;
/** Together some 75 minutes. */
const MAX_ATTEMPTS = 12;
/** A refused token or account needs a person; asking more often helps nobody. */
const HALT_MS = 5 * 60_000;
/** Nobody expects an answer any more, and the window for it is closed. */
const MAX_AGE_MS = DAY_MS;

/**
 * Pause in ms before the next attempt, doubling from 2 s to 15 minutes; never under 2 s, so that a report of a message
 * that was taken after all arrives before it would be sent again.
 * @param attempts made so far, 1 or more
 */
export function retryPause(attempts: number, atLeastMs = 0): number {
  const doubled = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(Math.max(attempts - 1, 0), 20), LONGEST_PAUSE_MS);
  return Math.max(doubled, atLeastMs);
}

/** Why a message did not go, as the provider's adapter tells it. */
export type Refusal =
  | { kind: "retry"; afterMs: number; code: number | null }
  | { kind: "unknown" }
  | { kind: "window_closed"; code: number }
  | { kind: "permanent"; code: number | null }
  | { kind: "stop"; code: number };

/** What becomes of a message that did not go: wait and try again, go as a template, or never. */
export type Consequence = {
  state: "queued" | "sending" | "failed";
  waitMs: number;
  error: string;
  asTemplate: boolean;
};

/**
 * @param message `attempts` made so far; `body` as stored
 * @param hasTemplate whether an approved template may stand in once the window is closed
 */
export function afterRefusal(
  refusal: Refusal,
  message: { attempts: number; createdAt: Date; body: unknown },
  now: Date,
  hasTemplate: boolean,
): Consequence {
  const error = `${refusal.kind}:${"code" in refusal ? (refusal.code ?? "none") : "none"}`;
  const failed: Consequence = { state: "failed", waitMs: 0, error, asTemplate: false };
  if (refusal.kind === "permanent") return failed;
  if (refusal.kind === "window_closed") {
    const isTemplate = (message.body as { type?: string } | null)?.type === "template";
    return hasTemplate && !isTemplate ? { state: "queued", waitMs: 0, error, asTemplate: true } : failed;
  }
  const tooOld = now.getTime() - message.createdAt.getTime() > MAX_AGE_MS;
  const tooOften = refusal.kind !== "stop" && message.attempts >= MAX_ATTEMPTS;
  if (tooOld || tooOften) return failed;
  if (refusal.kind === "unknown") return { state: "sending", waitMs: DOUBT_MS, error, asTemplate: false };
  const atLeastMs = refusal.kind === "retry" ? refusal.afterMs : HALT_MS;
  return { state: "queued", waitMs: retryPause(message.attempts, atLeastMs), error, asTemplate: false };
}

/** Whether a failure reported now still counts: what has been delivered has not failed. */
export function mayFail(current: DeliveryState | "gathered"): boolean {
  return current === "queued" || current === "sending" || current === "sent";
}

/** What travels with a message and comes back in its reports, so that they find it before we know the provider's id. */
export function sendingMark(id: string, attempt: number): string {
  return `garfo:${id}:${attempt}`;
}

/** Null when the mark is none of ours. */
export function readSendingMark(mark: string | null): { id: string; attempt: number } | null {
  const read = /^garfo:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}):(\d{1,6})$/.exec(mark ?? "");
  return read ? { id: read[1] as string, attempt: Number(read[2]) } : null;
}
