import { phraseOf } from "@/lib/portuguese/vocabulary/phrase";

const YES =
  /^ (?:sim|isso|isso mesmo|isso ai|claro|com certeza|certeza|pode|pode sim|pode ser|pode mudar|pode trocar|quero|quero sim|confirmo|confirma|confirmado|confirmar|certo|correto|exato|ok|okay|blz|beleza|aham|uhum|fechado|bora|positivo|eh|eh sim|eh isso|foi sim|foi ontem|ontem|s|ss|yes|yep|yeah|sure|tenho|tenho certeza|muda|mude|manda ver|por favor)(?: (?:sim|isso|mesmo|obrigad[oa]|por favor|quero|pode|ok|certeza|ai))* $/;
const NO =
  /^ (?:nao|n|nn|nope|no|nao quero|nao precisa|nao obrigad[oa]|deixa|deixa para la|deixa assim|deixa como esta|deixa quieto|cancela|cancelar|esquece|melhor nao|nao muda|nao mude|nem|negativo|errado|foi hoje|hoje)(?: (?:nao|quero|precisa|obrigad[oa]|por favor|mesmo|assim|foi|hoje|deixa))* $/;

/** Whether a message answers a yes-or-no question; null when it is about something else. */
export function yesOrNo(text: string): "yes" | "no" | null {
  const { line } = phraseOf(text);
  if (NO.test(line)) return "no";
  return YES.test(line) ? "yes" : null;
}
