import { route } from "@/lib/access/route";
import { ACTS_LIMIT } from "@/lib/admin/administrator-acts";
import { companyAnswer, companyChange } from "@/lib/admin/business/business-schema";
import { changeCompany } from "@/lib/admin/business/create-company.server";
import { idParams } from "@/lib/http/id-params";
import { refuseOthers } from "@/lib/http/refuse-others";

export const PATCH = route(
  {
    summary: "Change the name, seats and commission of a company",
    access: "admin",
    params: idParams,
    body: companyChange,
    response: companyAnswer,
    limits: [ACTS_LIMIT],
  },
  async ({ ctx, params, body }) => ({ company: await changeCompany(ctx, { ...params, ...body }) }),
);

export const { GET, POST, PUT, DELETE, OPTIONS } = refuseOthers("PATCH");
