import { describe, expect, it } from "vitest";
import { allowedSlots, isNeedless, type ReminderStanding } from "@/lib/chat/reminders/due-reminders";
import { DAY_MS, HOUR_MS } from "@/lib/durations";
import type { Reminders } from "@/lib/profile/reminders";
import { dueReminders, friday, minutesAfter, NOTHING, SOMETHING, standing } from "./person";

function due(
  now: Date,
  more: Partial<ReminderStanding> = {},
  chosen: Partial<Reminders> = {},
  sinceMinutes = 1,
) {
  const all = dueReminders(
    standing(now, more, chosen),
    () => SOMETHING,
    minutesAfter(now, -sinceMinutes),
    now,
  );
  return all.map(({ kind, by, key }) => ({ kind, by, key }));
}

describe("what is due", () => {
  it.each([
    ["08:00", "meal"],
    ["10:00", "water"],
    ["12:30", "meal"],
    ["15:00", "water"],
    ["19:30", "meal"],
    ["21:00", "evening"],
  ])("at %s, as things usually are: %s", (time, kind) => {
    expect(due(friday(time))).toEqual([
      { kind, by: "text", key: kind === "evening" ? "evening:2026-11-20" : `${kind}:2026-11-20:${time}` },
    ]);
  });

  it.each(["07:59", "12:29", "12:32", "18:00", "03:00"])("at %s: nothing", (time) => {
    expect(due(friday(time))).toEqual([]);
  });

  it("exercise on its weekdays only: Friday is the fifth", () => {
    const at = friday("18:00");
    expect(due(at, {}, { exercise_reminders: true, exercise_days: [5] })).toHaveLength(1);
    expect(due(at, {}, { exercise_reminders: true, exercise_days: [1, 2, 3, 4, 6, 7] })).toEqual([]);
  });

  it("the weekly report on Sunday at ten, beside the water", () => {
    const sunday = new Date("2026-11-22T13:00:00Z");
    expect(due(sunday).map(({ kind }) => kind)).toEqual(["water", "weekly"]);
    expect(due(sunday, {}, { weekly_report: false }).map(({ kind }) => kind)).toEqual(["water"]);
    expect(due(new Date(sunday.getTime() + DAY_MS)).map(({ kind }) => kind)).toEqual(["water"]);
  });

  it("an hour that nobody chose waits for the end of quiet hours", () => {
    const night = { quiet_start: "23:00", quiet_end: "11:00" };
    const sunday = (time: string) => new Date(`2026-11-22T${time}:00-03:00`);
    expect(due(sunday("10:00"), {}, night)).toEqual([]);
    expect(due(sunday("11:00"), {}, night).map(({ kind }) => kind)).toEqual(["weekly"]);
  });

  it("nothing of what the day leaves out, and the next day everything again", () => {
    const paused = (left: string[]) => ({ pause: { day: "2026-11-20", left } });
    expect(due(friday("15:00"), paused(["water"]))).toEqual([]);
    expect(due(friday("12:30"), paused(["water"]))).toHaveLength(1);
    expect(due(friday("12:30"), paused(["meal:12:30"]))).toEqual([]);
    expect(due(friday("19:30"), paused(["meal:12:30"]))).toHaveLength(1);
    const saturday = new Date(friday("15:00").getTime() + DAY_MS);
    expect(due(saturday, paused(["water"]))).toHaveLength(1);
  });

  it("nothing that was settled before", () => {
    const now = friday("12:31");
    expect(dueReminders(standing(now), () => SOMETHING, friday("12:30"), now)).toEqual([]);
  });

  it("of several waters missed within the quarter of an hour, the latest alone", () => {
    const water_times = ["15:00", "15:05", "15:10"];
    expect(due(friday("15:11"), {}, { water_times }, 60)).toEqual([
      { kind: "water", by: "text", key: "water:2026-11-20:15:10" },
    ]);
  });
});

describe("stale", () => {
  it.each([
    ["meal", "12:30", 14, true],
    ["meal", "12:30", 15, false],
    ["evening", "21:00", 29, true],
    ["evening", "21:00", 30, false],
    ["water", "15:00", 60, false],
  ])("%s of %s, %i minutes late: %s", (kind, time, late, isSent) => {
    const now = minutesAfter(friday(time), late);
    expect(due(now, {}, {}, 180).some((one) => one.kind === kind)).toBe(isSent);
  });

  it("goes stale with the quarter of an hour, or when quiet hours begin", () => {
    const at = friday("21:50");
    const of = (chosen: Partial<Reminders>) =>
      allowedSlots(standing(at, {}, { meal_times: ["21:50"], ...chosen }), minutesAfter(at, -1), at)[0]
        ?.expiresAt;
    expect(of({})).toEqual(friday("22:00"));
    expect(of({ quiet_start: "23:00" })).toEqual(friday("22:05"));
    expect(of({ quiet_start: "00:00", quiet_end: "00:00" })).toEqual(friday("22:05"));
  });
});

