import { route } from "@/lib/access/route";
import { refuseOthers } from "@/lib/http/refuse-others";
import { inviteMember } from "@/lib/partners/members/import-members.server";
import { listInvitations } from "@/lib/partners/members/list-invitations.server";
import {
  companyInviteBody,
  invitationsQuery,
  invitationsSchema,
  invitedSchema,
} from "@/lib/partners/members/member-schema";

export const GET = route(
  {
    summary: "Whom the company has asked to join",
    access: "partner_manager",
    forSupport: true,
    query: invitationsQuery,
    response: invitationsSchema,
  },
  ({ ctx, query }) => listInvitations(ctx, query),
);

export const POST = route(
  {
    summary: "Ask somebody by e-mail to join",
    access: "partner_manager",
    body: companyInviteBody,
    response: invitedSchema,
    status: 201,
    limits: [{ name: "company-invitation", per: "account", max: 60, windowSeconds: 3_600 }],
  },
  ({ ctx, body }) => inviteMember(ctx, body),
);

export const { PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET", "POST");
