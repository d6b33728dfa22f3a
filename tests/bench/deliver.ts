import { createHmac } from "node:crypto";

/** A text message to the assistant: where to, with whose settings, and from whom. */
export type TextDelivery = {
  app: string;
  env: Record<string, string>;
  id: string;
  /** Digits with country code. */
  from: string;
  text: string;
};

/** A message as Meta delivers it, signed. */
export function signedText({ app, env, ...message }: TextDelivery) {
  const body = JSON.stringify(payload(env.WHATSAPP_PHONE_NUMBER_ID ?? "", message));
  const signature = createHmac("sha256", env.WHATSAPP_APP_SECRET ?? "")
    .update(body)
    .digest("hex");
  const headers = { "content-type": "application/json", "x-hub-signature-256": `sha256=${signature}` };
  return { address: `${app}/api/webhooks/whatsapp`, headers, body };
}

/** Delivers it to the product. */
export function deliverText(message: TextDelivery): Promise<Response> {
  const { address, ...signed } = signedText(message);
  return fetch(address, { method: "POST", ...signed });
}

function payload(phoneNumberId: string, { id, from, text }: { id: string; from: string; text: string }) {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const value = {
    messaging_product: "whatsapp",
    metadata: { display_phone_number: "5511900000000", phone_number_id: phoneNumberId },
    contacts: [{ profile: { name: "Bench" }, wa_id: from }],
    messages: [{ from, id, timestamp, type: "text", text: { body: text } }],
  };
  return {
    object: "whatsapp_business_account",
    entry: [{ id: "bench", changes: [{ field: "messages", value }] }],
  };
}
