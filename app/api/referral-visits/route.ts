import { route } from "@/lib/access/route";
import { refuseOthers } from "@/lib/http/refuse-others";
import { payoutDoneSchema, referralCodeBody } from "@/lib/partners/earnings/earnings-schema";
import { noteVisit } from "@/lib/partners/earnings/note-visit.server";

export const POST = route(
  {
    summary: "Count that the link of a company was followed, and not by whom",
    access: "public",
    body: referralCodeBody,
    response: payoutDoneSchema,
    status: 202,
    maxBytes: 1024,
    limits: [{ name: "referral-visit", per: "ip", max: 200, windowSeconds: 3_600 }],
  },
  async ({ ctx, body }) => {
    await noteVisit(ctx, body);
    return { success: true as const };
  },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("POST");
