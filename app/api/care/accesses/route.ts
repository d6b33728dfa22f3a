import { route } from "@/lib/access/route";
import { accessesQuerySchema, accessesSchema } from "@/lib/care/care-schema";
import { loadAccesses } from "@/lib/care/load-care.server";
import { refuseOthers } from "@/lib/http/refuse-others";

export const GET = route(
  {
    summary: "Who looked at what of the caller, and when, the newest first",
    access: "signed_in",
    forSupport: true,
    query: accessesQuerySchema,
    response: accessesSchema,
  },
  ({ ctx, query }) => loadAccesses(ctx, query),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET");
