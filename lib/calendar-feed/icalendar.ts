import { createHash } from "node:crypto";
import type { Day } from "@/lib/nutrition/calendar/day";

/** Something that comes again at an hour of somebody's clock, wherever they are. */
export type CalendarEvent = {
  /** Stays the same for the same event, so that a calendar changes it instead of adding another. */
  key: string;
  title: string;
  text: string;
  /** "HH:MM" */
  time: string;
  /** ISO weekdays, 1 is Monday; absent: every day. */
  weekdays?: readonly number[];
};

const WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"] as const;
const LONGEST_LINE = 75;

/**
 * A calendar of recurring events as RFC 5545 has it. Times are floating (3.3.5): they are those of the reader's own clock,
 * as reminders are, and need no time zone that both sides know the rules of.
 * @param since the first day on which they happen
 */
export function calendarText(
  name: string,
  events: readonly CalendarEvent[],
  { since, changedAt }: { since: Day; changedAt: Date },
): string {
  const stamp = changedAt.toISOString().replace(/[-:]|\.\d{3}/g, "");
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Garfo//Reminders//PT",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT12H",
    "X-PUBLISHED-TTL:PT12H",
    ...events.flatMap((event) => eventLines(event, since, stamp)),
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}

function eventLines(
  { key, title, text, time, weekdays }: CalendarEvent,
  since: Day,
  stamp: string,
): string[] {
  const start = `${firstDay(since, weekdays).replaceAll("-", "")}T${time.replace(":", "")}00`;
  const days = weekdays?.map((day) => WEEKDAYS[day - 1]).join(",");
  return [
    "BEGIN:VEVENT",
    `UID:${createHash("sha256").update(key).digest("hex").slice(0, 32)}@garfo`,
    `DTSTAMP:${stamp}`,
    `DTSTART:${start}`,
    "DURATION:PT15M",
    days && weekdays && weekdays.length < 7 ? `RRULE:FREQ=WEEKLY;BYDAY=${days}` : "RRULE:FREQ=DAILY",
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    "TRANSP:TRANSPARENT",
    "CLASS:PRIVATE",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escaped(title)}`,
    "TRIGGER:PT0M",
    "END:VALARM",
    "END:VEVENT",
  ];
}

/** The first day is one of its own: what a calendar shows there must happen. */
function firstDay(since: Day, weekdays: readonly number[] | undefined): Day {
  if (!weekdays || weekdays.length === 0) return since;
  for (let ahead = 0; ahead < 7; ahead++) {
    const date = new Date(`${since}T00:00:00Z`);
    date.setUTCDate(date.getUTCDate() + ahead);
    if (weekdays.includes(date.getUTCDay() || 7)) return date.toISOString().slice(0, 10);
  }
  return since;
}

/** 3.3.11 */
function escaped(text: string): string {
  return text
    .replace(/\\/g, "\\\\")
    .replace(/[;,]/g, (mark) => `\\${mark}`)
    .replace(/\r?\n/g, "\\n");
}

/** Lines of at most 75 octets (3.1), no letter torn apart. */
function folded(line: string): string {
  let text = "";
  let size = 0;
  for (const letter of line) {
    const bytes = Buffer.byteLength(letter);
    if (size + bytes > LONGEST_LINE) {
      text += "\r\n ";
      size = 1;
    }
    text += letter;
    size += bytes;
  }
  return text;
}
