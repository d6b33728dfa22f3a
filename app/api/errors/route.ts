import { z } from "zod";
import { route } from "@/lib/access/route";
import { errorReportSchema } from "@/lib/admin/error-report";
import { keepClientError } from "@/lib/admin/report-error.server";
import { refuseOthers } from "@/lib/http/refuse-others";

export const POST = route(
  {
    summary: "Report an error of the browser",
    access: "public",
    body: errorReportSchema,
    response: z.object({ success: z.literal(true) }),
    status: 202,
    maxBytes: 8 * 1024,
    limits: [
      { name: "errors", per: "ip", max: 60, windowSeconds: 60 },
      { name: "errors", per: "everybody", max: 1_200, windowSeconds: 60 },
    ],
  },
  async ({ ctx, body }) => {
    await keepClientError(ctx, body);
    return { success: true as const };
  },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("POST");
