import { route } from "@/lib/access/route";
import { refuseOthers } from "@/lib/http/refuse-others";
import { historyQuerySchema, historySchema } from "@/lib/nutrition/views/history";
import { loadHistory } from "@/lib/nutrition/views/load-history.server";

export const GET = route(
  {
    summary: "All days, newest first, by pages",
    access: "reader",
    query: historyQuerySchema,
    response: historySchema,
  },
  ({ ctx, query }) => loadHistory(ctx, query),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET");
