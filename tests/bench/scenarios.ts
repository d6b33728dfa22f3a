import { createHmac, randomUUID } from "node:crypto";

/** One kind of request, asked for again and again. */
export interface Scenario {
  name: string;
  request(): Promise<Response>;
}

/** What people and WhatsApp ask of the product most, as the demo member; the first one is what the others are held against. */
export async function scenarios(app: string, env: Record<string, string>): Promise<Scenario[]> {
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${app}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  const signIn = await post("/api/login", { email: "membro@garfo.test", password: "garfo-demo-123" });
  const { token } = (await signIn.json()) as { token?: string };
  if (!token) throw new Error(`The demo member cannot sign in (${signIn.status}).`);
  const authorization = `Bearer ${token}`;
  const get = (path: string) => fetch(`${app}${path}`, { headers: { authorization } });

  const inbound = () => {
    const body = JSON.stringify(message(env.WHATSAPP_PHONE_NUMBER_ID ?? "", "quanto comi hoje?"));
    const signature = createHmac("sha256", env.WHATSAPP_APP_SECRET ?? "")
      .update(body)
      .digest("hex");
    return fetch(`${app}/api/webhooks/whatsapp`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-hub-signature-256": `sha256=${signature}` },
      body,
    });
  };
  return [
    // The baseline: what any answer of the framework costs.
    { name: "GET /robots.txt", request: () => fetch(`${app}/robots.txt`) },
    { name: "GET /api/health", request: () => fetch(`${app}/api/health`) },
    { name: "GET /", request: () => fetch(`${app}/`) },
    { name: "GET /api/dashboard", request: () => get("/api/dashboard") },
    { name: "GET /api/progress", request: () => get("/api/progress") },
    { name: "GET /api/foods?q=arr", request: () => get("/api/foods?q=arr") },
    { name: "POST /api/webhooks/whatsapp", request: inbound },
  ];
}

function message(phoneNumberId: string, body: string): object {
  const from = "5511900007777";
  const value = {
    messaging_product: "whatsapp",
    metadata: { display_phone_number: "5511900000000", phone_number_id: phoneNumberId },
    contacts: [{ profile: { name: "Bench" }, wa_id: from }],
    messages: [
      {
        from,
        id: `wamid.bench-${randomUUID()}`,
        timestamp: String(Math.floor(Date.now() / 1000)),
        type: "text",
        text: { body },
      },
    ],
  };
  return {
    object: "whatsapp_business_account",
    entry: [{ id: "bench", changes: [{ field: "messages", value }] }],
  };
}
