import type { OutboundContent } from "@/lib/chat/outbound";
import type { Outcome } from "@/lib/chat/outcome";
import type { Locale } from "@/lib/i18n/locale";
import type { Translator } from "@/lib/i18n/translator";

/**
 * The messages that tell a person what was done or found.
 * @param outcome read back from the database after the change, so that nothing is claimed that is not stored
 */
export function compose(outcome: Outcome, _t: Translator, _locale: Locale): OutboundContent[] {
  return [{ type: "text", body: outcome.kind }];
}
