import { route } from "@/lib/access/route";
import { refuseOthers } from "@/lib/http/refuse-others";
import { createCode, listCodes } from "@/lib/partners/members/manage-codes.server";
import { codeBody, codesSchema } from "@/lib/partners/members/member-schema";

export const GET = route(
  {
    summary: "The professional codes of the company",
    access: "partner_manager",
    forSupport: true,
    response: codesSchema,
  },
  ({ ctx }) => listCodes(ctx),
);

export const POST = route(
  {
    summary: "Draw a professional code",
    access: "partner_manager",
    body: codeBody,
    response: codesSchema,
    status: 201,
    limits: [{ name: "company-code", per: "account", max: 100, windowSeconds: 3_600 }],
  },
  async ({ ctx, body }) => ({ codes: [await createCode(ctx, body)] }),
);

export const { PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET", "POST");
