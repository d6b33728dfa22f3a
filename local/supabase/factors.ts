import { randomUUID } from "node:crypto";
import type pg from "pg";
import { z } from "zod";
import { type Answer, type Call, ok, refuse, text, tooMany } from "./answers";
import { forget, type Limit, take } from "./limits";
import { challengePhone, enrollPhone, type NewFactor, type SendText, spendCode } from "./phone-factors";
import { livingSession, sessionAnswer } from "./sessions";
import type { Tokens } from "./tokens";
import { newSecret, stepOfCode, totpQrCode, totpUri } from "./totp";

/** Wrong codes by one person, over all factors and challenges: then a pause, in which the right one is refused too. */
const MISSES: Limit = { name: "factor", max: 5, windowS: 900 };
const CHALLENGE_LIFE_S = 300;
const FACTORS_MAX = 10;

const enrolment = z.object({
  factor_type: z.enum(["totp", "phone"]),
  friendly_name: z.string().max(100).nullish(),
  issuer: z.string().max(100).nullish(),
  phone: z.string().max(40).nullish(),
});

const NO_SESSION = refuse(403, "bad_jwt", "invalid JWT: no such session");
const NOT_FOUND = refuse(404, "mfa_factor_not_found", "Factor not found");
const WRONG_CODE = refuse(422, "mfa_verification_failed", "Invalid code entered");

export interface Caller {
  userId: string;
  sessionId: string;
  email: string;
  isPassed: boolean;
  /** Whether a verified factor exists. */
  hasFactor: boolean;
}

/** GoTrue's `/factors`, which lite lacks: a second factor by time-based codes (TOTP), or by codes sent to a phone. */
export function openFactors(options: { pool: pg.Pool; tokens: Tokens; appUrl: string; send: SendText }) {
  const { pool, tokens, send } = options;
  const asCaller = async (call: Call, work: (caller: Caller) => Promise<Answer>): Promise<Answer> => {
    const claims = call.bearer ? await tokens.read(call.bearer) : undefined;
    if (!claims) return refuse(401, "no_authorization", "This endpoint requires a valid Bearer token");
    const caller = await findCaller(pool, String(claims.sub), String(claims.session_id));
    return caller ? work(caller) : NO_SESSION;
  };
  const issuer = new URL(options.appUrl).hostname;
  return {
    enroll: (call: Call) => asCaller(call, (caller) => enroll(pool, caller, call, issuer)),
    challenge: (call: Call) => asCaller(call, (caller) => challenge(pool, send, caller, call)),
    verify: (call: Call) => asCaller(call, (caller) => verify(pool, tokens, caller, call)),
    remove: (call: Call) => asCaller(call, (caller) => remove(pool, caller, factorId(call))),
  };
}

/** The administrator's way to take a factor away from somebody who has lost it. */
export async function removeFactorOf(pool: pg.Pool, userId: string, id: string): Promise<Answer> {
  if (!z.uuid().safeParse(id).success) return NOT_FOUND;
  return (await drop(pool, userId, id)) ? ok({ id }) : NOT_FOUND;
}

export async function findCaller(
  pool: pg.Pool,
  userId: string,
  sessionId: string,
): Promise<Caller | undefined> {
  const { rows } = await pool.query<Caller>(
    `SELECT u.id AS "userId", s.id AS "sessionId", u.email, coalesce(s.aal, 'aal1') = 'aal2' AS "isPassed",
       EXISTS (SELECT FROM auth.mfa_factors f WHERE f.user_id = u.id AND f.status = 'verified') AS "hasFactor"
     FROM auth.sessions s JOIN auth.users u ON u.id = s.user_id
     WHERE s.id::text = $2 AND u.id::text = $1 AND (s.not_after IS NULL OR s.not_after > now())
       AND (u.banned_until IS NULL OR u.banned_until <= now())`,
    [userId, sessionId],
  );
  return rows[0];
}

