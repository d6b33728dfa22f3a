import { randomUUID } from "node:crypto";
import { type Agent, request } from "node:http";
import { PASSWORD, PEOPLE } from "@/prisma/seed/people";
import { signedText } from "./deliver";

/** One kind of request, asked for again and again. */
export interface Scenario {
  name: string;
  /** @param asker from 0, whose turn it is. @returns the status of the answer, which was read to its end */
  request(asker: number): Promise<number>;
}

type Sent = { method?: string; headers?: Record<string, string>; body?: string };

/**
 * What people and WhatsApp ask of the product most, each asker as a demo person of their own; the first one is what the others
 * are held against. By Node's own client over kept connections: `fetch` takes longer than an empty handler.
 */
export async function scenarios(
  app: string,
  env: Record<string, string>,
  { empty, askers, agent }: { empty: string; askers: number; agent: Agent },
): Promise<Scenario[]> {
  const send = (address: string, { body, ...sent }: Sent = {}) =>
    new Promise<number>((resolve, reject) => {
      const asked = request(address, { agent, ...sent }, (answer) => {
        answer.on("end", () => resolve(answer.statusCode ?? 0)).on("error", reject);
        answer.resume();
      });
      asked.on("error", reject).end(body);
    });
  const headers = (await signIn(app, askers)).map((token) => ({ authorization: `Bearer ${token}` }));
  const asked = (name: string, address: string): Scenario => ({
    name,
    request: (asker) => send(address, { headers: headers[asker] ?? {} }),
  });
  const get = (path: string) => asked(`GET ${path}`, `${app}${path}`);
  const inbound = () => {
    const id = `wamid.bench-${randomUUID()}`;
    const text = signedText({ app, env, id, from: "5511900007777", text: "quanto comi hoje?" });
    return send(text.address, { method: "POST", ...text });
  };
  return [
    asked("an empty handler", empty),
    ...["/robots.txt", "/api/health"].map(get),
    { name: "GET /", request: () => send(`${app}/`) },
    ...["/api/dashboard", "/api/progress", "/api/user", "/api/meal-summary", "/api/history"].map(get),
    get("/api/foods?q=arr"),
    { name: "POST /api/webhooks/whatsapp", request: inbound },
  ];
}

/** The tokens of as many demo people with a history and access to it. */
async function signIn(app: string, people: number): Promise<string[]> {
  const able = PEOPLE.filter(({ history, subscription }) => history && (subscription?.endsInDays ?? 0) > 0);
  if (able.length < people) throw new Error(`Of the demo only ${able.length} can ask.`);
  const tokens: string[] = [];
  for (const { email } of able.slice(0, people)) {
    const response = await fetch(`${app}/api/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    const { token } = (await response.json()) as { token?: string };
    if (!token) throw new Error(`${email} cannot sign in (${response.status}).`);
    tokens.push(token);
  }
  return tokens;
}
