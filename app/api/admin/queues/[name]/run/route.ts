import { z } from "zod";
import { route } from "@/lib/access/route";
import { ACTS_LIMIT } from "@/lib/admin/administrator-acts";
import { operationDoneSchema, reasonBody } from "@/lib/admin/operation/operation-schema";
import { refuseOthers } from "@/lib/http/refuse-others";
import { runNow } from "@/lib/jobs/run-now";

export const POST = route(
  {
    summary: "Have a job run now, besides its clock",
    access: "admin",
    params: z.object({ name: z.string().max(60) }),
    body: reasonBody,
    response: operationDoneSchema,
    limits: [ACTS_LIMIT],
  },
  async ({ ctx, params, body }) => {
    await runNow(ctx, { ...params, ...body });
    return { success: true as const };
  },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("POST");
