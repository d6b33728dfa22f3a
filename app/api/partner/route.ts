import { route } from "@/lib/access/route";
import { refuseOthers } from "@/lib/http/refuse-others";
import { loadPartner } from "@/lib/partners/members/load-partner.server";
import { partnerSchema } from "@/lib/partners/members/member-schema";

export const GET = route(
  {
    summary: "The company of the caller: whom they belong to, or how it stands",
    access: "partner",
    forSupport: true,
    response: partnerSchema,
  },
  ({ ctx }) => loadPartner(ctx),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET");
