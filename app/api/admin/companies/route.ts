import { route } from "@/lib/access/route";
import { ACTS_LIMIT } from "@/lib/admin/administrator-acts";
import {
  companiesQuery,
  companiesSchema,
  companyAnswer,
  companyBody,
} from "@/lib/admin/business/business-schema";
import { createCompany } from "@/lib/admin/business/create-company.server";
import { listCompanies } from "@/lib/admin/business/list-companies.server";
import { refuseOthers } from "@/lib/http/refuse-others";

export const GET = route(
  {
    summary: "Companies with their seats, members and managers",
    access: "admin",
    query: companiesQuery,
    response: companiesSchema,
  },
  ({ query }) => listCompanies(query),
);

export const POST = route(
  {
    summary: "Make a company and ask somebody by e-mail to run it",
    access: "admin",
    body: companyBody,
    response: companyAnswer,
    status: 201,
    limits: [ACTS_LIMIT],
  },
  async ({ ctx, body }) => ({ company: await createCompany(ctx, body) }),
);

export const { PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET", "POST");
