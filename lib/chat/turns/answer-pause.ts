import type { Outcome } from "@/lib/chat/replies/outcome";
import { isConsent } from "@/lib/chat/turns/one-turn";
import { endsOpen } from "@/lib/portuguese/text/ends-open";

/** What comes from a phone that was out of reach, or was pasted in pieces, is here by then; nobody notices it. */
const USUAL_MS = 400;
/** Who writes in pieces goes on. */
const LONGER_MS = 1_200;

/**
 * How long an answer waits in the outbox for the rest of what somebody writes, in ms. An emergency, a consent, a tap, a
 * photo and a recording wait for nothing.
 * @param said what was written; null for anything else
 * @param goesOn the message followed another one within seconds
 */
export function pauseBefore(outcome: Outcome, said: string | null, goesOn: boolean): number {
  if (said === null || outcome.kind === "safety") return 0;
  if (outcome.kind === "notice" && isConsent(outcome.notice)) return 0;
  return goesOn || isBeginning(outcome) || endsOpen(said) ? LONGER_MS : USUAL_MS;
}

/** "oi", "almocei", "hoje no jantar": what was eaten is to come. */
function isBeginning(outcome: Outcome): boolean {
  if (outcome.kind !== "notice") return false;
  const { notice } = outcome;
  if (notice.kind === "talk") return notice.talk === "hello" || notice.talk === "ate";
  return notice.kind === "not_understood" && notice.unknown.length === 0;
}
