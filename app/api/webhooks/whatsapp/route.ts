import { z } from "zod";
import { route } from "@/lib/access/route";
import { answerChallenge, receiveWebhook } from "@/lib/chat/channel/receive-webhook.server";
import { readBytes } from "@/lib/http/parse";
import { refuseOthers } from "@/lib/http/refuse-others";
import { wake } from "@/lib/jobs/wake";

const MAX_BYTES = 3 * 1024 * 1024;

/** Meta verifies the address once. */
export const GET = route(
  {
    summary: "WhatsApp: verification of the webhook's address",
    access: "public",
    query: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
    response: z.string().describe("The challenge, as plain text"),
    produces: ["text/plain"],
    refuses: [403],
  },
  async ({ request }) =>
    new Response(answerChallenge(new URL(request.url).searchParams), {
      headers: { "Content-Type": "text/plain; charset=utf-8", "X-Content-Type-Options": "nosniff" },
    }),
);

/** 200 means stored. Processing goes on after the answer; whatever interrupts it, the stored messages carry it on. */
export const POST = route(
  {
    summary: "WhatsApp: messages and delivery reports, signed over the raw body",
    access: "public",
    rawBody: "application/json",
    response: z.object({ received: z.literal(true) }),
  },
  async ({ ctx, request }) => {
    const raw = await readBytes(request, MAX_BYTES);
    wake(await receiveWebhook(ctx, { raw, signature: request.headers.get("x-hub-signature-256") }));
    return { received: true as const };
  },
);

export const { PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET", "POST");
