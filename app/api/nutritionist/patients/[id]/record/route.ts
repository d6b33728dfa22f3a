import { z } from "zod";
import { route } from "@/lib/access/route";
import { drawRecord } from "@/lib/care/papers/draw-record.server";
import { PAPER_LIMIT } from "@/lib/care/papers/paper-limit";
import { idParams } from "@/lib/http/id-params";
import { pdfHeaders } from "@/lib/http/pdf-headers";
import { refuseOthers } from "@/lib/http/refuse-others";

export const GET = route(
  {
    summary: "What the caller wrote down about a patient, on letter paper, for their own files",
    access: "nutritionist",
    params: idParams,
    response: z.string().describe("The file"),
    produces: ["application/pdf"],
    limits: [PAPER_LIMIT],
  },
  async ({ ctx, params }) => {
    const { name, pdf } = await drawRecord(ctx, params);
    return new Response(new Uint8Array(pdf), { headers: pdfHeaders(name) });
  },
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET");
