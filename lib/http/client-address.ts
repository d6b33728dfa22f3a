import "server-only";
import { env } from "@/lib/env";

/**
 * The caller's address for limits. Each proxy of ours appends the address it saw to X-Forwarded-For, so the caller is
 * TRUSTED_PROXIES entries from the right; what stands further left is the caller's own claim. Without a proxy Next puts
 * the socket's address there, but only where the caller sent no such header: then the port must not be open to others.
 */
export function clientAddress(request: Request): string {
  const chain = (request.headers.get("x-forwarded-for") ?? "").split(",").map((entry) => entry.trim());
  return chain.at(-Math.max(1, env().TRUSTED_PROXIES))?.slice(0, 64) || "unknown";
}
