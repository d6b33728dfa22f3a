import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { maskDay, readDay, writtenDay } from "@/components/forms/inputs/day-text";
import { maskTime, readTime } from "@/components/forms/inputs/time-text";
import { addDays } from "@/lib/nutrition/calendar/day";

const LOCALES = ["pt-BR", "en-US"] as const;
const aDay = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays("1900-01-01", days));

/** A field after each key, as `mask` leaves it. */
function typeInto(keys: string, mask: (typed: string) => string): string {
  return [...keys].reduce((text, key) => mask(text + key), "");
}

describe("a day as it is written", () => {
  it("has its language's order, whatever the device's", () => {
    expect(writtenDay("2026-11-20", "pt-BR")).toBe("20/11/2026");
    expect(writtenDay("2026-11-20", "en-US")).toBe("11/20/2026");
    expect([writtenDay("", "pt-BR"), writtenDay("20/11", "pt-BR")]).toEqual(["", ""]);
  });

  it("is read as it was written, key by key, with and without strokes, pasted as computers write it", () => {
    fc.assert(
      fc.property(aDay, fc.constantFrom(...LOCALES), (day, locale) => {
        const mask = (typed: string) => maskDay(typed, locale);
        const written = writtenDay(day, locale);
        for (const keys of [written, written.replaceAll("/", ""), written.replaceAll("/", ".")]) {
          expect(readDay(typeInto(keys, mask), locale)).toBe(day);
        }
        expect(readDay(mask(day), locale)).toBe(day);
        expect(readDay(mask(written), locale)).toBe(day);
      }),
    );
  });

  it("may be short: one digit, two of the year once the field is left", () => {
    const typed = typeInto("1/2/26", (text) => maskDay(text, "pt-BR"));
    expect([typed, readDay(typed, "pt-BR"), readDay(typed, "pt-BR", true)]).toEqual([
      ...["01/02/26", "", "2026-02-01"],
    ]);
    expect(readDay("01/06/90", "pt-BR", true)).toBe("1990-06-01");
  });

  it.each(["31/02/2026", "20/13/2026", "20/11", "x", "", "00/01/2026", "1/1/1"])("%j is none", (text) => {
    expect(readDay(text, "pt-BR", true)).toBe("");
  });

  it("never throws, whatever is typed, and stays as long as a day", () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...LOCALES), (typed, locale) => {
        const masked = maskDay(typed, locale);
        expect(masked.length).toBeLessThanOrEqual(10);
        expect(maskDay(masked, locale)).toBe(masked);
        readDay(typed, locale, true);
      }),
    );
  });
});

describe("a time as it is written", () => {
  it("is read on 24 hours, key by key", () => {
    fc.assert(
      fc.property(fc.nat(23), fc.nat(59), (hour, minute) => {
        const [h, m] = [hour, minute].map((part) => String(part).padStart(2, "0")) as [string, string];
        expect(readTime(typeInto(`${h}:${m}`, maskTime))).toBe(`${h}:${m}`);
        expect(readTime(typeInto(h + m, maskTime))).toBe(`${h}:${m}`);
        expect(readTime(maskTime(`${hour}h${m}`))).toBe(`${h}:${m}`);
      }),
    );
  });

  it.each([
    ["7", "07:00"],
    ["7h", "07:00"],
    ["19h30", "19:30"],
    ["730", "07:30"],
    ["24:00", ""],
    ["12:60", ""],
    ["x", ""],
    ["", ""],
  ])("%j is %j", (typed, time) => expect(readTime(typed)).toBe(time));

  it("begins with a nought where no day has such an hour", () => {
    expect(typeInto("730", maskTime)).toBe("07:30");
  });
});
