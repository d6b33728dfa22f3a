import { route } from "@/lib/access/route";
import { idParams } from "@/lib/http/id-params";
import { refuseOthers } from "@/lib/http/refuse-others";
import { answerCompanyInvitation } from "@/lib/partners/members/answer-company.server";
import { answerBody, answeredSchema } from "@/lib/partners/members/invitation-schema";

export const POST = route(
  {
    summary: "Join the company that asks, or say no",
    access: "signed_in",
    params: idParams,
    body: answerBody,
    response: answeredSchema,
    limits: [{ name: "answer-company", per: "account", max: 30, windowSeconds: 3_600 }],
  },
  async ({ ctx, params, body }) => ({ company: await answerCompanyInvitation(ctx, { ...params, ...body }) }),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("POST");
