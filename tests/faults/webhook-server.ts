import http from "node:http";
import { POST as mercadoPago } from "@/app/api/webhooks/mercado-pago/route";
import { GET, POST } from "@/app/api/webhooks/whatsapp/route";
import { env } from "@/lib/env";
import { startWorker } from "@/lib/jobs/worker";

/**
 * The webhooks' own routes and the background jobs in a process of their own, without the pages: what the fault tests
 * kill and start again in a second. Of several behind a proxy each listens on a port of its own (`LISTEN_PORT`).
 */
const port = Number(process.env.LISTEN_PORT ?? env().NEXT_PUBLIC_APP_URL.split(":").at(-1));
const handlers: Record<string, typeof POST> = { GET, POST };

http
  .createServer(async (incoming, outgoing) => {
    const { method = "GET", url = "/", headers } = incoming;
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const body = method === "GET" ? undefined : Buffer.concat(chunks);
    const request = new Request(`http://127.0.0.1:${port}${url}`, {
      method,
      headers: headers as Record<string, string>,
      body,
    });
    const handler = url.startsWith("/api/webhooks/mercado-pago") ? mercadoPago : handlers[method];
    const answer = await handler?.(request, { params: Promise.resolve({}) });
    outgoing.writeHead(answer?.status ?? 405, Object.fromEntries(answer?.headers.entries() ?? []));
    outgoing.end(answer ? Buffer.from(await answer.arrayBuffer()) : undefined);
  })
  .listen(port, "127.0.0.1", () => process.send?.("ready"));

if (env().WORKER_IN_WEB === "true") void startWorker();
