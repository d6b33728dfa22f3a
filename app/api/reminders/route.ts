import { route } from "@/lib/access/route";
import { refuseOthers } from "@/lib/http/refuse-others";
import { loadReminders } from "@/lib/profile/load-reminders.server";
import { remindersBody, remindersSchema } from "@/lib/profile/reminders";
import { saveReminders } from "@/lib/profile/save-reminders.server";
import { SETTINGS_LIMIT } from "@/lib/profile/settings-limit";

export const GET = route(
  {
    summary: "Reminders with their times, quiet hours and time zone",
    access: "reader",
    forSupport: true,
    response: remindersSchema,
  },
  ({ ctx }) => loadReminders(ctx),
);

export const PUT = route(
  {
    summary: "Change reminders",
    access: "reader",
    body: remindersBody,
    response: remindersSchema,
    limits: [SETTINGS_LIMIT],
  },
  ({ ctx, body }) => saveReminders(ctx, body),
);

export const { POST, PATCH, DELETE, OPTIONS } = refuseOthers("GET", "PUT");
