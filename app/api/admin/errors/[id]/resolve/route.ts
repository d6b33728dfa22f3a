import { route } from "@/lib/access/route";
import { ACTS_LIMIT } from "@/lib/admin/administrator-acts";
import { resolveError } from "@/lib/admin/operation/list-errors.server";
import { errorParams, operationDoneSchema, reasonBody } from "@/lib/admin/operation/operation-schema";
import { refuseOthers } from "@/lib/http/refuse-others";

export const POST = route(
  {
    summary: "Say that an error is mended",
    access: "admin",
    params: errorParams,
    body: reasonBody,
    response: operationDoneSchema,
    limits: [ACTS_LIMIT],
  },
  async ({ ctx, params, body }) => {
    await resolveError(ctx, { ...params, ...body });
    return { success: true as const };
  },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("POST");
