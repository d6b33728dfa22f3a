import type { ConversationState } from "@/lib/portuguese/meaning/conversation";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";

/** "tá, não comi", "então não vou comer não" */
const NOT_EATEN =
  /^ (?:(?:ah|ta|esta|ok|bom|boa|beleza|certo|entao|entendi|blz|mas|eu|no fim|acabei que|melhor|por isso|resolvi|decidi) )*nao (?:vou )?(?:comi|comer|tomei|tomar|bebi|beber|como|quero|quis)(?: (?:nao|mais|nada|entao|mesmo|ne|viu))* $/;

/** Whether a message only says that what was planned, wondered about or asked back was not eaten after all: nothing that was told is meant. */
export function leavesPlanUneaten({ line }: Phrase, { planned, wondered, open }: ConversationState): boolean {
  const isAskedBack = open !== null && open.addTo === null && open.asks !== "weight";
  return (planned !== undefined || wondered === true || isAskedBack) && NOT_EATEN.test(line);
}
