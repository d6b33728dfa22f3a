import "server-only";
import { type CalendarEvent, calendarText } from "@/lib/calendar-feed/icalendar";
import { feedHash } from "@/lib/calendar-feed/renew-feed.server";
import type { Context } from "@/lib/context";
import { db } from "@/lib/db";
import { HOUR_MS } from "@/lib/durations";
import { AppError } from "@/lib/errors";
import { DEFAULT_LOCALE, isLocale } from "@/lib/i18n/locale";
import { type Translator, translator } from "@/lib/i18n/translator";
import { dayAt } from "@/lib/nutrition/calendar/day";
import { loadReminders } from "@/lib/profile/load-reminders.server";
import type { Reminders } from "@/lib/profile/reminders";
import { reminderTimes, TIMED_REMINDERS } from "@/lib/profile/timed-reminders";

/**
 * The reminders of whoever made a secret address, as a calendar: their hours, and nothing of what was eaten or weighed.
 * @throws AppError not_found for an address that is nobody's, was renewed, or whose owner is blocked
 */
export async function serveFeed(ctx: Context<null>, { secret }: { secret: string }): Promise<string> {
  const { now } = ctx;
  const row = await db().calendarFeed.findUnique({
    where: { secretHash: feedHash(secret.replace(/\.ics$/, "")) },
    include: { person: { include: { profile: true } } },
  });
  if (!row || row.person.blockedAt) throw new AppError("not_found");
  const { userId, person, createdAt } = row;
  const { locale, timeZone } = person.profile;
  const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
  if (!row.lastReadAt || row.lastReadAt < hour) {
    await db().calendarFeed.updateMany({ where: { userId }, data: { lastReadAt: hour } });
  }
  const owner = { userId, timeZone };
  const reminders = await loadReminders({ ...ctx, actor: { kind: "person", userId }, person: owner });
  const t = translator(isLocale(locale) ? locale : DEFAULT_LOCALE);
  const settings = await db().reminderSettings.findUnique({ where: { userId }, select: { updatedAt: true } });
  return calendarText(t("connections.calendar.name"), eventsOf(reminders, userId, t), {
    since: dayAt(createdAt, timeZone),
    changedAt: settings?.updatedAt ?? createdAt,
  });
}

function eventsOf(reminders: Reminders, userId: string, t: Translator): CalendarEvent[] {
  return TIMED_REMINDERS.flatMap((kind) => {
    const { on, times, days } = reminderTimes(reminders, kind);
    return (on ? times : []).map((time) => ({
      key: `${userId} ${kind} ${time}`,
      title: t(`connections.calendar.events.${kind}.title`),
      text: t(`connections.calendar.events.${kind}.text`),
      time,
      ...(days ? { weekdays: days } : {}),
    }));
  });
}
