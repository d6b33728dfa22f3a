import { z } from "zod";
import { route } from "@/lib/access/route";
import { loadReceipt } from "@/lib/billing/receipts/load-receipt.server";
import { idParams } from "@/lib/http/id-params";
import { pdfHeaders } from "@/lib/http/pdf-headers";
import { refuseOthers } from "@/lib/http/refuse-others";

export const GET = route(
  {
    summary: "A receipt as a PDF",
    access: "signed_in",
    params: idParams,
    response: z.string().describe("The file"),
    produces: ["application/pdf"],
    limits: [{ name: "receipt", per: "account", max: 60, windowSeconds: 600 }],
  },
  async ({ ctx, params }) => {
    const { name, pdf } = await loadReceipt(ctx, params.id);
    return new Response(new Uint8Array(pdf), {
      headers: pdfHeaders(name),
    });
  },
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET");
