import type { Attention, AttentionKind } from "@/lib/care/roster/attention";
import type { RosterSegment } from "@/lib/care/roster/roster";

/** What a segment says already. */
const SAID: Partial<Record<RosterSegment, readonly AttentionKind[]>> = {
  inactive: ["no_log", "low_adherence", "no_weight"],
  plan_ending: ["plan_ending"],
};

/**
 * What is said of where a patient stands: their segment, and the most urgent reason to look at them that it does not say.
 * A reason alone says that somebody is to be looked at.
 */
export function standingWords(segment: RosterSegment, attention: readonly Attention[]) {
  const reason = attention.find(({ kind }) => !SAID[segment]?.includes(kind))?.kind ?? null;
  return { segment: segment === "watch" ? null : segment, reason };
}
