import { Secret, TOTP } from "otpauth";
import { toString as drawQrCode } from "qrcode";

/** What authenticator apps take for granted: SHA-1, six digits, thirty seconds. */
const PERIOD_S = 30;
/** Clocks may be off by one period to either side. */
const WINDOW = 1;

/** A new secret of 160 bits, in base32. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What an authenticator app reads: whose secret it is and how codes are made of it. */
export function totpUri(secret: string, issuer: string, label: string): string {
  return of(secret, issuer, label).toString();
}

/** The `otpauth:` address as SVG. Colours by name: a `#` would end the data address that supabase-js makes of it. */
export async function totpQrCode(uri: string): Promise<string> {
  const svg = await drawQrCode(uri, { type: "svg", margin: 2 });
  return svg.trim().replaceAll("#ffffff", "white").replaceAll("#000000", "black");
}

/** The period to which a code belongs, counted from 1970; undefined when it is none of those that count now. */
export function stepOfCode(secret: string, code: string, nowMs: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const delta = of(secret).validate({ token: code, timestamp: nowMs, window: WINDOW });
  return delta === null ? undefined : Math.floor(nowMs / 1000 / PERIOD_S) + delta;
}

function of(secret: string, issuer = "", label = ""): TOTP {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: PERIOD_S });
}
