import { z } from "zod";
import { route } from "@/lib/access/route";
import { drawReport } from "@/lib/care/papers/draw-report.server";
import { PAPER_LIMIT } from "@/lib/care/papers/paper-limit";
import { reportQuerySchema } from "@/lib/care/papers/period";
import { idParams } from "@/lib/http/id-params";
import { pdfHeaders } from "@/lib/http/pdf-headers";
import { refuseOthers } from "@/lib/http/refuse-others";

export const GET = route(
  {
    summary:
      "A period of a patient's on letter paper, as a PDF: diary and measures as far as they are shared",
    access: "nutritionist",
    params: idParams,
    query: reportQuerySchema,
    response: z.string().describe("The file"),
    produces: ["application/pdf"],
    limits: [PAPER_LIMIT],
  },
  async ({ ctx, params, query }) => {
    const { name, pdf } = await drawReport(ctx, { ...params, ...query });
    return new Response(new Uint8Array(pdf), { headers: pdfHeaders(name) });
  },
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET");
