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

/** Delivers a message to the product as Meta does, signed. */
export function deliverText({ app, env, ...message }: TextDelivery): Promise<Response> {
  const body = JSON.stringify(payload(env.WHATSAPP_PHONE_NUMBER_ID ?? "", message));
  const signature = createHmac("sha256", env.WHATSAPP_APP_SECRET ?? "")
    .update(body)
    .digest("hex");
  return fetch(`${app}/api/webhooks/whatsapp`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-hub-signature-256": `sha256=${signature}` },
    body,
  });
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
