import { route } from "@/lib/access/route";
import { idParams } from "@/lib/http/id-params";
import { refuseOthers } from "@/lib/http/refuse-others";
import { MANAGER_LIMITS } from "@/lib/partners/company-of";
import { endCode } from "@/lib/partners/members/manage-codes.server";
import { codesSchema } from "@/lib/partners/members/member-schema";

export const POST = route(
  {
    summary: "End a professional code",
    access: "partner_manager",
    params: idParams,
    response: codesSchema,
    limits: MANAGER_LIMITS,
  },
  async ({ ctx, params }) => ({ codes: [await endCode(ctx, params)] }),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("POST");
