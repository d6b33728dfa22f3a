import { z } from "zod";

/** What is to be done when its time has come, by whoever does it. */
export const QUEUES = ["inbox", "outbox", "mail", "reminders", "payments"] as const;
export type Queue = (typeof QUEUES)[number];

/** Of each queue, for how many seconds its oldest has been due; 0 when nothing is late. */
export const oldestSchema = z.record(z.enum(QUEUES), z.int());

/** The figures by which one sees that something has stopped. */
export const backlogSchema = z.object({
  waiting: z.record(z.enum(QUEUES), z.int()).describe("How many of each are due and undone"),
  oldest: oldestSchema.describe("Seconds for which the oldest of each has been due and undone"),
  webhookLagSeconds: z
    .number()
    .nullable()
    .describe("Median from a message's arrival to its processing in the last hour; null when none came"),
});
export type Backlog = z.infer<typeof backlogSchema>;
