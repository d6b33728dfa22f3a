import { route } from "@/lib/access/route";
import { ACTS_LIMIT } from "@/lib/admin/administrator-acts";
import { decidePractice, listPractices } from "@/lib/admin/business/list-practices.server";
import {
  decidedSchema,
  decisionBody,
  practicesQuery,
  practicesSchema,
} from "@/lib/admin/business/practice-schema";
import { refuseOthers } from "@/lib/http/refuse-others";

export const GET = route(
  {
    summary: "Who asks to be a nutritionist here, with their council number",
    access: "admin",
    query: practicesQuery,
    response: practicesSchema,
  },
  ({ query }) => listPractices(query),
);

export const POST = route(
  {
    summary: "Approve or refuse a request to be a nutritionist",
    access: "admin",
    body: decisionBody,
    response: decidedSchema,
    limits: [ACTS_LIMIT],
  },
  async ({ ctx, body }) => {
    await decidePractice(ctx, body);
    return { success: true as const };
  },
);

export const { PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET", "POST");
