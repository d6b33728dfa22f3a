import type pg from "pg";
import { type Answer, address, type Call, isMetadata, refuse, text, tooMany } from "./answers";
import { type Limit, look, take } from "./limits";
import { comparePassword, hashPassword, type PasswordDesk } from "./passwords";
import { openSessionOf } from "./sessions";
import type { Tokens } from "./tokens";
import { findByEmail } from "./users";

const MISSES: Limit = { name: "password", max: 20, windowS: 600 };
const INVALID = refuse(400, "invalid_credentials", "Invalid login credentials");

type Ask = (body: object) => Promise<Answer>;

/**
 * Password sign-in, without lite, which asks the database a dozen things: 20 misses in ten minutes of an address from one place, then the right password is refused there too, and nowhere
 * else, as a hosted project counts by place alone. An unknown address costs the same time and gets the same words as a wrong password.
 */
export function signIn(pool: pg.Pool, desk: PasswordDesk, tokens: Tokens, call: Call): Promise<Answer> {
  const email = address(call);
  const password = text(call, "password");
  if (!email || !password) return Promise.resolve(INVALID);
  const guessed = `${email} ${call.place}`;
  return desk.hashing(async () => {
    const misses = await look(pool, MISSES, guessed);
    if (!misses.allowed) return tooMany(misses.retryAfterS);
    const user = await findByEmail(pool, email);
    const isRight = await comparePassword(password, user?.hash);
    if (!isRight || !user) {
      await take(pool, MISSES, guessed);
      return INVALID;
    }
    if (user.isBanned) return refuse(400, "user_banned", "User is banned");
    if (!user.isConfirmed) return refuse(400, "email_not_confirmed", "Email not confirmed");
    return openSessionOf(pool, tokens, user.id, "password");
  });
}

/** Sign-up; a known address costs as much time as a new one. */
export function signUp(pool: pg.Pool, desk: PasswordDesk, call: Call, ask: Ask): Promise<Answer> {
  const email = address(call);
  const password = text(call, "password");
  const data = call.body.data ?? {};
  if (!email) {
    return Promise.resolve(
      refuse(400, "validation_failed", "Unable to validate email address: invalid format"),
    );
  }
  if (!isMetadata(data)) {
    return Promise.resolve(refuse(400, "validation_failed", "The data must be a small object"));
  }
  if (!password) {
    return Promise.resolve(refuse(400, "validation_failed", "Signup requires a valid password"));
  }
  return desk.hashing(async () => {
    if (await findByEmail(pool, email)) await hashPassword(password);
    return ask({ email, password, data });
  });
}
