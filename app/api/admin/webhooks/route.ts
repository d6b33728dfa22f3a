import { route } from "@/lib/access/route";
import { listWebhooks } from "@/lib/admin/operation/list-webhooks.server";
import { webhooksQuery, webhooksSchema } from "@/lib/admin/operation/operation-schema";
import { refuseOthers } from "@/lib/http/refuse-others";

export const GET = route(
  {
    summary: "What the providers delivered, and what became of it",
    access: "admin",
    query: webhooksQuery,
    response: webhooksSchema,
  },
  ({ query }) => listWebhooks(query),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET");
