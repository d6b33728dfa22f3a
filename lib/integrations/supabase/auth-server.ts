import "server-only";
import { z } from "zod";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";

const TIMEOUT_MS = 8_000;
const DEFAULT_RETRY_S = 2;

const userSchema = z.object({
  id: z.uuid(),
  email: z.string().default(""),
  created_at: z.string().optional(),
  email_confirmed_at: z.string().nullish(),
  confirmed_at: z.string().nullish(),
  confirmation_sent_at: z.string().nullish(),
  identities: z.array(z.unknown()).nullish(),
  user_metadata: z.record(z.string(), z.unknown()).nullish(),
  app_metadata: z.record(z.string(), z.unknown()).nullish(),
  factors: z
    .array(
      z.looseObject({
        id: z.uuid(),
        status: z.string(),
        factor_type: z.string(),
        phone: z.string().nullish(),
      }),
    )
    .nullish(),
});

const providedSchema = z.object({
  provider: z.string(),
  created_at: z.string().nullish(),
  identity_data: z.object({ email: z.string().nullish(), email_verified: z.boolean().nullish() }).nullish(),
});

const sessionSchema = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1),
  token_type: z.string().default("bearer"),
  expires_in: z.number().positive(),
  expires_at: z.number().positive().optional(),
  user: z.looseObject(userSchema.shape),
});

const errorSchema = z.object({
  error_code: z.string().optional(),
  code: z.union([z.string(), z.number()]).optional(),
});

/** `phoneEnd`: the last two digits of the number that codes are sent to; null where an app makes them. */
export type VerifiedFactor = { phoneEnd: string | null };

export type AuthUser = {
  id: string;
  /** In lower case. */
  email: string;
  /** When the address was proven; null where the project takes every address as confirmed without asking. */
  confirmedAt: Date | null;
  /** Whether the auth server itself has mailed a confirmation link. */
  isAsked: boolean;
  /** As given at sign-up, changeable by its owner: never grants anything. */
  metadata: Record<string, unknown>;
  /** Marked as administrator in `app_metadata`, which only the service key can write. */
  isAppointed: boolean;
  /** The second factor in force. */
  secondFactor: VerifiedFactor | null;
  /** Providers with another address than the account's: linked by request, of ours or of whoever had a token. */
  linked: { provider: string; since: Date }[];
};

export type AuthSession = {
  accessToken: string;
  refreshToken: string;
  /** Seconds since 1970. */
  expiresAt: number;
  user: AuthUser;
  /** The session as the auth server words it, which is also what the page cookie holds. */
  stored: z.output<typeof sessionSchema> & { expires_at: number };
};

type Reply = { status: number; code: string; body: unknown };

export type AuthCall = {
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  body?: Record<string, unknown>;
  /** A person's access token; without it the public key speaks. */
  bearer?: string;
  /** With the service key, which may do everything. */
  asService?: true;
  /** The address that a call is passed on from: with the service key the project counts it as that one's. */
  place?: string;
  timeoutMs?: number;
};

/**
 * One call to the auth server.
 * @throws AppError rate_limited as it says; unavailable when it is away, slow, or answers something else than JSON
 */
