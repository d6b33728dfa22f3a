import "server-only";
import { createHash } from "node:crypto";
// CommonJS: Node finds no names in it but the default one, and workers run without a bundler.
import webPush from "web-push";
import { env } from "@/lib/env";
import { leadsOutside, type PostOutcome, postPublicly } from "@/lib/integrations/public-web/post-publicly";

const TIMEOUT_MS = 10_000;

/** Where a device is written to, and for whom it is encrypted. */
export type PushAddress = { endpoint: string; p256dh: string; auth: string };

/** The public key that browsers subscribe with; null where the settings name none. */
export function pushPublicKey(): string | null {
  return env().VAPID_PUBLIC_KEY ?? null;
}

/** Whether an address may be written to: one of the public internet, or of the stand-in that the settings name. */
export async function isPushAddress(endpoint: string): Promise<boolean> {
  return isStandIn(endpoint) || (await leadsOutside(endpoint));
}

/**
 * Hands a text to a device's push service, encrypted so that only the browser reads it (RFC 8291). Never throws.
 * @param ttlS how long the service keeps it for a device that is off
 * @param topic what of several that wait there replace one another
 */
export async function sendPush(
  { endpoint, p256dh, auth }: PushAddress,
  text: string,
  { ttlS, topic }: { ttlS: number; topic: string },
): Promise<PostOutcome> {
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT } = env();
  if (!VAPID_PUBLIC_KEY || !VAPID_PRIVATE_KEY || !VAPID_SUBJECT) return { failure: "address" };
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
    vapidDetails: { subject: VAPID_SUBJECT, publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY },
    TTL: ttlS,
    topic: createHash("sha256").update(topic).digest("base64url").slice(0, 32),
    contentEncoding: "aes128gcm",
  });
  const plain = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  if (isStandIn(endpoint)) return postHere(endpoint, body, plain);
  return postPublicly(endpoint, body, plain);
}

/** The one address of this machine that may be called, as lib/env.ts sees to. */
function isStandIn(endpoint: string): boolean {
  const base = env().PUSH_SERVICE_URL;
  return base !== undefined && URL.canParse(endpoint) && new URL(endpoint).href.startsWith(`${base}/`);
}

async function postHere(
  endpoint: string,
  body: Uint8Array,
  headers: Record<string, string>,
): Promise<PostOutcome> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(endpoint, {
      ...{ method: "POST", headers, redirect: "manual", signal },
      body: new Uint8Array(body),
    });
    await answer.body?.cancel();
    return { status: answer.status, retryAfter: answer.headers.get("retry-after") ?? undefined };
  } catch (error) {
    return { failure: (error as Error).name === "TimeoutError" ? "timeout" : "connection" };
  }
}
