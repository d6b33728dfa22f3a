import { createHmac, timingSafeEqual } from "node:crypto";
import type pg from "pg";
import { type Answer, address, type Call, refuse, text, tooMany } from "./answers";
import { forget, type Limit, take } from "./limits";

/** How long a recovery code lives. */
export const RECOVERY_LIFE_S = 600;

const PER_CODE: Limit = { name: "recovery-code", max: 5, windowS: RECOVERY_LIFE_S };
const PER_DAY: Limit = { name: "recovery-day", max: 20, windowS: 24 * 3600 };
const MAILS: Limit = { name: "recovery-mail", max: 5, windowS: 900 };

const INVALID = refuse(403, "otp_expired", "Token has expired or is invalid");

/**
 * The token for the link in a mail. Lite's own is a plain hash of address and code, which anybody can compute for all
 * million codes; with this signature only a token that we have mailed reaches it.
 */
export function linkToken(jwtSecret: string, tokenHash: string): string {
  return `${tokenHash}.${createHmac("sha256", jwtSecret).update(`recovery:${tokenHash}`).digest("base64url")}`;
}

/** Asks for a recovery mail: five per address in a quarter of an hour, whether or not it has an account. */
export async function requestRecovery(
  pool: pg.Pool,
  call: Call,
  recover: (body: object) => Promise<Answer>,
): Promise<Answer> {
  const email = address(call);
  if (!email) return refuse(400, "validation_failed", "Unable to validate email address: invalid format");
  const mails = await take(pool, MAILS, email);
  if (!mails.allowed) return tooMany(mails.retryAfterS);
  // A new code gets its own five guesses; those of a day keep counting.
  await forget(pool, PER_CODE, email);
  return recover({ email });
}

/**
 * Turns a code or a mailed link into a session. Each guess of a code is counted before it is looked at, so any number
 * at once is five; the fifth miss voids the code.
 */
export async function verifyRecovery(
  pool: pg.Pool,
  jwtSecret: string,
  call: Call,
  verify: (body: object) => Promise<Answer>,
): Promise<Answer> {
  if (text(call, "type") !== "recovery")
    return refuse(400, "validation_failed", "Only recovery is verified here");
  const link = text(call, "token_hash");
  if (link !== undefined) {
    const [tokenHash = ""] = link.split(".");
    return equal(link, linkToken(jwtSecret, tokenHash))
      ? verify({ type: "recovery", token_hash: tokenHash })
      : INVALID;
  }
  const email = address(call);
  const token = text(call, "token");
  if (!email || !token) return refuse(400, "validation_failed", "Verify requires an email and a token");

  const day = await take(pool, PER_DAY, email);
  if (!day.allowed) return tooMany(day.retryAfterS);
  const guess = await take(pool, PER_CODE, email);
  const answer = guess.allowed ? await verify({ type: "recovery", email, token }) : INVALID;
  if (answer.status === 200) {
    await Promise.all([forget(pool, PER_CODE, email), forget(pool, PER_DAY, email)]);
  } else if (guess.used >= PER_CODE.max) {
    await pool.query("UPDATE auth.users SET recovery_token = NULL WHERE email = $1 AND NOT is_sso_user", [
      email,
    ]);
  }
  return answer;
}

function equal(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
