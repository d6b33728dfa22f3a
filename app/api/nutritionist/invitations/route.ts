import { route } from "@/lib/access/route";
import { inviteBody, newInvitationSchema } from "@/lib/care/care-schema";
import { invitePatient } from "@/lib/care/invite-patient.server";
import { refuseOthers } from "@/lib/http/refuse-others";

export const POST = route(
  {
    summary:
      "Invite a patient by e-mail, or with a link to pass on; it works for seven days, a newer one voids it",
    access: "nutritionist",
    body: inviteBody,
    response: newInvitationSchema,
    status: 201,
    limits: [
      { name: "care-invitation", per: "account", max: 60, windowSeconds: 86_400 },
      { name: "care-invitation", per: "email", max: 6, windowSeconds: 86_400 },
    ],
  },
  ({ ctx, body }) => invitePatient(ctx, body),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("POST");
