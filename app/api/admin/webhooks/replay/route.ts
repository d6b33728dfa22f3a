import { route } from "@/lib/access/route";
import { ACTS_LIMIT } from "@/lib/admin/administrator-acts";
import { operationDoneSchema, replayBody } from "@/lib/admin/operation/operation-schema";
import { replayWebhook } from "@/lib/admin/operation/replay-webhook.server";
import { refuseOthers } from "@/lib/http/refuse-others";
import { wake, wakeForPayment } from "@/lib/jobs/wake";

export const POST = route(
  {
    summary: "Have a delivery looked at again",
    access: "admin",
    body: replayBody,
    response: operationDoneSchema,
    limits: [ACTS_LIMIT],
  },
  async ({ ctx, body }) => {
    const replayed = await replayWebhook(ctx, body);
    if ("notice" in replayed) wakeForPayment(replayed.notice);
    else wake({ wrote: [replayed.contact], reached: [] });
    return { success: true as const };
  },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("POST");
