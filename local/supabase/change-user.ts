import type pg from "pg";
import { type Answer, type Call, isMetadata, refuse, tooMany } from "./answers";
import type { Caller } from "./factors";
import { type Limit, look, take } from "./limits";
import { comparePassword, type PasswordDesk } from "./passwords";

/** How old a session may be that sets a password without more; GoTrue has it fixed. */
const FRESH_S = 24 * 3600;
const MISSES: Limit = { name: "current-password", max: 20, windowS: 600 };

type Ask = (call: Call, body?: object) => Promise<Answer>;

/**
 * GoTrue's `PUT /user` in a project that has *Secure password change* and *Require current password* switched on. The
 * nonce that its mail would carry is none that anybody has here: the application asks for no such mail.
 */
export async function changeUser(
  { pool, passwords, askUser }: { pool: pg.Pool; passwords: PasswordDesk; askUser: Ask },
  call: Call,
  caller: Caller,
): Promise<Answer> {
  const { password, data } = call.body;
  if (call.body.email !== undefined) {
    return refuse(422, "validation_failed", "The address cannot be changed");
  }
  if (data !== undefined && !isMetadata(data)) {
    return refuse(400, "validation_failed", "The data must be a small object");
  }
  if (password === undefined) return askUser(call, { data });
  if (typeof password !== "string") {
    return refuse(400, "validation_failed", "The password must be a string");
  }
  if (caller.hasFactor && !caller.isPassed) {
    return refuse(401, "insufficient_aal", "AAL2 session is required to update the password");
  }
  return passwords.hashing(async () => {
    const refusal = await refusalOf(pool, call, caller);
    if (refusal) return refusal;
    const answer = await askUser(call, { data, password });
    if (answer.status === 200) await endOthers(pool, caller);
    return answer;
  });
}

async function refusalOf(pool: pg.Pool, { body }: Call, caller: Caller): Promise<Answer | undefined> {
  const { rows } = await pool.query<{ hash: string | null; isFresh: boolean; isRecovery: boolean }>(
    `SELECT u.encrypted_password AS hash, s.created_at > now() - make_interval(secs => $2) AS "isFresh",
       EXISTS (SELECT FROM auth.mfa_amr_claims a WHERE a.session_id = s.id
         AND a.authentication_method IN ('otp', 'magiclink', 'recovery')) AS "isRecovery"
     FROM auth.sessions s JOIN auth.users u ON u.id = s.user_id WHERE s.id = $1`,
    [caller.sessionId, FRESH_S],
  );
  const [session] = rows;
  if (!session?.isFresh) {
    return body.nonce
      ? refuse(422, "reauthentication_not_valid", "Nonce has expired or is invalid")
      : refuse(400, "reauthentication_needed", "Password update requires reauthentication");
  }
  if (!session.hash || session.isRecovery) return undefined;
  const words = "Current password required when setting new password.";
  const current = body.current_password;
  if (typeof current !== "string" || current === "") return refuse(400, "current_password_required", words);
  const misses = await look(pool, MISSES, caller.userId);
  if (!misses.allowed) return tooMany(misses.retryAfterS);
  if (await comparePassword(current, session.hash)) return undefined;
  await take(pool, MISSES, caller.userId);
  return refuse(400, "current_password_invalid", words);
}

/** A new password ends every session but the one that has set it. */
async function endOthers(pool: pg.Pool, { userId, sessionId }: Caller): Promise<void> {
  await pool.query("DELETE FROM auth.sessions WHERE user_id = $1 AND id <> $2", [userId, sessionId]);
}
