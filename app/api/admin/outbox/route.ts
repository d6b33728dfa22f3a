import { route } from "@/lib/access/route";
import { listOutbox } from "@/lib/admin/operation/list-outbox.server";
import { outboxQuery, outboxSchema } from "@/lib/admin/operation/operation-schema";
import { refuseOthers } from "@/lib/http/refuse-others";

export const GET = route(
  {
    summary: "Messages and letters that have not left, or never did",
    access: "admin",
    query: outboxQuery,
    response: outboxSchema,
  },
  ({ query }) => listOutbox(query),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET");
