import { expect, it } from "vitest";
import { jobSchedule } from "@/components/admin/operation/job-schedule";

it.each([
  ["* * * * *", { kind: "minutes", every: 1 }],
  ["*/10 * * * *", { kind: "minutes", every: 10 }],
  ["17 6 * * *", { kind: "daily", hour: 6, minute: 17 }],
  ["0 0 1 * *", null],
])("%s", (cron, schedule) => expect(jobSchedule(cron)).toEqual(schedule));
