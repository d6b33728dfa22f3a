import { route } from "@/lib/access/route";
import { careQuerySchema, careSchema } from "@/lib/care/care-schema";
import { loadCare } from "@/lib/care/load-care.server";
import { refuseOthers } from "@/lib/http/refuse-others";

export const GET = route(
  {
    summary: "Who asks to follow the caller, and whom they let in: areas, until when, revoked or not",
    access: "signed_in",
    forSupport: true,
    query: careQuerySchema,
    response: careSchema,
  },
  ({ ctx, query }) => loadCare(ctx, query),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET");
