import { z } from "zod";
import { route } from "@/lib/access/route";
import { passView } from "@/lib/analytics/pass-view.server";
import { readBytes } from "@/lib/http/parse";
import { refuseOthers } from "@/lib/http/refuse-others";

const MAX_BYTES = 8 * 1024;

/** Where the service's script sends its events: it appends this path to the address that it is given. */
export const POST = route(
  {
    summary: "A view of a page, handed on to the analytics service for whoever has agreed",
    access: "public",
    rawBody: "application/json",
    response: z.object({}),
    status: 202,
    limits: [{ name: "analytics", per: "ip", max: 2_000, windowSeconds: 60 }],
  },
  async ({ request }) => {
    await passView({ headers: request.headers, body: await readBytes(request, MAX_BYTES) });
    return {};
  },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("POST");
