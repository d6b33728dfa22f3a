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

/** A code on its way to a phone, and what it is to be given back with. */
export type SentCode = { factorId: string; challengeId: string };
export type CodeChannel = SecondFactor["phoneChannels"][number];

type Auth = NonNullable<ReturnType<typeof hostedClient>>["auth"];

/** Begins a second factor; nothing changes until its first code is confirmed. @throws ApiError */
export async function beginFactor(): Promise<Enrolment> {
  const auth = hostedAuth();
  await clearUnfinished(auth);
  const made = settled(await auth.mfa.enroll({ factorType: "totp", issuer: "Garfo" }));
  return { factorId: made.id, secret: made.totp.secret, uri: made.totp.uri };
}

/**
 * Begins a second factor by codes to a phone, and sends the first.
 * @param phone with its country's code
 * @throws ApiError `factor_phone` for a number that is none, `factor_phone_off`, `factor_wait`
 */
export async function beginPhone(phone: string, channel: CodeChannel): Promise<SentCode> {
  const auth = hostedAuth();
  await clearUnfinished(auth);
  const made = settled(await auth.mfa.enroll({ factorType: "phone", phone }));
  return send(auth, made.id, channel);
}

/** Sends another code to a phone that was begun. @throws ApiError `factor_wait` within a minute of the last */
export function resendCode({ factorId }: SentCode, channel: CodeChannel): Promise<SentCode> {
  return send(hostedAuth(), factorId, channel);
}

/** Sends a code to the phone that is the second factor. @throws ApiError `factor_wait` within a minute of the last */
export async function sendCode(channel: CodeChannel): Promise<SentCode | null> {
  const auth = hostedAuth();
  const { phone } = settled(await auth.mfa.listFactors());
  return phone[0] ? send(auth, phone[0].id, channel) : null;
}

/** Confirms a factor with its first code: from now on it is asked for at every login. @throws ApiError `factor_code` */
export async function confirmFactor(factor: string | SentCode, code: string): Promise<SecondFactor> {
  await prove(hostedAuth(), factor, code);
  return syncFactor();
}

/**
 * The second step of a login.
 * @param sent for a phone's code
 * @throws ApiError `factor_code` when the code is wrong or was used before
 */
export async function passFactor(code: string, sent: SentCode | null = null): Promise<SecondFactor> {
  const auth = hostedAuth();
  const { totp } = settled(await auth.mfa.listFactors());
  const factor = sent ?? totp[0]?.id;
  // One that was taken off elsewhere is not asked for any more.
  if (factor) await prove(auth, factor, code);
  return syncFactor();
}

/** Takes the second factor off, after one more code. @throws ApiError `factor_code` */
export async function removeFactor(code: string, sent: SentCode | null = null): Promise<SecondFactor> {
  const auth = hostedAuth();
  const { totp, phone } = settled(await auth.mfa.listFactors());
  const factor = sent ?? totp[0]?.id;
  if (factor) await prove(auth, factor, code);
  for (const { id } of [...totp, ...phone]) settled(await auth.mfa.unenroll({ factorId: id }));
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
export async function proveRecovery(
  recovery: Tokens,
  code: string,
  sent: SentCode | null = null,
): Promise<string> {
  const auth = await recoveryAuth(recovery);
  const { totp } = settled(await auth.mfa.listFactors());
  const factor = sent ?? totp[0]?.id;
  return factor ? (await verified(auth, factor, code)).access_token : recovery.token;
}

/** Where the code of a recovery's second factor comes from: the end of the phone's number, or null for an app. */
export async function recoveryPhone(recovery: Tokens): Promise<string | null> {
  const auth = await recoveryAuth(recovery);
  const { totp, phone } = settled(await auth.mfa.listFactors());
  const number = (phone[0] as { phone?: string } | undefined)?.phone;
  return totp[0] || !phone[0] ? null : (number?.slice(-2) ?? "");
}

/** Sends the code that {@link proveRecovery} takes. @throws ApiError `factor_wait` within a minute of the last */
export async function sendRecoveryCode(recovery: Tokens, channel: CodeChannel): Promise<SentCode | null> {
  const auth = await recoveryAuth(recovery);
  const { phone } = settled(await auth.mfa.listFactors());
  return phone[0] ? send(auth, phone[0].id, channel) : null;
}

async function recoveryAuth(recovery: Tokens): Promise<Auth> {
  const { auth } = passingClient();
  const tokens = { access_token: recovery.token, refresh_token: recovery.refreshToken };
  settled(await auth.setSession(tokens));
  return auth;
}

/** What an earlier attempt left behind. */
async function clearUnfinished(auth: Auth): Promise<void> {
  const { all } = settled(await auth.mfa.listFactors());
  for (const { id, status } of all)
    if (status !== "verified") settled(await auth.mfa.unenroll({ factorId: id }));
}

async function send(auth: Auth, factorId: string, channel: CodeChannel): Promise<SentCode> {
  const { id } = settled(await auth.mfa.challenge({ factorId, channel }));
  return { factorId, challengeId: id };
}

/** Tells our server to ask the authentication service how things stand. */
function syncFactor(): Promise<SecondFactor> {
  return api<SecondFactor>("/api/second-factor", { method: "PUT" });
}

async function prove(auth: Auth, factor: string | SentCode, code: string): Promise<void> {
  keep(await verified(auth, factor, code));
}

async function verified(auth: Auth, factor: string | SentCode, code: string) {
  if (typeof factor !== "string") return settled(await auth.mfa.verify({ ...factor, code }));
  return settled(await auth.mfa.challengeAndVerify({ factorId: factor, code }));
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
  // The line changed between the request for a code and its coming back: a new one is needed, as after a wrong one.
  mfa_ip_address_mismatch: "factor_code",
  over_request_rate_limit: "factor_pause",
  over_sms_send_rate_limit: "factor_wait",
  mfa_phone_enroll_not_enabled: "factor_phone_off",
  mfa_phone_verify_not_enabled: "factor_phone_off",
  validation_failed: "factor_phone",
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
