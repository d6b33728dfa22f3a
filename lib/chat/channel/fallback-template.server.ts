import "server-only";
import { env } from "@/lib/env";
import type { SendableContent } from "@/lib/integrations/whatsapp-cloud/outbound-body";

/** What goes out in place of an answer whose 24-hour window has closed; null when the deployment has none. */
export function fallbackTemplate(): SendableContent | null {
  const name = env().WHATSAPP_REPLY_TEMPLATE;
  return name ? { type: "template", name, language: "pt_BR", parameters: [] } : null;
}
