import { z } from "zod";
import { route } from "@/lib/access/route";
import { loadScript } from "@/lib/analytics/load-script.server";
import { refuseOthers } from "@/lib/http/refuse-others";

const HEADERS = {
  "Content-Type": "application/javascript; charset=utf-8",
  "Cache-Control": "private, max-age=3600",
  "X-Content-Type-Options": "nosniff",
};

export const GET = route(
  {
    summary: "The analytics service's script, for a browser whose owner has agreed",
    access: "public",
    response: z.string(),
    produces: ["application/javascript"],
    limits: [{ name: "analytics-script", per: "ip", max: 600, windowSeconds: 60 }],
    refuses: [404],
  },
  async ({ request, now }) =>
    new Response(await loadScript({ headers: request.headers, now }), { headers: HEADERS }),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET");
