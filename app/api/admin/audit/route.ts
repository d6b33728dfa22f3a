import { route } from "@/lib/access/route";
import { auditQuery, auditSchema } from "@/lib/admin/operation/operation-schema";
import { readAudit } from "@/lib/admin/operation/read-audit.server";
import { refuseOthers } from "@/lib/http/refuse-others";

export const GET = route(
  {
    summary: "The audit log, the last first",
    access: "admin",
    query: auditQuery,
    response: auditSchema,
  },
  ({ query }) => readAudit(query),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET");
