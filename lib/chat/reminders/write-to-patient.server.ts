import "server-only";
import { randomUUID } from "node:crypto";
import type { OutboundContent, TemplateContent } from "@/lib/chat/channel/outbound-content";
import { loadReach, type Reach } from "@/lib/chat/reminders/load-reach.server";
import type { Tx } from "@/lib/db";
import { DAY_MS } from "@/lib/durations";
import { localTime } from "@/lib/nutrition/calendar/day";
import { isQuiet } from "@/lib/profile/quiet-hours";

/** When somebody is not to be written to, and by which clock. */
export type PatientHours = { quietStart: string | null; quietEnd: string | null; timeZone: string };

export function isQuietFor({ quietStart, quietEnd, timeZone }: PatientHours, now: Date): boolean {
  if (quietStart === null || quietEnd === null) return false;
  return isQuiet(localTime(now, timeZone).hour, { quiet_start: quietStart, quiet_end: quietEnd });
}

/**
 * Puts what a nutritionist has for a patient into the outbox, once for its slot and for two days.
 * @returns the contact for whom it waits now; null for whoever has no number linked
 */
export async function writeToPatient(
  tx: Tx,
  { patientId, slot }: { patientId: string; slot: string },
  bodyOf: (reach: Reach) => OutboundContent | TemplateContent,
  now: Date,
): Promise<string | null> {
  const reach = await loadReach(tx, patientId, now);
  if (!reach) return null;
  const { contact, recipient } = reach;
  const row = { id: randomUUID(), userId: patientId, contact, recipient, body: bodyOf(reach), slot };
  await tx.outboundMessage.createMany({
    data: [{ ...row, expiresAt: new Date(now.getTime() + 2 * DAY_MS) }],
    skipDuplicates: true,
  });
  return contact;
}
