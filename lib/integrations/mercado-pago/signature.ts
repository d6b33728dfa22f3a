import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * Whether `x-signature` (`ts=…,v1=…`) is the provider's for this id and request. It covers neither the body nor the
 * topic. The id counts as received or in lower case, `ts` as it stands; a missing secret refuses everything.
 */
export function isSigned(
  given: { signature: string | null; requestId: string | null; dataId: string | null },
  secret: string | undefined,
): boolean {
  const { signature, requestId, dataId } = given;
  if (!secret || !signature || !dataId) return false;
  const parts = new Map(
    signature.split(",").map((part) => {
      const [key = "", ...rest] = part.split("=");
      return [key.trim(), rest.join("=").trim()] as const;
    }),
  );
  const ts = parts.get("ts");
  const v1 = parts.get("v1");
  if (!ts || !/^\d{1,16}$/.test(ts) || !v1 || !/^[0-9a-f]{64}$/i.test(v1)) return false;
  const received = Buffer.from(v1, "hex");
  return [...new Set([dataId, dataId.toLowerCase()])].some((id) => {
    const manifest = `id:${id};${requestId ? `request-id:${requestId};` : ""}ts:${ts};`;
    return timingSafeEqual(received, createHmac("sha256", secret).update(manifest).digest());
  });
}