async function enroll(pool: pg.Pool, caller: Caller, call: Call, host: string): Promise<Answer> {
  const parsed = enrolment.safeParse(call.body);
  if (!parsed.success) return refuse(400, "validation_failed", "factor_type needs to be totp or phone");
  const { friendly_name: name, issuer } = parsed.data;
  if (parsed.data.factor_type === "phone") {
    const asked = { userId: caller.userId, phone: parsed.data.phone ?? "", name: name ?? "" };
    return enrollPhone(pool, asked, (factor) => keep(pool, caller, factor));
  }
  const [id, secret] = [randomUUID(), newSecret()];
  const refusal = await keep(pool, caller, { id, name: name ?? "", secret, phone: null });
  if (refusal) return refusal;
  const uri = totpUri(secret, issuer ?? host, caller.email);
  const totp = { qr_code: await totpQrCode(uri), secret, uri };
  return ok({ id, type: "totp", friendly_name: name ?? "", totp });
}

/** Keeps a factor that is yet to be verified. @returns why not */
async function keep(pool: pg.Pool, caller: Caller, factor: NewFactor): Promise<Answer | undefined> {
  if (caller.hasFactor && !caller.isPassed) {
    return refuse(403, "insufficient_aal", "AAL2 required to enroll a new factor");
  }
  const { id, name, secret, phone } = factor;
  const { rows } = await pool.query<{ outcome: "made" | "named" | "full" }>(
    `WITH own AS (SELECT * FROM auth.mfa_factors WHERE user_id = $2),
     made AS (
       INSERT INTO auth.mfa_factors (id, user_id, friendly_name, secret, phone, factor_type)
       SELECT $1, $2, $3, $4, $6, CASE WHEN $6::text IS NULL THEN 'totp' ELSE 'phone' END
       WHERE (SELECT count(*) FROM own) < $5
         AND NOT EXISTS (SELECT FROM own WHERE friendly_name = $3 AND $3 <> '')
       RETURNING id
     )
     SELECT CASE WHEN EXISTS (SELECT FROM made) THEN 'made'
       WHEN EXISTS (SELECT FROM own WHERE friendly_name = $3 AND $3 <> '') THEN 'named' ELSE 'full' END AS outcome`,
    [id, caller.userId, name, secret, FACTORS_MAX, phone],
  );
  if (rows[0]?.outcome === "named") {
    return refuse(422, "mfa_factor_name_conflict", "A factor with this friendly name already exists");
  }
  if (rows[0]?.outcome === "full") {
    return refuse(422, "too_many_enrolled_mfa_factors", "Maximum number of factors reached");
  }
  return undefined;
}

async function challenge(pool: pg.Pool, send: SendText, caller: Caller, call: Call): Promise<Answer> {
  const id = factorId(call);
  const sent = await challengePhone(pool, send, { userId: caller.userId, id, call });
  if (sent && "status" in sent) return sent;
  const { rows } = await pool.query<{ id: string; expires_at: number }>(
    `WITH over AS (
       DELETE FROM auth.mfa_challenges WHERE factor_id::text = $1 AND created_at < now() - make_interval(secs => $4)
     )
     INSERT INTO auth.mfa_challenges (id, factor_id, otp_code)
     SELECT $3, id, $5 FROM auth.mfa_factors WHERE id::text = $1 AND user_id = $2
     RETURNING id, extract(epoch FROM created_at)::int + $4 AS expires_at`,
    [id, caller.userId, randomUUID(), CHALLENGE_LIFE_S, sent?.code ?? null],
  );
  return rows[0] ? ok({ ...rows[0], type: sent ? "phone" : "totp" }) : NOT_FOUND;
}

