import "server-only";
import { env } from "@/lib/env";
import { outboundBody, type SendableContent } from "./outbound-body";
import { outcomeOfAnswer, outcomeOfFailure, type SendOutcome } from "./send-outcome";

const TIMEOUT_MS = 8_000;

/**
 * Hands one message to the provider. Never throws: whatever happens is told by the outcome.
 * @param recipient wa_id exactly as received, or a business-scoped id
 * @param opaque our id of this sending, which the provider repeats in its delivery statuses
 */
export async function sendMessage(
  recipient: string,
  content: SendableContent,
  opaque: string,
): Promise<SendOutcome> {
  try {
    const response = await post(outboundBody(recipient, content, opaque));
    const body: unknown = await response.json().catch(() => undefined);
    return outcomeOfAnswer(response.status, body, retryAfterMs(response));
  } catch (error) {
    return outcomeOfFailure(error);
  }
}

/** Marks a message as read and shows that an answer is being written. A failure is of no consequence. */
export async function showTyping(wamid: string): Promise<void> {
  const body = {
    messaging_product: "whatsapp",
    status: "read",
    message_id: wamid,
    typing_indicator: { type: "text" },
  };
  await post(body)
    .then((response) => response.body?.cancel())
    .catch(() => undefined);
}

function post(body: object): Promise<Response> {
  const { WHATSAPP_API_URL, WHATSAPP_API_VERSION, WHATSAPP_PHONE_NUMBER_ID, WHATSAPP_ACCESS_TOKEN } = env();
  return fetch(
    `${WHATSAPP_API_URL.replace(/\/$/, "")}/${WHATSAPP_API_VERSION}/${WHATSAPP_PHONE_NUMBER_ID}/messages`,
    {
      method: "POST",
      headers: { authorization: `Bearer ${WHATSAPP_ACCESS_TOKEN}`, "content-type": "application/json" },
      body: JSON.stringify(body),
      redirect: "error",
      cache: "no-store",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    },
  );
}

function retryAfterMs(response: Response): number {
  const seconds = Number(response.headers.get("retry-after"));
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, 3600) * 1000 : 0;
}
