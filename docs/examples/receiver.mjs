import { createHmac, timingSafeEqual } from "node:crypto";

const MOST_SECONDS = 300;

/** Whether what came to a hook is from Garfo and of now: `header` is Garfo-Signature, `body` the text as it came. */
export function isFromGarfo(secret, header, body, now = Date.now()) {
  const [, seconds, given] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(header ?? "") ?? [];
  if (!seconds || Math.abs(now / 1000 - Number(seconds)) > MOST_SECONDS) return false;
  const made = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return timingSafeEqual(Buffer.from(given), Buffer.from(made));
}