describe("may we write", () => {
  const now = friday("12:30");
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);

  it.each<[string, Partial<ReminderStanding>, string | null]>([
    ["wrote today", {}, "text"],
    ["wrote 23 hours ago", { lastInboundAt: hoursAgo(23) }, "text"],
    ["wrote 24 hours ago", { lastInboundAt: hoursAgo(24) }, null],
    [
      "wrote 24 hours ago and agreed to be invited",
      { lastInboundAt: hoursAgo(24), hasMarketingConsent: true },
      "template",
    ],
    ["silent for 13 days", { lastInboundAt: hoursAgo(13 * 24), hasMarketingConsent: true }, "template"],
    ["silent for 15 days", { lastInboundAt: hoursAgo(15 * 24), hasMarketingConsent: true }, null],
    ["never wrote", { lastInboundAt: null }, null],
    ["no number", { isLinked: false, hasMarketingConsent: true }, null],
    ["linked half an hour ago", { confirmedAt: hoursAgo(0.5) }, null],
    ["linked two hours ago", { confirmedAt: hoursAgo(2) }, "text"],
    ["subscription over", { hasAccess: false, hasMarketingConsent: true }, null],
    ["blocked", { isBlocked: true, hasMarketingConsent: true }, null],
  ])("%s", (_, more, by) => {
    expect(due(now, more).map((one) => one.by)).toEqual(by ? [by] : []);
  });

  it("invites somebody silent back once a day, whichever reminder comes first", () => {
    const away = { lastInboundAt: hoursAgo(48), hasMarketingConsent: true };
    const keys = ["08:00", "10:00", "12:30"].flatMap((time) => due(friday(time), away).map(({ key }) => key));
    expect(new Set(keys)).toEqual(new Set(["away:2026-11-20"]));
  });
});

describe("the trial's end", () => {
  const trialEnd = new Date("2026-11-23T15:00:00Z");
  const at = (day: number, time = "09:00") => new Date(`2026-11-${day}T${time}:00-03:00`);

  it("is told three days and one day before and on the day, at nine", () => {
    const told = [19, 20, 21, 22, 23, 24].filter((day) =>
      due(at(day), { trialEnd }).some(({ kind }) => kind === "trial"),
    );
    expect(told).toEqual([20, 22, 23]);
  });

  it.each<[string, Partial<ReminderStanding>, string]>([
    ["in the window", {}, "text"],
    ["outside of it with consent", { lastInboundAt: null, hasMarketingConsent: true }, "template"],
    ["outside of it without", { lastInboundAt: null }, "mail"],
    ["without a number", { isLinked: false }, "mail"],
    ["over already", { hasAccess: false }, "text"],
  ])("%s", (_, more, by) => {
    expect(due(at(20), { trialEnd, ...more })).toEqual([{ kind: "trial", by, key: "trial:2026-11-23:3" }]);
  });

  it("still reaches who could not be told for hours", () => {
    expect(due(at(20, "13:01"), { trialEnd }, {}, 600)).toHaveLength(1 + 0);
    expect(due(at(20, "19:01"), { trialEnd }, {}, 900).filter(({ kind }) => kind === "trial")).toEqual([]);
  });

  it("is not told to who is blocked", () => {
    expect(due(at(20), { trialEnd, isBlocked: true })).toEqual([]);
  });
});

describe("needless", () => {
  const at = friday("12:30");
  const slot = { kind: "meal", day: "2026-11-20", time: "12:30", at, key: "" } as const;
  const meal = (kind: "breakfast" | "lunch" | "morning_snack", time: string) => ({
    ...NOTHING,
    meals: [{ day: "2026-11-20", kind, eatenAt: friday(time) }],
  });

  it.each([
    ["nothing yet", NOTHING, false],
    ["breakfast", meal("breakfast", "08:10"), false],
    ["lunch, early", meal("lunch", "10:50"), true],
    ["a snack an hour before", meal("morning_snack", "11:30"), true],
    ["a snack two hours before", meal("morning_snack", "10:30"), false],
    [
      "yesterday's lunch",
      {
        ...NOTHING,
        meals: [
          {
            ...meal("lunch", "12:30").meals[0]!,
            day: "2026-11-19",
            eatenAt: new Date(at.getTime() - DAY_MS),
          },
        ],
      },
      false,
    ],
  ])("lunch, with %s", (_, logged, expected) => {
    expect(isNeedless(slot, logged)).toBe(expected);
  });

  it.each([
    [1999, false],
    [2000, true],
    [3000, true],
  ])("water at %i of 2000 ml", (waterMl, expected) => {
    expect(isNeedless({ ...slot, kind: "water" }, { ...NOTHING, waterMl })).toBe(expected);
  });

  it("a summary of nothing, a report of nothing", () => {
    expect(isNeedless({ ...slot, kind: "evening" }, NOTHING)).toBe(true);
    expect(isNeedless({ ...slot, kind: "weekly" }, NOTHING)).toBe(true);
    expect(isNeedless({ ...slot, kind: "evening" }, SOMETHING)).toBe(false);
    expect(isNeedless({ ...slot, kind: "exercise" }, NOTHING)).toBe(false);
  });
});
