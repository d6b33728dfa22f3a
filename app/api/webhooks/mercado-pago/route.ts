import { z } from "zod";
import { route } from "@/lib/access/route";
import { receiveNotice } from "@/lib/billing/notices/receive-notice.server";
import { readBytes } from "@/lib/http/parse";
import { refuseOthers } from "@/lib/http/refuse-others";
import { wakeForPayment } from "@/lib/jobs/wake";

const MAX_BYTES = 64 * 1024;

/** 200 means stored. What the body says is read by nobody: the provider is asked for the id that is signed. */
export const POST = route(
  {
    summary: "Mercado Pago: something about a payment or a card's contract changed",
    access: "public",
    rawBody: "application/json",
    response: z.object({ received: z.literal(true) }),
  },
  async ({ request, now }) => {
    await readBytes(request, MAX_BYTES);
    const notice = await receiveNotice(new URL(request.url).searchParams, request.headers, now);
    if (notice) wakeForPayment(notice);
    return { received: true as const };
  },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("POST");
