import { phraseOf } from "@/lib/portuguese/vocabulary/phrase";

const KEEP =
  /^ (?:(?:pode|podes|quero|vamos) )?(?:(?:sim|isso|ok|certo|esta) )?(?:registra\S*|registre|anota\S*|anote|confirm\S*|salva\S*|salve|sim|isso|isso mesmo|certo|correto|ok|blz|beleza|perfeito|exato|exatamente|esta (?:certo|correto|otimo|bom)|tudo certo|e isso|pode ser)(?: (?:isso|tudo|assim|mesmo|tudo isso|a refeicao)){0,2} $/;
const DROP =
  /^ (?:(?:pode|quero) )?(?:descart\S*|nao (?:registra\S*|registre|anota\S*|anote|salva\S*|salve|comi isso)|joga fora)(?: (?:isso|tudo|a foto|essa foto|o rascunho)){0,2} $/;

/** Whether a message settles a draft: "sim", "pode registrar"; "descarta". */
export function draftVerdict(text: string): "keep" | "drop" | null {
  const { line, asks } = phraseOf(text);
  if (DROP.test(line)) return "drop";
  return KEEP.test(line) && !asks ? "keep" : null;
}
