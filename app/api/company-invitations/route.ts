import { route } from "@/lib/access/route";
import { refuseOthers } from "@/lib/http/refuse-others";
import { listCompanyInvitations } from "@/lib/partners/members/answer-company.server";
import { companyInvitationsSchema } from "@/lib/partners/members/invitation-schema";

export const GET = route(
  {
    summary: "Companies that ask the caller to join",
    access: "signed_in",
    forSupport: true,
    response: companyInvitationsSchema,
  },
  ({ ctx }) => listCompanyInvitations(ctx),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET");
