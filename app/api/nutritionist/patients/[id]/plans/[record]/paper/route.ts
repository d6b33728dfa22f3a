import { z } from "zod";
import { route } from "@/lib/access/route";
import { drawPatientPlan } from "@/lib/care/papers/draw-plan.server";
import { PAPER_LIMIT } from "@/lib/care/papers/paper-limit";
import { recordParams } from "@/lib/care/records/record-schema";
import { pdfHeaders } from "@/lib/http/pdf-headers";
import { refuseOthers } from "@/lib/http/refuse-others";

export const GET = route(
  {
    summary: "A meal plan on letter paper, as a PDF",
    access: "nutritionist",
    params: recordParams,
    response: z.string().describe("The file"),
    produces: ["application/pdf"],
    limits: [PAPER_LIMIT],
  },
  async ({ ctx, params }) => {
    const { name, pdf } = await drawPatientPlan(ctx, params);
    return new Response(new Uint8Array(pdf), { headers: pdfHeaders(name) });
  },
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET");
