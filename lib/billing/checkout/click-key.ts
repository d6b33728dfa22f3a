/** Calls that ask the provider: enough for whoever tries things out, too few to wear it out. */
export const CHECKOUT_LIMITS = [
  { name: "checkout", per: "account", max: 30, windowSeconds: 600 },
] as const satisfies readonly { name: string; per: "account"; max: number; windowSeconds: number }[];

/** The key of a click (header Idempotency-Key), by which the same one gets the same charge; null without or malformed. */
export function clickKeyOf(headers: Headers): string | null {
  const key = headers.get("idempotency-key") ?? headers.get("x-idempotency-key");
  return key && /^[\w-]{8,100}$/.test(key) ? key : null;
}
