import { z } from "zod";
import { route } from "@/lib/access/route";
import { feedParams } from "@/lib/calendar-feed/feed-schema";
import { serveFeed } from "@/lib/calendar-feed/serve-feed.server";
import { refuseOthers } from "@/lib/http/refuse-others";

export const GET = route(
  {
    summary: "Somebody's reminders as iCalendar, at the secret address that they made for it",
    access: "public",
    params: feedParams,
    response: z.string(),
    produces: ["text/calendar"],
    refuses: [404],
    limits: [{ name: "calendar", per: "ip", max: 120, windowSeconds: 3_600 }],
  },
  async ({ ctx, params }) =>
    new Response(await serveFeed(ctx, params), {
      headers: {
        "Content-Type": "text/calendar; charset=utf-8",
        "Content-Disposition": 'inline; filename="garfo.ics"',
        "Cache-Control": "private, max-age=3600",
        "X-Content-Type-Options": "nosniff",
        "X-Robots-Tag": "noindex",
        "Referrer-Policy": "no-referrer",
      },
    }),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET");
