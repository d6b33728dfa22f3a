import { route } from "@/lib/access/route";
import { feedSchema, newFeedSchema } from "@/lib/calendar-feed/feed-schema";
import { dropFeed, loadFeed, renewFeed } from "@/lib/calendar-feed/renew-feed.server";
import { refuseOthers } from "@/lib/http/refuse-others";

export const GET = route(
  {
    summary: "Whether the caller's reminders can be subscribed to",
    access: "signed_in",
    response: feedSchema,
  },
  ({ ctx }) => loadFeed(ctx),
);

export const POST = route(
  {
    summary: "A new secret address for the caller's reminders, shown once; the one of before ends",
    access: "signed_in",
    response: newFeedSchema,
    status: 201,
    limits: [{ name: "calendar-feed", per: "account", max: 30, windowSeconds: 3_600 }],
  },
  ({ ctx }) => renewFeed(ctx),
);

export const DELETE = route(
  {
    summary: "Take that address away",
    access: "signed_in",
    response: feedSchema,
    limits: [{ name: "calendar-feed", per: "account", max: 30, windowSeconds: 3_600 }],
  },
  ({ ctx }) => dropFeed(ctx),
);

export const { PUT, PATCH, OPTIONS } = refuseOthers("GET", "POST", "DELETE");
