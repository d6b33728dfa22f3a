import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calendarText } from "@/lib/calendar-feed/icalendar";

const AT = { since: "2026-11-22", changedAt: new Date("2026-11-22T15:00:00.123Z") };
const LUNCH = {
  key: "meal 12:30",
  title: "Registrar; a refeição, já",
  text: "Linha 1\nLinha 2 \\ fim",
  time: "12:30",
};

describe("a calendar of reminders", () => {
  it("has an event that comes again each day at the reader's own clock", () => {
    const text = calendarText("Lembretes", [LUNCH], AT);
    expect(text.split("\r\n")).toEqual(
      expect.arrayContaining([
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "DTSTAMP:20261122T150000Z",
        "DTSTART:20261122T123000",
        "RRULE:FREQ=DAILY",
        "SUMMARY:Registrar\\; a refeição\\, já",
        "DESCRIPTION:Linha 1\\nLinha 2 \\\\ fim",
        "END:VCALENDAR",
      ]),
    );
    expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
    expect(text).not.toContain("meal 12:30");
  });

  it("begins on a day of its own where it has days", () => {
    const text = calendarText("x", [{ ...LUNCH, weekdays: [2, 4] }], AT);
    expect(text).toContain("DTSTART:20261124T123000");
    expect(text).toContain("RRULE:FREQ=WEEKLY;BYDAY=TU,TH");
  });

  it("has lines of 75 octets at most, whatever is in them", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (title) => {
        fc.pre(!title.includes("\ufffd"));
        const lines = calendarText("x", [{ ...LUNCH, title }], AT).split("\r\n");
        expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
        expect(lines.join("")).not.toContain("\ufffd");
      }),
    );
  });
});
