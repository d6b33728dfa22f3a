import { once } from "node:events";
import http from "node:http";
import net from "node:net";
import { afterAll, afterEach, beforeAll } from "vitest";
import { startConsole } from "@/local/console/server";
import { scratchFolder } from "@/tests/scratch";

export const secrets = {
  whatsappAppSecret: "app-secret",
  whatsappVerifyToken: "verify-token",
  whatsappAccessToken: "wa-token",
  whatsappPhoneNumberId: "1001",
  mercadoPagoWebhookSecret: "mp-secret",
  mercadoPagoAccessToken: "mp-token",
  assistantNumber: "551130000000",
};

interface Heard {
  path: string;
  headers: http.IncomingHttpHeaders;
  raw: string;
}

/** The application's side of the webhooks: notes what arrives and answers `status`. */
export const app = { heard: [] as Heard[], status: 200, url: "" };
export let dir = "";
export let base = "";
export let smtpPort = 0;

export async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as net.AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

/** A console of the test file's own, and the application that its webhooks go to. */
export function withConsole(): void {
  const server = http.createServer();
  let running: { stop(): Promise<void> };

  beforeAll(async () => {
    server.on("request", hear);
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    app.url = `http://127.0.0.1:${(server.address() as net.AddressInfo).port}`;
    dir = scratchFolder();
    const port = await freePort();
    smtpPort = await freePort();
    base = `http://127.0.0.1:${port}`;
    running = await startConsole({ port, smtpPort, dir, appUrl: app.url, secrets, identity: null });
  });

  afterEach(async () => {
    app.status = 200;
    for (const service of ["whatsapp", "mercado-pago", "model", "mail", "open-food-facts"]) {
      await post("/control/faults", { service, mode: "off" });
    }
  });

  afterAll(async () => {
    await running.stop();
    server.closeAllConnections();
    server.close();
  });
}

async function hear(req: http.IncomingMessage, res: http.ServerResponse): Promise<void> {
  let raw = "";
  for await (const chunk of req.setEncoding("utf8")) raw += chunk;
  app.heard.push({ path: req.url ?? "", headers: req.headers, raw });
  const challenge = new URL(req.url ?? "", "http://app").searchParams.get("hub.challenge");
  res.writeHead(app.status).end(challenge ?? "");
}

// biome-ignore lint/suspicious/noExplicitAny: answers of a JSON API, looked into field by field
export type Json = any;
export interface Answer {
  status: number;
  body: Json;
}

export async function post(
  to: string,
  body: unknown = {},
  headers: Record<string, string> = {},
): Promise<Answer> {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const answer = await fetch(base + to, { method: "POST", headers, body: text });
  return { status: answer.status, body: await answer.json() };
}

export async function get(from: string, headers: Record<string, string> = {}): Promise<Answer> {
  const answer = await fetch(base + from, { headers });
  return { status: answer.status, body: await answer.json() };
}

let lines = 0;
/** A number that no other test uses. */
export function newNumber(): string {
  lines += 1;
  return `55119${String(10_000_000 + lines)}`;
}

export const bearer = { authorization: `Bearer ${secrets.whatsappAccessToken}` };
export const seller = { authorization: `Bearer ${secrets.mercadoPagoAccessToken}` };

export function graph(body: object, headers: Record<string, string> = bearer): Promise<Answer> {
  return post("/whatsapp/v23.0/1001/messages", { messaging_product: "whatsapp", ...body }, headers);
}

export const text = (to: string, body: string) => ({ to, type: "text", text: { body } });

/** The messages of webhooks that arrived from one number. */
export function messagesFrom(number: string): Json[] {
  return webhooks().flatMap((value) =>
    (value.messages ?? []).filter((message: Json) => message.from === number),
  );
}

export function statusesOf(wamid: string): string[] {
  return webhooks()
    .flatMap((value) => value.statuses ?? [])
    .filter((status: Json) => status.id === wamid)
    .map((status: Json) => status.status);
}

function webhooks(): Json[] {
  return app.heard
    .filter((one) => one.path === "/api/webhooks/whatsapp" && one.raw !== "")
    .flatMap((one) => JSON.parse(one.raw).entry)
    .flatMap((entry: Json) => entry.changes)
    .map((change: Json) => change.value);
}
