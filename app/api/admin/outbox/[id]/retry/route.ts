import { route } from "@/lib/access/route";
import { ACTS_LIMIT } from "@/lib/admin/administrator-acts";
import { retryMessage } from "@/lib/admin/operation/list-outbox.server";
import { operationDoneSchema, reasonBody } from "@/lib/admin/operation/operation-schema";
import { idParams } from "@/lib/http/id-params";
import { refuseOthers } from "@/lib/http/refuse-others";
import { wake } from "@/lib/jobs/wake";

export const POST = route(
  {
    summary: "Have an answer that failed within a day tried again",
    access: "admin",
    params: idParams,
    body: reasonBody,
    response: operationDoneSchema,
    limits: [ACTS_LIMIT],
  },
  async ({ ctx, params, body }) => {
    const { contact } = await retryMessage(ctx, { ...params, ...body });
    wake({ wrote: [], reached: [contact] });
    return { success: true as const };
  },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("POST");
