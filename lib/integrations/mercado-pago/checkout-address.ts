import "server-only";
import { env } from "@/lib/env";

/** Hosts of the provider's checkout, exactly these. */
const HOSTS = new Set(["www.mercadopago.com.br", "www.mercadopago.com", "mercadopago.com.br"]);

/**
 * The address that a payer is sent to, or null when it leads elsewhere. `activation=true` is taken off: with it the
 * provider opens a page that does not exist.
 */
export function checkoutAddress(given: string): string | null {
  if (!URL.canParse(given)) return null;
  const url = new URL(given);
  const { MERCADO_PAGO_API_URL } = env();
  const isStandIn = MERCADO_PAGO_API_URL !== undefined && url.origin === new URL(MERCADO_PAGO_API_URL).origin;
  if (!isStandIn && (url.protocol !== "https:" || !HOSTS.has(url.host))) return null;
  if (url.username || url.password) return null;
  url.searchParams.delete("activation");
  return url.href;
}
