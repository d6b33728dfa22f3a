import type pg from "pg";
import { administer } from "./admin";
import { type Answer, type Call, ok, refuse, text } from "./answers";
import { changeUser } from "./change-user";
import { openFactors } from "./factors";
import { openIdentities } from "./identities";
import { redirectTo } from "./mail";
import { openPasswordDesk } from "./passwords";
import type { SendText } from "./phone-factors";
import { type IdentityProvider, openProviders } from "./providers";
import { requestRecovery, verifyRecovery } from "./recovery";
import { completeSession, refreshSession } from "./sessions";
import { signIn, signUp } from "./sign-in";
import { type AuthMethod, openTokens } from "./tokens";
import { findUser } from "./users";

export type Handler = (call: Call) => Promise<Answer>;

/** The columns and the one filter by which a browser reads its own row. */
const PROFILE_QUERY = new Map([
  ["select", /^(\*|[\w*,\s]{1,500})$/],
  ["id", /^(eq|in)\.[\w(),"-]{1,2000}$/],
  ["limit", /^\d{1,4}$/],
]);

type Desk = ReturnType<typeof openDesk>;

function openDesk(options: CallOptions) {
  const { pool, lite, url, jwtSecret, appUrl, identity, send } = options;
  const tokens = openTokens(url, jwtSecret);
  const ask = (call: Call, body?: object, query = "") => askLite(lite, url, call, body, query);
  return {
    ...{ pool, jwtSecret, tokens, ask },
    passwords: openPasswordDesk(),
    factors: openFactors({ pool, tokens, appUrl, send }),
    providers: openProviders({ pool, tokens, url, appUrl, identity }),
    identities: openIdentities({ pool, tokens }),
    /** Lite knows who it is, but nothing of factors. */
    async askUser(call: Call, body?: object): Promise<Answer> {
      const answer = await ask(call, body);
      if (answer.status !== 200) return answer;
      return ok((await findUser(pool, (answer.body as { id: string }).id)) ?? answer.body);
    },
    opening(method: AuthMethod, answer: Answer) {
      const opened = answer.body as Parameters<typeof completeSession>[2];
      return answer.status === 200 ? completeSession(pool, tokens, opened, method) : answer;
    },
  };
}

type CallOptions = {
  pool: pg.Pool;
  lite(request: Request): Promise<Response>;
  url: string;
  jwtSecret: string;
  appUrl: string;
  identity: IdentityProvider | null;
  /** Carries the codes of phones. */
  send: SendText;
};

/** Every call that the gate lets through, by "METHOD /path" (`*` for the number of an account or factor); nothing else exists. */
export function openCalls(options: CallOptions): Record<string, Handler> {
  const desk = openDesk(options);
  const { pool, jwtSecret, ask, askUser, factors, identities, passwords, providers, opening } = desk;
  const administration: Handler = (call) => administer(pool, passwords, call);
  return {
    "GET /auth/v1/health": async () => {
      await pool.query("SELECT 1");
      return ok({
        name: "GoTrue",
        version: "lite",
        description: "GoTrue as @supabase/lite, behind Garfo's gate",
      });
    },
    "GET /auth/v1/settings": async (call) => providers.settings(await ask(call)),
    "GET /auth/v1/authorize": providers.authorize,
    "GET /auth/v1/callback": providers.callback,
    "GET /auth/v1/.well-known/jwks.json": async () => ok({ keys: [] }),
    "POST /auth/v1/signup": async (call) =>
      opening("password", await signUp(pool, passwords, call, (body) => ask(call, body))),
    "POST /auth/v1/token": (call) => openSession(desk, call),
    "GET /auth/v1/user": (call) => askUser(call),
    "PUT /auth/v1/user": identities.asCaller((call, caller) => changeUser(desk, call, caller)),
    "GET /auth/v1/user/identities/authorize": identities.asCaller(providers.link),
    "DELETE /auth/v1/user/identities/*": identities.asCaller(identities.remove),
    "POST /auth/v1/logout": (call) => ask(call, {}, scopeOf(call)),
    "POST /auth/v1/recover": (call) =>
      redirectTo.run(call.query.get("redirect_to") ?? "", () =>
        requestRecovery(pool, call, (body) => ask(call, body)),
      ),
    "POST /auth/v1/verify": async (call) =>
      opening("otp", await verifyRecovery(pool, jwtSecret, call, (body) => ask(call, body))),
    "POST /auth/v1/factors": factors.enroll,
    "POST /auth/v1/factors/*/challenge": factors.challenge,
    "POST /auth/v1/factors/*/verify": factors.verify,
    "DELETE /auth/v1/factors/*": factors.remove,
    "GET /auth/v1/admin/users": administration,
    "POST /auth/v1/admin/users": administration,
    "GET /auth/v1/admin/users/*": administration,
    "PUT /auth/v1/admin/users/*": administration,
    "DELETE /auth/v1/admin/users/*": administration,
    "GET /auth/v1/admin/users/*/factors": administration,
    "DELETE /auth/v1/admin/users/*/factors/*": administration,
    "GET /rest/v1/profiles": (call) => readProfiles(desk, call),
  };
}

async function openSession({ pool, passwords, providers, tokens }: Desk, call: Call): Promise<Answer> {
  const grant = call.query.get("grant_type");
  if (grant === "password") return signIn(pool, passwords, tokens, call);
  if (grant === "pkce") return providers.exchange(call);
  const refreshToken = text(call, "refresh_token");
  if (grant === "refresh_token" && refreshToken) return refreshSession(pool, tokens, refreshToken);
  return refuse(400, "validation_failed", "unsupported_grant_type");
}

async function readProfiles({ tokens, ask }: Desk, call: Call): Promise<Answer> {
  call.query.delete("apikey");
  for (const [name, value] of call.query) {
    if (!PROFILE_QUERY.get(name)?.test(value)) {
      return { status: 400, body: { code: "PGRST100", message: `Unknown filter ${name}` } };
    }
  }
  if (call.bearer && !(await tokens.read(call.bearer))) {
    return { status: 401, body: { code: "PGRST301", message: "JWT expired or not valid" } };
  }
  return ask(call, undefined, `?${call.query}`);
}

/** Passes a call on to lite with nothing but what lite needs. */
async function askLite(
  lite: (request: Request) => Promise<Response>,
  url: string,
  call: Call,
  body?: object,
  query = "",
): Promise<Answer> {
  const headers: Record<string, string> = {};
  if (call.bearer) headers.authorization = `Bearer ${call.bearer}`;
  // Which of PostgREST's JSON forms: a list, or the one object.
  if (/^application\/(json|vnd\.pgrst\.object\+json)\b/.test(call.headers.accept ?? "")) {
    headers.accept = call.headers.accept as string;
  }
  if (body) headers["content-type"] = "application/json";
  const request = { method: call.method, headers, ...(body ? { body: JSON.stringify(body) } : {}) };
  const response = await lite(new Request(`${url}${call.path}${query}`, request));
  const answered = await response.text();
  return { status: response.status, ...(answered ? { body: JSON.parse(answered) } : {}) };
}

function scopeOf(call: Call): string {
  const scope = call.query.get("scope");
  return scope && /^(global|local|others)$/.test(scope) ? `?scope=${scope}` : "?scope=global";
}
