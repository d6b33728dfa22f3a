import { createServer } from "node:http";
import { openLite, openPool } from "./lite";

export interface GateOptions {
  port: number;
  databaseUrl: string;
  jwtSecret: string;
  anonKey: string;
  serviceRoleKey: string;
  appUrl: string;
  smtpUrl: string;
  mailFrom: string;
}

export async function startGate(options: GateOptions): Promise<{ stop(): Promise<void> }> {
  const pool = openPool(options.databaseUrl);
  const lite = await openLite({ ...options, pool, email: { send: async (m) => console.log(m.text) } });
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const c of incoming) chunks.push(c as Buffer);
    const body = Buffer.concat(chunks);
    const r = await lite(
      new Request(`http://127.0.0.1:${options.port}${incoming.url}`, {
        method: incoming.method ?? "GET",
        headers: incoming.headers as Record<string, string>,
        ...(body.length && incoming.method !== "GET" ? { body } : {}),
      }),
    );
    outgoing.writeHead(r.status, Object.fromEntries(r.headers));
    outgoing.end(Buffer.from(await r.arrayBuffer()));
  });
  await new Promise<void>((resolve, reject) =>
    server.once("error", reject).listen(options.port, "127.0.0.1", () => resolve()),
  );
  return {
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await pool.end();
    },
  };
}
