import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type Answer, AWAY, refuse } from "./answers";
import { openCalls } from "./calls";
import { openDatabase } from "./database";
import { sweep } from "./limits";
import { openLite } from "./lite";
import { openMailDesk } from "./mail";
import { readCall } from "./read-call";
import { ensureGateTables } from "./schema";

export interface GateOptions {
  port: number;
  /** As supabase_auth_admin, who owns the schema `auth` and nothing else. */
  databaseUrl: string;
  jwtSecret: string;
  anonKey: string;
  serviceRoleKey: string;
  appUrl: string;
  smtpUrl: string;
  mailFrom: string;
  /** Where people agree to sign in with a provider, and the secret by which it tells us who did; null offers none. */
  identity: { url: string; clientSecret: string } | null;
}

const SWEEP_MS = 600_000;

/**
 * Supabase's stand-in: `@supabase/lite` behind an allow-list of paths, mending what lite lacks or does unsafely
 * (docs/decisions/0007 tells what and why). Answers like a hosted project, on the paths that the application uses.
 */
export async function startGate(options: GateOptions): Promise<{ stop(): Promise<void> }> {
  const { pool, watch } = openDatabase(options.databaseUrl);
  const url = `http://127.0.0.1:${options.port}`;
  const mail = openMailDesk(options);
  const lite = await openLite({ ...options, pool, mailer: mail.mailer });
  await ensureGateTables(pool);
  const calls = openCalls({ ...options, pool, lite, url, send: mail.text });

  const serve = async (incoming: IncomingMessage): Promise<Answer> => {
    if (incoming.method === "OPTIONS") return { status: 204 };
    const call = await readCall(incoming, options);
    if ("status" in call) return call;
    const path = call.path
      .replace(/^(\/auth\/v1\/admin\/users)\/[^/]+/, "$1/*")
      .replace(/\/factors\/[^/]+/, "/factors/*")
      .replace(/(\/user\/identities)\/(?!authorize$)[^/]+$/, "$1/*");
    const handler = calls[`${call.method} ${path}`];
    if (!handler) {
      const known = Object.keys(calls).some((route) => route.endsWith(` ${path}`));
      return known
        ? refuse(405, "method_not_allowed", "Method not allowed")
        : refuse(404, "not_found", "Not found");
    }
    const { away, result } = await watch(() => handler(call));
    return away || !result ? AWAY : result;
  };

  const server = createServer((incoming, outgoing) => {
    serve(incoming).then(
      (answer) => send(outgoing, answer),
      (error: Error) => {
        console.error(`Supabase stand-in: ${incoming.method} ${incoming.url?.split("?")[0]}: ${error.stack}`);
        send(outgoing, refuse(500, "unexpected_failure", "Internal server error"));
      },
    );
  });
  const sweeping = setInterval(() => sweep(pool).catch(() => {}), SWEEP_MS);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port, "127.0.0.1", resolve);
  });

  return {
    async stop() {
      clearInterval(sweeping);
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), 2_000).unref();
      await closed;
      await mail.settle();
      await pool.end();
    },
  };
}

function send(outgoing: ServerResponse, answer: Answer): void {
  const body = answer.body === undefined ? "" : JSON.stringify(answer.body);
  outgoing.writeHead(answer.status, {
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Allow-Methods": "GET, POST, PUT, DELETE, OPTIONS",
    "Access-Control-Allow-Headers":
      "authorization, apikey, content-type, prefer, range, range-unit, accept-profile, x-client-info, x-supabase-api-version",
    "Access-Control-Expose-Headers": "Content-Range, Retry-After",
    "Access-Control-Max-Age": "86400",
    "Cache-Control": "no-store",
    ...(body ? { "Content-Type": "application/json; charset=utf-8" } : {}),
    ...answer.headers,
  });
  outgoing.end(body);
}
