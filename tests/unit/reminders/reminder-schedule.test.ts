import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  nextSlotAt,
  type ReminderPlan,
  slotsBetween,
  weekdayOf,
} from "@/lib/chat/reminders/reminder-schedule";
import { DEFAULT_REMINDERS, type Reminders } from "@/lib/profile/reminders";
import { SAO_PAULO } from "./person";

const OFF = {
  ...{ meal_reminders: false, water_reminders: false, exercise_reminders: false },
  ...{ evening_summary: false, weekly_report: false, quiet_start: "00:00", quiet_end: "00:00" },
};
const plan = (chosen: Partial<Reminders>, timeZone = SAO_PAULO): ReminderPlan => ({
  reminders: { ...DEFAULT_REMINDERS, ...OFF, ...chosen },
  pause: null,
  timeZone,
  isReminded: true,
  trialEnd: null,
});
const at = (time: string, timeZone: string, from: string) =>
  nextSlotAt(plan({ meal_reminders: true, meal_times: [time] }, timeZone), new Date(from))?.toISOString();

describe("where the person is", () => {
  it.each([
    ["America/Sao_Paulo", "2026-11-20T15:30:00.000Z"],
    ["America/Manaus", "2026-11-20T16:30:00.000Z"],
    ["America/Rio_Branco", "2026-11-20T17:30:00.000Z"],
    ["America/Noronha", "2026-11-20T14:30:00.000Z"],
  ])("lunch at half past twelve in %s", (zone, instant) => {
    expect(at("12:30", zone, "2026-11-20T12:00:00Z")).toBe(instant);
  });

  it("follows the clocks when they change: New York, 8 March and 1 November", () => {
    const noons = ["2026-03-07", "2026-03-08", "2026-03-09", "2026-10-31", "2026-11-01"].map((day) =>
      at("12:00", "America/New_York", `${day}T09:00:00Z`)?.slice(11, 13),
    );
    expect(noons).toEqual(["17", "16", "16", "16", "17"]);
  });

  it("at an hour that is skipped, just after it; at one that comes twice, once", () => {
    const day = (date: string) => [new Date(`${date}T04:00:00Z`), new Date(`${date}T23:00:00Z`)] as const;
    const early = plan({ meal_reminders: true, meal_times: ["02:30"] }, "America/New_York");
    expect(slotsBetween(early, ...day("2026-03-08")).map((slot) => slot.at.toISOString())).toEqual([
      "2026-03-08T07:30:00.000Z",
    ]);
    const twice = plan({ meal_reminders: true, meal_times: ["01:30"] }, "America/New_York");
    expect(slotsBetween(twice, ...day("2026-11-01"))).toHaveLength(1);
  });
});

it("knows the days of the week", () => {
  expect(["2026-11-16", "2026-11-21", "2026-11-22"].map(weekdayOf)).toEqual([1, 6, 7]);
});

it("has quiet hours over midnight", () => {
  const night = plan({
    ...{ meal_reminders: true, meal_times: ["06:59", "07:00", "21:59", "22:00", "23:30"] },
    ...{ quiet_start: "22:00", quiet_end: "07:00" },
  });
  const slots = slotsBetween(night, new Date("2026-11-20T03:00:00Z"), new Date("2026-11-21T02:59:00Z"));
  expect(slots.map(({ time }) => time)).toEqual(["07:00", "21:59"]);
});

it("looks again never, where nothing will be due", () => {
  expect(nextSlotAt(plan({}), new Date())).toBeNull();
  const unlinked = { ...plan({ meal_reminders: true }), isReminded: false };
  expect(nextSlotAt(unlinked, new Date())).toBeNull();
});

it("sees the end of a trial however far ahead it is", () => {
  const trial = { ...plan({}), isReminded: false, trialEnd: new Date("2027-02-10T12:00:00Z") };
  expect(nextSlotAt(trial, new Date("2026-11-20T12:00:00Z"))?.toISOString()).toBe("2027-02-07T12:00:00.000Z");
  expect(nextSlotAt(trial, new Date("2027-02-10T12:00:00Z"))).toBeNull();
});

it("looks next at the first thing that is due after now", () => {
  const zones = [SAO_PAULO, "America/Noronha", "America/New_York", "Europe/Lisbon"];
  const times = fc.uniqueArray(fc.constantFrom("00:10", "02:30", "07:00", "12:30", "18:45", "23:50"), {
    minLength: 1,
  });
  fc.assert(
    fc.property(
      times,
      fc.constantFrom(...zones),
      fc.integer({ min: Date.UTC(2026, 9, 20), max: Date.UTC(2027, 3, 10) }),
      (meal_times, zone, ms) => {
        const chosen = plan({ meal_reminders: true, meal_times, weekly_report: true }, zone);
        const now = new Date(ms);
        const next = nextSlotAt(chosen, now);
        const [first] = slotsBetween(chosen, now, new Date(ms + 9 * 86_400_000));
        expect(next).toEqual(first?.at);
        expect(next && next > now).toBe(true);
      },
    ),
    { numRuns: 500 },
  );
});
