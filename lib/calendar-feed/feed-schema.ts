import { z } from "zod";

export const feedSchema = z.object({
  active: z.boolean(),
  createdAt: z.iso.datetime().nullable(),
  lastReadAt: z.iso.datetime().nullable().describe("To the hour"),
});
export type CalendarFeedState = z.output<typeof feedSchema>;

export const newFeedSchema = feedSchema.extend({
  address: z.url().describe("Shown here and never again: whoever has it reads the reminders"),
});
export type NewCalendarFeed = z.output<typeof newFeedSchema>;

/** The last part of the address, with the ending that calendars like. */
export const feedParams = z.object({ secret: z.string().regex(/^[0-9A-Za-z]{20,60}(\.ics)?$/) });
