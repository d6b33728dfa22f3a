import { route } from "@/lib/access/route";
import { receiptsQuerySchema, receiptsSchema } from "@/lib/billing/billing-schema";
import { listReceipts } from "@/lib/billing/receipts/list-receipts.server";
import { refuseOthers } from "@/lib/http/refuse-others";

export const GET = route(
  {
    summary: "Receipts of what was paid, newest first",
    access: "signed_in",
    query: receiptsQuerySchema,
    response: receiptsSchema,
  },
  ({ ctx, query }) => listReceipts(ctx, query),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET");
