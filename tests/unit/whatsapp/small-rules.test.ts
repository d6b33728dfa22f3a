import { describe, expect, it } from "vitest";
import { messageTime } from "@/lib/chat/channel/message-time";
import { storable } from "@/lib/chat/channel/storable-text";
import { reminderChange } from "@/lib/chat/reminders/reminder-change";
import { DEFAULT_REMINDERS } from "@/lib/profile/reminders";

describe("messageTime", () => {
  const now = new Date("2026-03-10T12:00:00Z");

  it.each([
    ["2026-03-10T11:59:00Z", "2026-03-10T11:59:00.000Z"],
    ["2026-03-04T12:00:00Z", "2026-03-04T12:00:00.000Z"],
    ["2026-03-01T00:00:00Z", "2026-03-03T12:00:00.000Z"],
    ["1970-01-01T00:00:00Z", "2026-03-03T12:00:00.000Z"],
    ["2031-01-01T00:00:00Z", "2026-03-10T12:00:00.000Z"],
  ])("%s counts as %s", (sentAt, counts) => {
    expect(messageTime(new Date(sentAt), now).toISOString()).toBe(counts);
  });
});

describe("storable", () => {
  it("drops only what the database cannot hold, wherever it is", () => {
    const value = { "a\u0000": ["x\u0000y", { b: "\ud83d", c: "😀\n\u0007" }], n: 1, z: null };
    expect(storable(value)).toEqual({ a: ["xy", { b: "\ufffd", c: "😀\n\u0007" }], n: 1, z: null });
  });
});

describe("reminderChange", () => {
  const set = { kind: "set_reminder", topic: "water", meal: null, on: true, times: [] } as const;

  it.each([
    [
      "adds a time",
      { times: ["16:00"] },
      { water_reminders: true, water_times: ["10:00", "15:00", "16:00", "17:30"] },
    ],
    ["turns off and keeps the times", { on: false }, { water_reminders: false }],
    ["turns on as it was", {}, { water_reminders: true }],
    [
      "starts over where it was off",
      { topic: "exercise", times: ["06:30"] },
      { exercise_reminders: true, exercise_times: ["06:30"] },
    ],
    [
      "replaces a named meal's time",
      { topic: "meal", meal: "lunch", times: ["13:00"] },
      { meal_reminders: true, meal_times: ["08:00", "13:00", "19:30"] },
    ],
    [
      "adds a meal that had none",
      { topic: "meal", meal: "afternoon_snack", times: ["16:00"] },
      { meal_reminders: true, meal_times: ["08:00", "12:30", "16:00", "19:30"] },
    ],
    [
      "all of them",
      { topic: null, on: false },
      {
        ...{ meal_reminders: false, water_reminders: false, exercise_reminders: false },
        ...{ evening_summary: false, weekly_report: false },
      },
    ],
  ])("%s", (_, change, expected) => {
    const command = { ...set, ...change } as Parameters<typeof reminderChange>[0];
    expect(reminderChange(command, DEFAULT_REMINDERS)).toEqual(expected);
  });
});
