import "server-only";
import { randomUUID } from "node:crypto";
import type { OutboundContent, TemplateContent } from "@/lib/chat/channel/outbound-content";
import { allowedSlots, type Due, isNeedless, reminderPlanOf } from "@/lib/chat/reminders/due-reminders";
import { eveningSummary } from "@/lib/chat/reminders/evening-summary";
import { type LoggedAround, loadLogged, loggedKey } from "@/lib/chat/reminders/load-logged.server";
import { loadRecents, type Recent } from "@/lib/chat/reminders/load-recents.server";
import { loadStandings, type Reachable, waterGoalOn } from "@/lib/chat/reminders/load-standings.server";
import { nextSlotAt } from "@/lib/chat/reminders/reminder-schedule";
import { trialWhen, type Unprompted } from "@/lib/chat/reminders/unprompted";
import { trialLetter, unpromptedContent, unpromptedTemplate } from "@/lib/chat/reminders/unprompted-message";
import { weeklyReport } from "@/lib/chat/reminders/weekly-report";
import type { Format } from "@/lib/chat/replies/format";
import { db, type Tx } from "@/lib/db";
import { HOUR_MS } from "@/lib/durations";
import { env } from "@/lib/env";
import { translator } from "@/lib/i18n/translator";
import { composeLetter } from "@/lib/integrations/mail/letter";
import { log } from "@/lib/log";
import { queueMail } from "@/lib/mail/mail-outbox";
import { addDays, dayAt } from "@/lib/nutrition/calendar/day";
import { mealKindAt } from "@/lib/nutrition/calendar/meal-kind";
import { firstNameOf } from "@/lib/profile/first-name";
import { hourOf } from "@/lib/profile/quiet-hours";
import { type NewPush, queuePushes } from "@/lib/push/queue-pushes.server";

/** Somebody whose settings cannot be read is tried again after so long. */
const TROUBLE_MS = HOUR_MS;

export type Reminded = {
  /** People looked at. */
  people: number;
  /** Contacts for whom something waits now. */
  contacts: string[];
  /** Whether a letter waits. */
  mailed: boolean;
  /** Whether something waits for a device. */
  pushed: boolean;
};

/**
 * Settles up to `limit` people whose time has come, in one transaction. Several workers may do so at once: each takes
 * others. Whoever is about to be deleted is left alone.
 */
export function remindDue(now: Date, limit: number): Promise<Reminded> {
  return db().$transaction(async (tx) => {
    const due = await tx.$queryRaw<{ id: string }[]>`
      SELECT s.user_id::text AS id FROM app.reminder_schedules s JOIN app.people p ON p.user_id = s.user_id
      WHERE s.next_at <= ${now} ORDER BY s.next_at LIMIT ${limit}
      FOR UPDATE OF s SKIP LOCKED FOR KEY SHARE OF p SKIP LOCKED`;
    return remindPeople(
      tx,
      due.map(({ id }) => id),
      now,
    );
  });
}

/**
 * Writes to these people what is due to them now, and notes when to look at them again. What was due and is not sent is
 * settled as well: it is never made up for.
 */
export async function remindPeople(tx: Tx, userIds: readonly string[], now: Date): Promise<Reminded> {
  if (userIds.length === 0) return { people: 0, contacts: [], mailed: false, pushed: false };
  const people = await loadStandings(tx, userIds, now);
  const looks = people.map((person) => look(person, now));
  const allowed = looks.flatMap(({ person, slots }) => slots.map((slot) => ({ person, slot })));
  const logged = await loadLogged(
    tx,
    allowed.map(({ person, slot }) => ({ userId: person.userId, day: slot.day })),
  );
  const due = allowed.flatMap(({ person, slot }) => {
    const around = logged.get(loggedKey(person.userId, slot.day));
    const isDue = around && !isNeedless(slot, { ...around, ...waterGoalOn(person, slot.day) });
    return isDue ? [{ person, slot, around }] : [];
  });
  const recents = await loadRecents(
    tx,
    due
      .filter(({ slot }) => slot.by !== "push" && (slot.kind === "evening" || slot.kind === "weekly"))
      .map(({ person, slot }) => ({ userId: person.userId, day: slot.day })),
  );
  const rows: OutboxRow[] = [];
  const pushes: NewPush[] = [];
  let mailed = false;
  for (const { person, slot, around } of due) {
    if (slot.by === "push") {
      pushes.push(...pushFor(person, slot));
      continue;
    }
    const message = messageFor(person, slot, around, recents.get(person.userId), now);
    if (!message) continue;
    if (slot.by === "mail") mailed = (await mail(tx, person, slot, message, now)) || mailed;
    else rows.push(outboxRow(person, slot, message, now));
  }
  await tx.$executeRaw`
    INSERT INTO app.outbound_messages (id, user_id, contact, recipient, body, slot, expires_at)
    SELECT id, user_id, contact, recipient, body, slot, expires_at
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS r (id uuid, user_id uuid, contact text, recipient text, body jsonb, slot text, expires_at timestamptz)
    ON CONFLICT (user_id, slot) DO NOTHING`;
  await queuePushes(tx, pushes, now);
  await reschedule(tx, looks, now);
  const contacts = rows.map(({ contact }) => contact);
  return { people: people.length, contacts, mailed, pushed: pushes.length > 0 };
}

