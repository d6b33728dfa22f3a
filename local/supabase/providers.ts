import { createHash, randomUUID, timingSafeEqual } from "node:crypto";
import type pg from "pg";
import { z } from "zod";
import { PROVIDERS } from "../identity/accounts";
import { type Answer, type Call, ok, refuse, text } from "./answers";
import type { Caller } from "./factors";
import { findOrMakeUser, linkTo, type Vouched } from "./identities";
import { openSessionOf } from "./sessions";
import type { Tokens } from "./tokens";

/** From leaving for the provider to coming back, and from there to the session. */
const FLOW_LIFE_S = 600;
const CODE_LIFE_S = 300;
const PROVIDER_PATIENCE_MS = 5_000;

export interface IdentityProvider {
  url: string;
  clientSecret: string;
}

interface Flow {
  id: string;
  provider: string;
  challenge: string;
  redirect_to: string;
  linking: string | null;
}

const accountSchema = z.object({
  sub: z.string().min(1),
  name: z.string(),
  email: z.email().toLowerCase(),
  email_verified: z.boolean(),
});

const UNUSABLE = refuse(
  400,
  "bad_code_verifier",
  "code challenge does not match previously saved code verifier",
);

/** Where providers send people back to. */
export function callbackUrl(port: number): string {
  return `http://127.0.0.1:${port}/auth/v1/callback`;
}

/**
 * GoTrue's sign-in with a provider, as far as a browser uses it: authorization code with PKCE (S256). Lite has it for
 * Google alone and links nothing by request.
 */
export function openProviders(options: {
  pool: pg.Pool;
  tokens: Tokens;
  url: string;
  appUrl: string;
  identity: IdentityProvider | null;
}) {
  const { pool, tokens, url, appUrl, identity } = options;

  /** Notes where somebody is going and why; the address at the provider. */
  async function leave(call: Call, linking: string | null): Promise<string | Answer> {
    const { provider = "", ...asked } = Object.fromEntries(call.query);
    if (!identity || !Object.hasOwn(PROVIDERS, provider)) {
      return refuse(400, "validation_failed", "Unsupported provider: provider is not enabled");
    }
    const challenge = asked.code_challenge ?? "";
    if (asked.code_challenge_method?.toLowerCase() !== "s256" || !/^[\w-]{43}$/.test(challenge)) {
      return refuse(400, "validation_failed", "PKCE flow requires code_challenge_method and code_challenge");
    }
    const id = randomUUID();
    await pool.query(
      `INSERT INTO auth.gate_flows (id, provider, challenge, redirect_to, linking) VALUES ($1, $2, $3, $4, $5)`,
      [id, provider, challenge, allowedAddress(asked.redirect_to, appUrl), linking],
    );
    const away = new URL(`${identity.url}/${provider}/authorize`);
    away.searchParams.set("redirect_uri", `${url}/auth/v1/callback`);
    away.searchParams.set("state", id);
    return away.href;
  }

  async function arrive(call: Call): Promise<Answer> {
    const flow = await openFlow(pool, call.query.get("state") ?? "");
    if (!flow) return back(appUrl, { error: "invalid_request", error_code: "bad_oauth_state" });
    const code = call.query.get("code");
    if (!code) return back(flow.redirect_to, { error: "access_denied" });
    const account = identity && (await redeem(identity, flow.provider, code));
    if (!account) return back(flow.redirect_to, { error: "server_error", error_code: "unexpected_failure" });
    const outcome = flow.linking
      ? await linkTo(pool, flow.linking, account)
      : await findOrMakeUser(pool, account);
    if ("refusal" in outcome) {
      return back(flow.redirect_to, { error: "access_denied", error_code: outcome.refusal });
    }
    const authCode = randomUUID();
    await pool.query("UPDATE auth.gate_flows SET user_id = $2, auth_code = $3 WHERE id = $1", [
      flow.id,
      outcome.userId,
      authCode,
    ]);
    return back(flow.redirect_to, { code: authCode });
  }

  return {
    /** Which providers are on, beside what lite says. */
    settings(answer: Answer): Answer {
      const known = answer.body as { external?: object } | undefined;
      const on = Object.fromEntries(Object.keys(PROVIDERS).map((name) => [name, identity !== null]));
      // The one of a hosted project's that carries both text messages and WhatsApp.
      return {
        ...answer,
        body: { ...known, sms_provider: "twilio", external: { ...known?.external, ...on } },
      };
    },
    async authorize(call: Call): Promise<Answer> {
      const away = await leave(call, null);
      return typeof away === "string" ? { status: 302, headers: { Location: away } } : away;
    },
    async link(call: Call, caller: Caller): Promise<Answer> {
      const away = await leave(call, caller.userId);
      return typeof away === "string" ? ok({ url: away }) : away;
    },
    callback: arrive,
    exchange: (call: Call) => exchange(pool, tokens, call),
  };
}

/** A code for a session: once, within five minutes, by whoever began. */
async function exchange(pool: pg.Pool, tokens: Tokens, call: Call): Promise<Answer> {
  const [code, verifier] = [text(call, "auth_code"), text(call, "code_verifier")];
  if (!code || !verifier) return refuse(400, "validation_failed", "both auth code and code verifier needed");
  const { rows } = await pool.query<{
    challenge: string;
    user_id: string;
    is_fresh: boolean;
    is_banned: boolean;
  }>(
    `DELETE FROM auth.gate_flows f USING auth.users u WHERE f.auth_code = $1 AND u.id = f.user_id
     RETURNING f.challenge, f.user_id, f.created_at > now() - make_interval(secs => $2) AS is_fresh,
       coalesce(u.banned_until > now(), false) AS is_banned`,
    [code, FLOW_LIFE_S + CODE_LIFE_S],
  );
  const flow = rows[0];
  if (!flow?.is_fresh)
    return refuse(404, "flow_state_not_found", "invalid flow state, no valid flow state found");
  if (!isSame(createHash("sha256").update(verifier).digest("base64url"), flow.challenge)) return UNUSABLE;
  if (flow.is_banned) return refuse(400, "user_banned", "User is banned");
  return openSessionOf(pool, tokens, flow.user_id, "oauth");
}

async function openFlow(pool: pg.Pool, state: string): Promise<Flow | undefined> {
  const { rows } = await pool.query<Flow>(
    `SELECT id, provider, challenge, redirect_to, linking FROM auth.gate_flows
     WHERE id::text = $1 AND auth_code IS NULL AND created_at > now() - make_interval(secs => $2)`,
    [state, FLOW_LIFE_S],
  );
  return rows[0];
}

/** Asks the provider who agreed; undefined when it does not say. */
async function redeem(
  identity: IdentityProvider,
  provider: string,
  code: string,
): Promise<Vouched | undefined> {
  try {
    const response = await fetch(`${identity.url}/${provider}/token`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ code, client_secret: identity.clientSecret }),
      signal: AbortSignal.timeout(PROVIDER_PATIENCE_MS),
    });
    return { provider, ...accountSchema.parse(await response.json()) };
  } catch {
    return undefined;
  }
}

/** Only pages of the application are gone back to, as a project's list of redirect addresses has it. */
function allowedAddress(asked: string | undefined, appUrl: string): string {
  if (!asked || !URL.canParse(asked)) return appUrl;
  return new URL(asked).origin === new URL(appUrl).origin ? asked : appUrl;
}

function back(to: string, told: Record<string, string>): Answer {
  const address = new URL(to);
  for (const [name, value] of Object.entries(told)) address.searchParams.set(name, value);
  return { status: 302, headers: { Location: address.href } };
}

function isSame(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
