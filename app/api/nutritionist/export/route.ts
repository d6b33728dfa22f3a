import { z } from "zod";
import { route } from "@/lib/access/route";
import { exportRoster } from "@/lib/care/roster/export-roster.server";
import { rosterExportQuery } from "@/lib/care/roster/roster-schema";
import { refuseOthers } from "@/lib/http/refuse-others";

export const GET = route(
  {
    summary: "The caller's patients as they are searched and sorted, for a spreadsheet",
    access: "nutritionist",
    query: rosterExportQuery,
    response: z.string().describe("The file"),
    produces: ["text/csv"],
    limits: [{ name: "roster-export", per: "account", max: 30, windowSeconds: 600 }],
  },
  async ({ ctx, query }) => {
    const { name, csv } = await exportRoster(ctx, query);
    return new Response(csv, {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="${name}"`,
        "Cache-Control": "private, no-store",
        "X-Content-Type-Options": "nosniff",
      },
    });
  },
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET");
