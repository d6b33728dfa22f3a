import { route } from "@/lib/access/route";
import { listQueues } from "@/lib/admin/operation/list-queues.server";
import { queuesSchema } from "@/lib/admin/operation/operation-schema";
import { refuseOthers } from "@/lib/http/refuse-others";

export const GET = route(
  {
    summary: "The jobs of the queue, and which failed",
    access: "admin",
    response: queuesSchema,
  },
  ({ ctx }) => listQueues(ctx.now),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET");
