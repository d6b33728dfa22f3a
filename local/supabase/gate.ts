import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { administer } from "./admin";
import { type Answer, AWAY, type Call, ok, refuse, text } from "./answers";
import { openDatabase } from "./database";
import { sweep } from "./limits";
import { openLite } from "./lite";
import { openMailDesk } from "./mail";
import { openPasswordDesk } from "./passwords";
import { readCall } from "./read-call";
import { requestRecovery, verifyRecovery } from "./recovery";
import { ensureGateTables } from "./schema";
import { completeSession, refreshSession } from "./sessions";
import { signIn, signUp } from "./sign-in";
import { type AuthMethod, openTokens } from "./tokens";

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
}

type Handler = (call: Call) => Promise<Answer>;

const PROFILE_QUERY = {
  select: /^(\*|[\w*,\s]{1,500})$/,
  id: /^(eq|in)\.[\w(),"-]{1,2000}$/,
  limit: /^\d{1,4}$/,
};
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
  const desk = openPasswordDesk();
  const tokens = openTokens(url, options.jwtSecret);

  /** Passes a call on to lite with nothing but what it needs. */
  const ask = async (call: Call, body?: object, query = ""): Promise<Answer> => {
    const headers: Record<string, string> = {};
    if (call.bearer) headers.authorization = `Bearer ${call.bearer}`;
    for (const name of ["accept", "prefer", "range", "range-unit"]) {
      const value = call.headers[name];
      if (value !== undefined) headers[name] = value;
    }
    if (body) headers["content-type"] = "application/json";
    const request = { method: call.method, headers, ...(body ? { body: JSON.stringify(body) } : {}) };
    const response = await lite(new Request(`${url}${call.path}${query}`, request));
    const answered = await response.text();
    const range = response.headers.get("content-range");
    const type = response.headers.get("content-type");
    return {
      status: response.status,
      ...(answered ? { body: JSON.parse(answered) } : {}),
      headers: { ...(range && { "Content-Range": range }), ...(type && { "Content-Type": type }) },
    };
  };
  const opening = (method: AuthMethod, answer: Answer) => {
    const opened = answer.body as Parameters<typeof completeSession>[2];
    return answer.status === 200 ? completeSession(pool, tokens, opened, method) : answer;
  };

  const token: Handler = async (call) => {
    const grant = call.query.get("grant_type");
    if (grant === "password") {
      const query = "?grant_type=password";
      return opening("password", await signIn(pool, desk, call, (body) => ask(call, body, query)));
    }
    const refreshToken = text(call, "refresh_token");
    if (grant === "refresh_token" && refreshToken) return refreshSession(pool, tokens, refreshToken);
    return refuse(400, "validation_failed", "unsupported_grant_type");
  };
  const changeUser: Handler = async (call) => {
    const { password, data } = call.body;
    if (call.body.email !== undefined)
      return refuse(422, "validation_failed", "The address cannot be changed");
    if (password === undefined) return ask(call, { data });
    if (typeof password !== "string")
      return refuse(400, "validation_failed", "The password must be a string");
    return desk.hashing(() => ask(call, { data, password }));
  };
  const profiles: Handler = async (call) => {
    for (const [name, value] of call.query) {
      const form = PROFILE_QUERY[name as keyof typeof PROFILE_QUERY];
      if (!form?.test(value))
        return { status: 400, body: { code: "PGRST100", message: `Unknown filter ${name}` } };
    }
    if (call.bearer && !(await tokens.read(call.bearer))) {
      return { status: 401, body: { code: "PGRST301", message: "JWT expired or not valid" } };
    }
    call.query.delete("apikey");
    return ask(call, undefined, `?${call.query}`);
  };
  const routes: Record<string, Handler> = {
    "GET /auth/v1/health": async () => {
      await pool.query("SELECT 1");
      return ok({
        name: "GoTrue",
        version: "lite",
        description: "GoTrue as @supabase/lite, behind Garfo's gate",
      });
    },
    "GET /auth/v1/settings": (call) => ask(call),
    "GET /auth/v1/.well-known/jwks.json": async () => ok({ keys: [] }),
    "POST /auth/v1/signup": async (call) =>
      opening("password", await signUp(pool, desk, call, (body) => ask(call, body))),
    "POST /auth/v1/token": token,
    "GET /auth/v1/user": (call) => ask(call),
    "PUT /auth/v1/user": changeUser,
    "POST /auth/v1/logout": (call) => ask(call, {}, scopeOf(call)),
    "POST /auth/v1/recover": (call) => requestRecovery(pool, call, (body) => ask(call, body)),
    "POST /auth/v1/verify": async (call) =>
      opening("otp", await verifyRecovery(pool, options.jwtSecret, call, (body) => ask(call, body))),
    "GET /auth/v1/admin/users": (call) => administer(pool, desk, call),
    "POST /auth/v1/admin/users": (call) => administer(pool, desk, call),
    "GET /auth/v1/admin/users/*": (call) => administer(pool, desk, call),
    "PUT /auth/v1/admin/users/*": (call) => administer(pool, desk, call),
    "DELETE /auth/v1/admin/users/*": (call) => administer(pool, desk, call),
    "GET /rest/v1/profiles": profiles,
  };

  const serve = async (incoming: IncomingMessage): Promise<Answer> => {
    if (incoming.method === "OPTIONS") return { status: 204 };
    const call = await readCall(incoming, options);
    if ("status" in call) return call;
    const path = call.path.replace(/^(\/auth\/v1\/admin\/users)\/[^/]+$/, "$1/*");
    const handler = routes[`${call.method} ${path}`];
    if (!handler) {
      const known = Object.keys(routes).some((route) => route.endsWith(` ${path}`));
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

function scopeOf(call: Call): string {
  const scope = call.query.get("scope");
  return scope && /^(global|local|others)$/.test(scope) ? `?scope=${scope}` : "?scope=global";
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
