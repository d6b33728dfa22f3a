import { z } from "zod";
import { route } from "@/lib/access/route";
import { auditFilters } from "@/lib/admin/operation/operation-schema";
import { exportAudit } from "@/lib/admin/operation/read-audit.server";
import { refuseOthers } from "@/lib/http/refuse-others";

export const GET = route(
  {
    summary: "The audit log as it is filtered, as CSV",
    access: "admin",
    query: auditFilters,
    response: z.string(),
    produces: ["text/csv"],
  },
  ({ ctx, query }) => exportAudit(ctx, query),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET");
