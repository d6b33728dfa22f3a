import { z } from "zod";
import { route } from "@/lib/access/route";
import { countPageView, viewBody } from "@/lib/analytics/count-page-view.server";
import { refuseOthers } from "@/lib/http/refuse-others";

export const POST = route(
  {
    summary: "Count that a page was shown, and not to whom",
    access: "public",
    body: viewBody,
    response: z.object({ success: z.literal(true) }),
    status: 202,
    maxBytes: 1024,
    limits: [{ name: "views", per: "ip", max: 2_000, windowSeconds: 60 }],
  },
  async ({ ctx, body }) => {
    await countPageView(ctx, body);
    return { success: true as const };
  },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("POST");
