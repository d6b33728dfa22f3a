import { Secret, TOTP } from "otpauth";

const PERIOD_MS = 30_000;

/** The code that an authenticator app shows for a secret, or showed or will show so many periods from now. */
export function codeOf(secret: string, periods = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: Date.now() + periods * PERIOD_MS });
}

/** A code that counts at no time near now. */
export function wrongCode(secret: string): string {
  const near = new Set([-2, -1, 0, 1, 2].map((periods) => codeOf(secret, periods)));
  const codes = Array.from({ length: 6 }, (_, digit) => String(digit).repeat(6));
  return codes.find((code) => !near.has(code)) as string;
}
