import { randomUUID } from "node:crypto";
import { deliverText } from "./deliver";

/** One kind of request, asked for again and again. */
export interface Scenario {
  name: string;
  request(): Promise<Response>;
}

/** What people and WhatsApp ask of the product most, as the demo member; the first one is what the others are held against. */
export async function scenarios(
  app: string,
  env: Record<string, string>,
  empty: string,
): Promise<Scenario[]> {
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
    const id = `wamid.bench-${randomUUID()}`;
    return deliverText({ app, env, id, from: "5511900007777", text: "quanto comi hoje?" });
  };
  return [
    { name: "an empty handler", request: () => fetch(empty, { headers: { authorization } }) },
    { name: "GET /robots.txt", request: () => fetch(`${app}/robots.txt`) },
    { name: "GET /api/health", request: () => fetch(`${app}/api/health`) },
    { name: "GET /", request: () => fetch(`${app}/`) },
    { name: "GET /api/dashboard", request: () => get("/api/dashboard") },
    { name: "GET /api/progress", request: () => get("/api/progress") },
    { name: "GET /api/user", request: () => get("/api/user") },
    { name: "GET /api/meal-summary", request: () => get("/api/meal-summary") },
    { name: "GET /api/history", request: () => get("/api/history") },
    { name: "GET /api/foods?q=arr", request: () => get("/api/foods?q=arr") },
    { name: "POST /api/webhooks/whatsapp", request: inbound },
  ];
}