export async function callAuth({
  method,
  path,
  body,
  bearer,
  asService,
  place,
  timeoutMs = TIMEOUT_MS,
}: AuthCall): Promise<Reply> {
  const { NEXT_PUBLIC_SUPABASE_URL: url, NEXT_PUBLIC_SUPABASE_ANON_KEY, SUPABASE_SERVICE_ROLE_KEY } = env();
  const key = asService || place ? SUPABASE_SERVICE_ROLE_KEY : NEXT_PUBLIC_SUPABASE_ANON_KEY;
  let response: Response;
  let text: string;
  try {
    response = await fetch(`${url}/auth/v1${path}`, {
      method,
      headers: {
        apikey: key,
        Authorization: `Bearer ${bearer ?? key}`,
        ...(body ? { "Content-Type": "application/json" } : {}),
        ...(place ? { "Sb-Forwarded-For": place } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      redirect: "error",
      cache: "no-store",
      signal: AbortSignal.timeout(timeoutMs),
    });
    text = await response.text();
  } catch (cause) {
    throw new AppError("unavailable", { retryAfter: DEFAULT_RETRY_S }, { cause });
  }
  const retryAfter = Number(response.headers.get("retry-after")) || DEFAULT_RETRY_S;
  if (response.status === 429) throw new AppError("rate_limited", { retryAfter });
  if (response.status >= 500) throw new AppError("unavailable", { retryAfter });
  const answer = text === "" ? null : parsedJson(text);
  if (answer === undefined) throw new AppError("unavailable", { retryAfter });
  const error = response.ok ? undefined : errorSchema.safeParse(answer).data;
  return { status: response.status, code: error?.error_code ?? String(error?.code ?? ""), body: answer };
}

/** A session as answered. @throws AppError unavailable when it is not one */
export function sessionOf(body: unknown, now: Date): AuthSession {
  const { data } = sessionSchema.safeParse(body);
  if (!data) throw new AppError("unavailable", { retryAfter: DEFAULT_RETRY_S });
  const expiresAt = data.expires_at ?? Math.floor(now.getTime() / 1000) + data.expires_in;
  return {
    accessToken: data.access_token,
    refreshToken: data.refresh_token,
    expiresAt,
    user: userOf(data.user),
    stored: {
      ...data,
      expires_at: expiresAt,
      user: { ...data.user, identities: undefined, factors: undefined, user_metadata: undefined },
    },
  };
}

/** A user as answered, when it is one that exists: a hosted project feigns one for an address that is taken. */
export function newUserOf(body: unknown): AuthUser | null {
  const { data } = userSchema.safeParse(body);
  return data && data.identities?.length !== 0 ? userOf(data) : null;
}

/** The user's ways in, and whether each is a provider that has confirmed the account's own address. */
function waysIn({ email, identities }: z.output<typeof userSchema>) {
  const known = z.array(providedSchema).safeParse(identities).data ?? [];
  return known.map(({ provider, created_at, identity_data: data }) => ({
    provider,
    since: created_at ? new Date(created_at) : null,
    proves: data?.email_verified === true && data.email?.toLowerCase() === email.toLowerCase(),
  }));
}

function userOf(user: z.output<typeof userSchema>): AuthUser {
  const confirmed = user.email_confirmed_at ?? user.confirmed_at;
  const isAsked = Boolean(user.confirmation_sent_at);
  const isAppointed = user.app_metadata?.admin === true;
  const ways = waysIn(user);
  const providers = ways.filter(({ provider }) => provider !== "email");
  // An account whose every way in is a provider: nobody but who owns the address can have opened it.
  const isOpenedByProvider = providers.length === ways.length && providers.some(({ proves }) => proves);
  return {
    id: user.id,
    email: user.email.toLowerCase(),
    confirmedAt: confirmed && (isAsked || isAppointed || isOpenedByProvider) ? new Date(confirmed) : null,
    isAsked,
    metadata: user.user_metadata ?? {},
    isAppointed,
    secondFactor: verifiedFactor(user.factors ?? []),
    linked: providers.flatMap(({ provider, since, proves }) =>
      since && !proves ? [{ provider, since }] : [],
    ),
  };
}

/** An app goes before a phone where somebody has both. */
function verifiedFactor(factors: NonNullable<z.output<typeof userSchema>["factors"]>): VerifiedFactor | null {
  const verified = factors.filter(({ status }) => status === "verified");
  if (verified.length === 0) return null;
  const byPhone = verified.every(({ factor_type }) => factor_type === "phone");
  return { phoneEnd: byPhone ? (verified[0]?.phone?.slice(-2) ?? "") : null };
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
