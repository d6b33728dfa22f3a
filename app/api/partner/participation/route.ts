import { route } from "@/lib/access/route";
import { refuseOthers } from "@/lib/http/refuse-others";
import { loadParticipation } from "@/lib/partners/members/load-partner.server";
import { participationSchema } from "@/lib/partners/members/member-schema";

export const GET = route(
  {
    summary: "How many take part, in groups of five and more",
    access: "partner_manager",
    forSupport: true,
    response: participationSchema,
  },
  ({ ctx }) => loadParticipation(ctx),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET");
