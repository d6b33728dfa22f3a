import { z } from "zod";
import { route } from "@/lib/access/route";
import { refuseOthers } from "@/lib/http/refuse-others";
import { exportData } from "@/lib/privacy/export-data.server";
import { exportQuery } from "@/lib/privacy/export-format";

export const GET = route(
  {
    summary: "Everything the caller has given or made, streamed as a download",
    access: "signed_in",
    query: exportQuery,
    response: z.looseObject({ format: z.literal("garfo-export-1"), exported_at: z.iso.datetime() }),
    produces: ["application/json", "text/csv"],
    limits: [{ name: "export", per: "account", max: 20, windowSeconds: 3_600 }],
  },
  async ({ ctx, query }) => exportData(ctx, query),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET");