/** A code is counted before it is looked at, so any number at once is five; the right one counts once, ever. */
async function verify(pool: pg.Pool, tokens: Tokens, caller: Caller, call: Call): Promise<Answer> {
  const id = factorId(call);
  const { rows } = await pool.query<{ secret: string | null; isOpen: boolean }>(
    `SELECT f.secret, EXISTS (
       SELECT FROM auth.mfa_challenges c WHERE c.factor_id = f.id AND c.id::text = $3
         AND c.verified_at IS NULL AND c.created_at > now() - make_interval(secs => $4)) AS "isOpen"
     FROM auth.mfa_factors f WHERE f.id::text = $1 AND f.user_id = $2`,
    [id, caller.userId, text(call, "challenge_id") ?? "", CHALLENGE_LIFE_S],
  );
  const factor = rows[0];
  if (!factor) return NOT_FOUND;
  if (!factor.isOpen) {
    return refuse(422, "mfa_challenge_expired", "MFA challenge has expired, create a new challenge");
  }
  const guess = await take(pool, MISSES, caller.userId);
  if (!guess.allowed) return tooMany(guess.retryAfterS);
  const [code, challengeId] = [text(call, "code") ?? "", text(call, "challenge_id") as string];
  const isRight =
    factor.secret === null
      ? await spendCode(pool, challengeId, code)
      : await spendStep(pool, id, stepOfCode(factor.secret, code, Date.now()));
  if (!isRight) return WRONG_CODE;
  await forget(pool, MISSES, caller.userId);
  await pass(pool, caller, { id, challengeId, method: factor.secret === null ? "mfa/phone" : "totp" });
  const refreshToken = await livingSession(pool, caller.sessionId);
  return refreshToken
    ? sessionAnswer(pool, tokens, caller.userId, caller.sessionId, refreshToken)
    : NO_SESSION;
}

/** Takes a code's period once; it and all before it are then over. */
async function spendStep(pool: pg.Pool, id: string, step: number | undefined): Promise<boolean> {
  if (step === undefined) return false;
  const { rowCount } = await pool.query(
    "UPDATE auth.mfa_factors SET last_step = $2, updated_at = now() WHERE id = $1 AND last_step < $2",
    [id, step],
  );
  return rowCount === 1;
}

/** As GoTrue: the session rises to aal2, the factor counts from now on, sessions that have not passed it end. */
async function pass(
  pool: pg.Pool,
  caller: Caller,
  { id, challengeId, method }: { id: string; challengeId: string; method: "totp" | "mfa/phone" },
): Promise<void> {
  await pool.query(
    `WITH risen AS (UPDATE auth.sessions SET aal = 'aal2', factor_id = $1, updated_at = now() WHERE id = $2),
     amr AS (
       INSERT INTO auth.mfa_amr_claims (session_id, authentication_method) VALUES ($2, $5)
       ON CONFLICT (session_id, authentication_method) DO UPDATE SET created_at = now(), updated_at = now()
     ),
     answered AS (UPDATE auth.mfa_challenges SET verified_at = now() WHERE id = $4),
     verified AS (UPDATE auth.mfa_factors SET status = 'verified' WHERE id = $1),
     unused AS (DELETE FROM auth.mfa_factors WHERE user_id = $3 AND id <> $1 AND status = 'unverified')
     DELETE FROM auth.sessions WHERE user_id = $3 AND id <> $2 AND coalesce(aal, 'aal1') = 'aal1'`,
    [id, caller.sessionId, caller.userId, challengeId, method],
  );
}

async function remove(pool: pg.Pool, caller: Caller, id: string): Promise<Answer> {
  const { rows } = await pool.query<{ status: string }>(
    "SELECT status FROM auth.mfa_factors WHERE id::text = $1 AND user_id = $2",
    [id, caller.userId],
  );
  if (!rows[0]) return NOT_FOUND;
  if (rows[0].status === "verified" && !caller.isPassed) {
    return refuse(422, "insufficient_aal", "AAL2 required to unenroll verified factor");
  }
  await drop(pool, caller.userId, id);
  return ok({ id });
}

/** Without its factor a session is back at aal1. */
async function drop(pool: pg.Pool, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `WITH fallen AS (
       UPDATE auth.sessions SET aal = 'aal1', factor_id = NULL WHERE user_id = $1 AND factor_id = $2 RETURNING id
     ), amr AS (
       DELETE FROM auth.mfa_amr_claims
       WHERE authentication_method IN ('totp', 'mfa/phone') AND session_id IN (SELECT id FROM fallen)
     )
     DELETE FROM auth.mfa_factors WHERE user_id = $1 AND id = $2`,
    [userId, id],
  );
  return rowCount === 1;
}

function factorId(call: Call): string {
  return call.path.split("/")[4] ?? "";
}