type OutboxRow = ReturnType<typeof outboxRow>;

function outboxRow(person: Reachable, slot: Due, message: Unprompted, now: Date) {
  const format = formatOf(person, now);
  const body: OutboundContent | TemplateContent =
    slot.by === "template"
      ? unpromptedTemplate(format, message, firstNameOf(person.name))
      : unpromptedContent(format, message);
  const { userId, contact, recipient } = person;
  return {
    ...{ id: randomUUID(), user_id: userId, contact: contact ?? "", recipient: recipient ?? "", body },
    ...{ slot: slot.key, expires_at: slot.expiresAt },
  };
}

/** Nothing for a trial's end, which is told by letter. */
function pushFor({ userId }: Reachable, { kind, time, key: slot, expiresAt }: Due): NewPush[] {
  if (kind === "trial") return [];
  const body = kind === "meal" ? { kind, meal: mealKindAt(hourOf(time)) } : { kind };
  return [{ userId, slot, body, expiresAt }];
}

type Look = { person: Reachable; slots: Due[]; nextAt: Date | null };

/** What may be sent to a person now, and when to look again. One whose settings make no sense holds up nobody else. */
function look(person: Reachable, now: Date): Look {
  try {
    const slots = allowedSlots(person, person.settledUntil, now);
    return { person, slots, nextAt: nextSlotAt(reminderPlanOf(person), now) };
  } catch (error) {
    log().error({ userId: person.userId, name: (error as Error).name }, "reminders cannot be told");
    return { person, slots: [], nextAt: new Date(now.getTime() + TROUBLE_MS) };
  }
}

async function reschedule(tx: Tx, looks: readonly Look[], now: Date): Promise<void> {
  const next = looks.map(({ person, nextAt }) => ({ id: person.userId, at: nextAt }));
  await tx.$executeRaw`
    UPDATE app.reminder_schedules s SET next_at = n.at, settled_until = greatest(s.settled_until, ${now})
    FROM jsonb_to_recordset(${JSON.stringify(next)}::jsonb) AS n (id uuid, at timestamptz) WHERE s.user_id = n.id`;
}

/** Null only where a summary is due and nothing was found to sum up. */
function messageFor(
  { waterGoals, body, trialEnd, timeZone }: Reachable,
  { kind, day, time, daysLeft = 0 }: Due,
  { meals, waterMl }: LoggedAround,
  recent: Recent | undefined,
  now: Date,
): Unprompted | null {
  switch (kind) {
    case "meal": {
      const meal = mealKindAt(hourOf(time));
      const canRepeat = meals.some((one) => one.day === addDays(day, -1) && one.kind === meal);
      return { kind, meal, canRepeat };
    }
    case "water":
      return { kind, waterMl, goalMl: waterGoalOn({ waterGoals, body }, day).waterGoalMl };
    case "evening":
      return recent ? { kind, summary: eveningSummary(recent.days, recent.goalsOn(day), day) } : null;
    case "weekly":
      return recent ? { kind, report: weeklyReport(recent.days, recent.goalsOn, day) } : null;
    case "trial": {
      const end = trialEnd ?? now;
      const url = `${env().NEXT_PUBLIC_APP_URL}/subscription`;
      return { kind, when: trialWhen(daysLeft, end, now), endDay: dayAt(end, timeZone), url };
    }
    default:
      return { kind };
  }
}

/** @returns whether it was not stored before */
async function mail(tx: Tx, person: Reachable, slot: Due, message: Unprompted, now: Date): Promise<boolean> {
  if (message.kind !== "trial") return false;
  const { subject, ...content } = trialLetter(formatOf(person, now), message, firstNameOf(person.name));
  const letter = composeLetter({ locale: person.locale, ...content });
  const { userId, email } = person;
  return queueMail(tx, { kind: "trial_ending", userId, to: email, subject, ...letter, slot: slot.key });
}

function formatOf({ locale, timeZone }: Reachable, now: Date): Format {
  return { t: translator(locale), locale, today: dayAt(now, timeZone) };
}
