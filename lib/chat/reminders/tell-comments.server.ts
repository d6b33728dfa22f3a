import "server-only";
import type { OutboundContent, TemplateContent } from "@/lib/chat/channel/outbound-content";
import type { Reach } from "@/lib/chat/reminders/load-reach.server";
import { isQuietFor, type PatientHours, writeToPatient } from "@/lib/chat/reminders/write-to-patient.server";
import type { Context } from "@/lib/context";
import { db, type Tx } from "@/lib/db";
import { env } from "@/lib/env";
import { translator } from "@/lib/i18n/translator";
import type { Day } from "@/lib/nutrition/calendar/day";

const AT_MOST = 200;

type Untold = PatientHours & {
  patientId: string;
  id: string;
  text: string;
  day: Day;
  nutritionist: string;
};

/**
 * Brings what nutritionists said about a day to the patient's WhatsApp, once each and not in their quiet hours. Outside of
 * the 24 hours a template says that there is something, without the words, which are about health.
 * @returns contacts for whom a message waits now
 */
export async function tellComments({ now }: Context<null>): Promise<string[]> {
  const rows = await db().$queryRaw<Untold[]>`
    SELECT c.patient_id::text AS "patientId", c.id::text, c.text, c.day::text, n.name AS nutritionist,
      r.quiet_start AS "quietStart", r.quiet_end AS "quietEnd", pr.time_zone AS "timeZone"
    FROM app.diary_comments c JOIN public.profiles n ON n.id = c.nutritionist_id
    JOIN public.profiles pr ON pr.id = c.patient_id
    LEFT JOIN app.reminder_settings r ON r.user_id = c.patient_id
    WHERE c.told_at IS NULL AND c.created_at > ${now}::timestamptz - interval '2 days'
    ORDER BY c.created_at LIMIT ${AT_MOST}`;
  const contacts: string[] = [];
  for (const row of rows.filter((one) => !isQuietFor(one, now))) {
    const contact = await db().$transaction((tx) => tell(tx, row, now));
    if (contact) contacts.push(contact);
  }
  return contacts;
}

/** Whoever has no number linked, or has seen it on the web meanwhile, is not written to. */
async function tell(tx: Tx, { patientId, id, ...comment }: Untold, now: Date): Promise<string | null> {
  const { count } = await tx.diaryComment.updateMany({
    where: { patientId, id, toldAt: null },
    data: { toldAt: now },
  });
  if (count === 0) return null;
  const of = { patientId, slot: `comment:${id}` };
  return writeToPatient(tx, of, (reach) => bodyOf(reach, comment), now);
}

function bodyOf(
  { locale, firstName, isOpen }: Reach,
  { nutritionist, text, day }: Pick<Untold, "nutritionist" | "text" | "day">,
): OutboundContent | TemplateContent {
  const url = new URL(`/progress?dia=${day}`, env().NEXT_PUBLIC_APP_URL).href;
  const date = new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", timeZone: "UTC" }).format(
    new Date(`${day}T12:00:00Z`),
  );
  if (isOpen)
    return { type: "text", body: translator(locale)("chat.care.comment", { nutritionist, date, text, url }) };
  return {
    ...{ type: "template", name: "garfo_diary_comment", language: locale.replace("-", "_") },
    parameters: [firstName, nutritionist, date],
  };
}
