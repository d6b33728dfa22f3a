import type { AuthError, Session } from "@supabase/supabase-js";
import type { SecondFactor } from "@/lib/auth/second-factor/recovery-codes";
import { api } from "@/lib/client/api";
import { ApiError } from "@/lib/client/api-error";
import { hostedClient, passingClient } from "@/lib/client/hosted-session";
import { keepTokens, type Tokens } from "@/lib/client/session-store";

export type Enrolment = {
  factorId: string;
  /** Base32, for typing it into the authenticator app. */
  secret: string;
  /** `otpauth:` address, for the QR code. */
  uri: string;
};

type Auth = NonNullable<ReturnType<typeof hostedClient>>["auth"];

/** Begins a second factor; nothing changes until its first code is confirmed. @throws ApiError */
export async function beginFactor(): Promise<Enrolment> {
  const auth = hostedAuth();
  // What an earlier attempt left unfinished.
  const { all } = settled(await auth.mfa.listFactors());
  for (const { id, status } of all)
    if (status !== "verified") settled(await auth.mfa.unenroll({ factorId: id }));
  const made = settled(await auth.mfa.enroll({ factorType: "totp", issuer: "Garfo" }));
  return { factorId: made.id, secret: made.totp.secret, uri: made.totp.uri };
}

/** Confirms a factor with its first code: from now on it is asked for at every login. @throws ApiError `factor_code` */
export async function confirmFactor(factorId: string, code: string): Promise<SecondFactor> {
  await prove(hostedAuth(), factorId, code);
  return syncFactor();
}

/** The second step of a login. @throws ApiError `factor_code` when the code is wrong or was used before */
export async function passFactor(code: string): Promise<SecondFactor> {
  const auth = hostedAuth();
  const { totp } = settled(await auth.mfa.listFactors());
  // One that was taken off elsewhere is not asked for any more.
  if (totp[0]) await prove(auth, totp[0].id, code);
  return syncFactor();
}

/** Takes the second factor off, after one more code. @throws ApiError `factor_code` */
export async function removeFactor(code: string): Promise<SecondFactor> {
  const auth = hostedAuth();
  const { totp } = settled(await auth.mfa.listFactors());
  if (totp[0]) await prove(auth, totp[0].id, code);
  for (const { id } of totp) settled(await auth.mfa.unenroll({ factorId: id }));
  const state = await syncFactor();
  const { session } = settled(await auth.refreshSession());
  if (session) keep(session);
  return state;
}

/**
 * Passes the second factor with the session of a recovery mail, which is nobody's page session.
 * @returns the bearer with which the password can be set
 * @throws ApiError `factor_code`
 */
export async function proveRecovery(recovery: Tokens, code: string): Promise<string> {
  const { auth } = passingClient();
  const tokens = { access_token: recovery.token, refresh_token: recovery.refreshToken };
  settled(await auth.setSession(tokens));
  const { totp } = settled(await auth.mfa.listFactors());
  if (!totp[0]) return recovery.token;
  return settled(await auth.mfa.challengeAndVerify({ factorId: totp[0].id, code })).access_token;
}

/** Tells our server to ask the authentication service how things stand. */
function syncFactor(): Promise<SecondFactor> {
  return api<SecondFactor>("/api/second-factor", { method: "PUT" });
}

async function prove(auth: Auth, factorId: string, code: string): Promise<void> {
  keep(settled(await auth.mfa.challengeAndVerify({ factorId, code })));
}

function keep({ access_token, refresh_token }: Pick<Session, "access_token" | "refresh_token">): void {
  keepTokens({ token: access_token, refreshToken: refresh_token });
}

function hostedAuth(): Auth {
  const client = hostedClient();
  if (!client) throw new ApiError(0, "connection");
  return client.auth;
}

const CODES: Readonly<Record<string, string>> = {
  mfa_verification_failed: "factor_code",
  mfa_challenge_expired: "factor_code",
  over_request_rate_limit: "factor_pause",
  session_not_found: "session_expired",
  bad_jwt: "session_expired",
};

type Reply = { data: unknown; error: AuthError | null };

/** @throws ApiError for what the authentication service refused */
function settled<R extends Reply>({ data, error }: R): NonNullable<Extract<R, { error: null }>["data"]> {
  if (!error) return data as NonNullable<Extract<R, { error: null }>["data"]>;
  const status = error.status ?? 0;
  const known =
    CODES[error.code ?? ""] ?? (error.name === "AuthSessionMissingError" ? "session_expired" : "");
  throw new ApiError(status, known || (status === 0 ? "connection" : "server"));
}
