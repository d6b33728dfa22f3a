import { randomInt, randomUUID } from "node:crypto";
import type pg from "pg";
import { type Answer, type Call, ok, refuse, text } from "./answers";
import { type Limit, take } from "./limits";
import type { TextMessage } from "./mail";

export type NewFactor = { id: string; name: string; secret: string | null; phone: string | null };

/** Hands a message to whoever carries it to the phone. */
export type SendText = (message: TextMessage) => Promise<void>;

/** Messages cost money: as far apart as GoTrue keeps them, and so many an hour to whatever number. */
const APART_S = 60;
const SENDS: Limit = { name: "factor-text", max: 10, windowS: 3600 };

/** GoTrue's: E.164, the plus sign left out in what is kept. */
const PHONE = /^\+?[1-9]\d{9,14}$/;

/** A factor by codes to a phone; one of the same number that was never verified gives way. */
export async function enrollPhone(
  pool: pg.Pool,
  { userId, phone, name }: { userId: string; phone: string; name: string },
  keep: (factor: NewFactor) => Promise<Answer | undefined>,
): Promise<Answer> {
  if (!phone) return refuse(400, "validation_failed", "Phone number required to enroll Phone factor");
  if (!PHONE.test(phone)) {
    return refuse(400, "validation_failed", "Invalid phone number format (E.164 required)");
  }
  const digits = phone.replace("+", "");
  const own = [userId, digits];
  await pool.query(
    "DELETE FROM auth.mfa_factors WHERE user_id = $1 AND phone = $2 AND status = 'unverified'",
    own,
  );
  const { rowCount } = await pool.query(
    "SELECT FROM auth.mfa_factors WHERE user_id = $1 AND phone = $2",
    own,
  );
  if (rowCount) {
    return refuse(422, "mfa_verified_factor_exists", "A verified phone factor already exists");
  }
  const id = randomUUID();
  const refusal = await keep({ id, name, secret: null, phone: digits });
  return refusal ?? ok({ id, type: "phone", friendly_name: name, phone });
}

/** Sends a code to a factor's phone. @returns the code, a refusal, or nothing when the factor is no phone */
export async function challengePhone(
  pool: pg.Pool,
  send: SendText,
  { userId, id, call }: { userId: string; id: string; call: Call },
): Promise<{ code: string } | Answer | undefined> {
  const { rows: found } = await pool.query<{ phone: string | null }>(
    "SELECT phone FROM auth.mfa_factors WHERE id::text = $1 AND user_id = $2",
    [id, userId],
  );
  const phone = found[0]?.phone;
  if (!phone) return undefined;
  const channel = text(call, "channel") ?? "sms";
  if (channel !== "sms" && channel !== "whatsapp") {
    return refuse(400, "validation_failed", "Invalid channel, supported values are 'sms' or 'whatsapp'");
  }
  const { rowCount: mayBeSent } = await pool.query(
    `UPDATE auth.mfa_factors SET last_challenged_at = now()
     WHERE id = $1 AND (last_challenged_at IS NULL OR last_challenged_at < now() - make_interval(secs => $2))`,
    [id, APART_S],
  );
  const seldom = mayBeSent ? await take(pool, SENDS, userId) : { allowed: false, retryAfterS: APART_S };
  if (!seldom.allowed) {
    const retryAfter = { "Retry-After": String(Math.ceil(seldom.retryAfterS)) };
    return refuse(
      429,
      "over_sms_send_rate_limit",
      "For security purposes, you can only request this later",
      retryAfter,
    );
  }
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  await send({ channel, phone, text: `Seu código do Garfo é ${code}. Não mostre a ninguém.` });
  return { code };
}

/** Whether it is the code that this challenge sent; the right one counts once. */
export async function spendCode(pool: pg.Pool, challengeId: string, code: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    "UPDATE auth.mfa_challenges SET otp_code = NULL WHERE id::text = $1 AND otp_code = $2",
    [challengeId, code],
  );
  return rowCount === 1;
}
