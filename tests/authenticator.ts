import { setTimeout as sleep } from "node:timers/promises";
import { Secret, TOTP } from "otpauth";

const PERIOD_MS = 30_000;
/** What a browser may take on a busy machine between a code and the server's look at it. */
const ROOM_MS = 8_000;

/** The code that an authenticator app shows for a secret, or showed or will show so many periods from now. */
export function codeOf(secret: string, periods = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: Date.now() + periods * PERIOD_MS });
}

/**
 * The code of the period before this one, which leaves this period's and the next's for later in a test. It counts until
 * this period ends, so that one which is about to is waited out.
 */
export async function earlierCodeOf(secret: string): Promise<string> {
  const left = PERIOD_MS - (Date.now() % PERIOD_MS);
  if (left < ROOM_MS) await sleep(left);
  return codeOf(secret, -1);
}

/** A code that counts at no time near now. */
export function wrongCode(secret: string): string {
  const near = new Set([-2, -1, 0, 1, 2].map((periods) => codeOf(secret, periods)));
  const codes = Array.from({ length: 6 }, (_, digit) => String(digit).repeat(6));
  return codes.find((code) => !near.has(code)) as string;
}
