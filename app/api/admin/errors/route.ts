import { route } from "@/lib/access/route";
import { listErrors } from "@/lib/admin/operation/list-errors.server";
import { errorsQuery, errorsSchema } from "@/lib/admin/operation/operation-schema";
import { refuseOthers } from "@/lib/http/refuse-others";

export const GET = route(
  {
    summary: "Errors of browsers, folded by kind and version",
    access: "admin",
    query: errorsQuery,
    response: errorsSchema,
  },
  ({ query }) => listErrors(query),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET");
