import { remindPeople } from "@/lib/chat/reminders/remind-people.server";
import { db } from "@/lib/db";
import { DAY_MS } from "@/lib/durations";
import { outbox, wakeOutbox } from "@/lib/jobs/outbox";
import type { MealKind } from "@/lib/nutrition/calendar/meal-kind";
import { logWater } from "@/lib/nutrition/intake/log-water.server";
import { logMeal } from "@/lib/nutrition/meals/log-meal.server";
import { call, contextOf, type Member, type MemberOptions } from "@/tests/factories";
import { bubbles, control, createWriter } from "./phone";

/** A Friday; far ahead, so that the product's own jobs leave it to the tests. */
export const FRIDAY = "2031-03-14";
export const SUNDAY = "2031-03-16";

/** A time of São Paulo's clock. */
export function at(time: string, day = FRIDAY): Date {
  return new Date(`${day}T${time}:00-03:00`);
}

export type Reminded = Member & { number: string };

/** Who pays still at FRIDAY's and SUNDAY's hours. */
export const PAID = {
  planId: "yearly",
  status: "active",
  periodEnd: new Date("2040-01-01T00:00:00Z"),
} as const;

/** Somebody who linked a number long ago, wrote within the window at FRIDAY's and SUNDAY's hours, and pays. */
export async function createReminded(options: MemberOptions = {}): Promise<Reminded> {
  const member = await createWriter({ ...PAID, ...options });
  await db().whatsAppLink.update({
    where: { userId: member.userId },
    data: { confirmedAt: new Date(Date.now() - 30 * DAY_MS) },
  });
  await control("/whatsapp/window", { number: member.number, open: true });
  await wrote(member, new Date(at("00:00", SUNDAY).getTime() + DAY_MS));
  return member;
}

/** Notes when the person last wrote, as far as we know. */
export async function wrote({ number, userId }: Reminded, lastInboundAt: Date): Promise<void> {
  await db().conversation.upsert({
    where: { contact: number },
    create: { contact: number, userId, lastInboundAt },
    update: { lastInboundAt },
  });
}

/** Changes settings as the profile does. */
export function choose({ token }: Member, settings: unknown) {
  return call("/api/reminders", { method: "PUT", token, body: settings });
}

/** What the phone shows of the assistant. */
export async function texts({ number }: Reminded): Promise<string[]> {
  return (await bubbles(number)).map(({ text }) => text);
}

/** Everything up to here is settled. */
export async function settledUntil({ userId }: Member, settledUntil: Date): Promise<void> {
  await db().reminderSchedule.update({ where: { userId }, data: { settledUntil } });
}

/** What the job of the minute does for one person at a given time, sending left out. */
export function settle({ userId }: Member, now: Date) {
  return db().$transaction((tx) => remindPeople(tx, [userId], now));
}

/** The same and sending; resolves when nothing more can be sent now. */
export async function remindAt(person: Reminded, now: Date): Promise<void> {
  const { contacts } = await settle(person, now);
  wakeOutbox(contacts);
  await outbox().settled();
}

/** What was written to the person unasked. */
export async function unasked({ userId }: Reminded) {
  const rows = await db().outboundMessage.findMany({
    where: { userId, slot: { not: null } },
    orderBy: { seq: "asc" },
  });
  return rows.map(({ slot, status, error }) => ({ slot, status, error }));
}

export async function ate({ userId }: Member, kind: MealKind, eatenAt: Date, day = FRIDAY): Promise<void> {
  const items = [{ food: "arroz-branco", grams: 150 }];
  await logMeal(contextOf(userId), { day, kind, eatenAt, source: "web", items });
}

export async function drank({ userId }: Member, ml: number, when: Date, day = FRIDAY): Promise<void> {
  await logWater(contextOf(userId), { day, ml, at: when, source: "web" });
}
