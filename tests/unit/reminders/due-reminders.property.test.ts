import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DAY_MS, HOUR_MS } from "@/lib/durations";
import { localTime } from "@/lib/nutrition/calendar/day";
import { isQuiet } from "@/lib/profile/quiet-hours";
import { DEFAULT_REMINDERS, type Reminders } from "@/lib/profile/reminders";
import { dueReminders, minutesAfter, SAO_PAULO, SOMETHING, standing } from "./person";

describe("whatever is chosen and wherever", () => {
  const zones = [
    SAO_PAULO,
    "America/Manaus",
    "America/Rio_Branco",
    "America/Noronha",
    "America/New_York",
    "Europe/Lisbon",
    "Pacific/Chatham",
  ];
  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map(([h, m]) => `${String(h).padStart(2, "0")}:${String(m).padStart(2, "0")}`);
  const times = fc.uniqueArray(time, { maxLength: 8 });
  const chosen: fc.Arbitrary<Reminders> = fc
    .record({
      meal_times: times,
      water_times: times,
      exercise_times: times,
      exercise_days: fc.uniqueArray(fc.integer({ min: 1, max: 7 })),
      quiet_start: time,
      quiet_end: time,
      evening_time: time,
      exercise_reminders: fc.boolean(),
      meal_reminders: fc.boolean(),
      water_reminders: fc.boolean(),
    })
    .map((some) => ({ ...DEFAULT_REMINDERS, ...some }));
  // Clocks change in this span both in New York and in Lisbon.
  const instant = fc
    .integer({ min: Date.UTC(2026, 9, 20), max: Date.UTC(2027, 3, 10) })
    .map((ms) => new Date(ms));
  const person = fc
    .record({
      now: instant,
      timeZone: fc.constantFrom(...zones),
      reminders: chosen,
      isBlocked: fc.boolean(),
      hasAccess: fc.boolean(),
      reach: fc.constantFrom("number", "device", "neither"),
      hasMarketingConsent: fc.boolean(),
      inboundHours: fc.option(fc.integer({ min: 0, max: 500 }), { nil: null }),
      trialDays: fc.option(fc.integer({ min: -2, max: 5 }), { nil: null }),
      sinceMinutes: fc.integer({ min: 1, max: 3000 }),
    })
    .map(({ now, inboundHours, trialDays, sinceMinutes, reach, ...more }) => ({
      now,
      after: minutesAfter(now, -sinceMinutes),
      who: {
        ...standing(now, { ...more, isLinked: reach === "number", isOnDevice: reach === "device" }),
        lastInboundAt: inboundHours === null ? null : new Date(now.getTime() - inboundHours * HOUR_MS),
        trialEnd: trialDays === null ? null : new Date(now.getTime() + trialDays * DAY_MS),
      },
    }));

  it("is never sent in quiet hours, late, against consent, or two of a kind", () => {
    fc.assert(
      fc.property(person, ({ now, after, who }) => {
        const all = dueReminders(who, () => SOMETHING, after, now);
        const kinds = all.map(({ kind }) => kind);
        expect(new Set(kinds).size).toBe(kinds.length);
        for (const { kind, by, at, expiresAt } of all) {
          expect(isQuiet(localTime(now, who.timeZone).hour, who.reminders)).toBe(false);
          expect(at > after && at <= now).toBe(true);
          expect(expiresAt > now).toBe(true);
          if (["meal", "water", "exercise"].includes(kind)) {
            expect(now.getTime() - at.getTime()).toBeLessThan(15 * 60_000);
          }
          if (kind !== "trial") expect((who.isLinked || who.isOnDevice) && who.hasAccess).toBe(true);
          expect(who.isBlocked).toBe(false);
          const sinceInbound = now.getTime() - (who.lastInboundAt?.getTime() ?? 0);
          if (by === "text") expect(who.isLinked && sinceInbound < DAY_MS).toBe(true);
          if (by === "template") expect(who.isLinked && who.hasMarketingConsent).toBe(true);
          if (by === "push") expect(who.isOnDevice && kind !== "trial").toBe(true);
          if (by === "mail") expect(kind).toBe("trial");
        }
      }),
      { numRuns: 1500 },
    );
  });

  it("is sent once however often somebody looks, and expires before it could disturb", () => {
    fc.assert(
      fc.property(
        person,
        fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 3, maxLength: 40 }),
        ({ now, who }, steps) => {
          const keys: string[] = [];
          let after = now;
          for (const step of steps) {
            const next = minutesAfter(after, step);
            const all = dueReminders(who, () => SOMETHING, after, next);
            keys.push(...all.filter(({ by }) => by === "text" || by === "push").map(({ key }) => key));
            for (const { expiresAt } of all) {
              const last = localTime(new Date(expiresAt.getTime() - 60_000), who.timeZone).hour;
              if (expiresAt.getTime() - next.getTime() > 60_000)
                expect(isQuiet(last, who.reminders)).toBe(false);
            }
            after = next;
          }
          expect(new Set(keys).size).toBe(keys.length);
        },
      ),
      { numRuns: 300 },
    );
  });
});
