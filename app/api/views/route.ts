import { z } from "zod";
import { route } from "@/lib/access/route";
import { countView, viewBody } from "@/lib/flags/count-view.server";
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
    await countView(ctx, body);
    return { success: true as const };
  },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("POST");
