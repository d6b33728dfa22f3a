import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

export type Instead = { status: number; body: string };

/**
 * The authentication service behind a door of ours, which passes on what it does not answer itself.
 * @param instead what it answers itself, by the call and its body
 */
export async function gateBehind(instead: (request: IncomingMessage, body: string) => Instead | null) {
  const behind = process.env.NEXT_PUBLIC_SUPABASE_URL ?? "";
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const own = instead(request, body.toString());
    if (own) return response.writeHead(own.status).end(own.body);
    const { apikey, authorization, "content-type": type } = request.headers as Record<string, string>;
    const answer = await fetch(behind + request.url, {
      method: request.method ?? "GET",
      headers: Object.fromEntries(
        Object.entries({ apikey, authorization, "content-type": type }).filter(([, value]) => value),
      ) as Record<string, string>,
      ...(body.length > 0 ? { body } : {}),
    });
    response.writeHead(answer.status, { "Content-Type": answer.headers.get("content-type") ?? "text/plain" });
    return response.end(await answer.text());
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
