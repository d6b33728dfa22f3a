import { z } from "zod";
import { route } from "@/lib/access/route";
import { drawOwnPlan } from "@/lib/care/papers/draw-plan.server";
import { PAPER_LIMIT } from "@/lib/care/papers/paper-limit";
import { pdfHeaders } from "@/lib/http/pdf-headers";
import { refuseOthers } from "@/lib/http/refuse-others";

export const GET = route(
  {
    summary: "The caller's meal plan of today on letter paper, as a PDF",
    access: "signed_in",
    response: z.string().describe("The file"),
    produces: ["application/pdf"],
    limits: [PAPER_LIMIT],
  },
  async ({ ctx }) => {
    const { name, pdf } = await drawOwnPlan(ctx);
    return new Response(new Uint8Array(pdf), { headers: pdfHeaders(name) });
  },
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET");
