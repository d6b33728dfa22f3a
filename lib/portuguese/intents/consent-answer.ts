import { phraseOf } from "@/lib/portuguese/vocabulary/phrase";

/** Stricter than any other yes: nobody consents by "pode ser" or "ontem". */
const YES =
  /^ (?:sim|s|ss|claro|ok|okay|yes|yeah|i (?:do|agree|accept|authorize|authorise|consent)|(?:eu )?(?:autorizo|aceito|concordo|permito|confirmo)|pode guardar|pode anotar)(?: (?:sim|claro|eu|autorizo|aceito|concordo|pode|guardar|anotar|please|i|agree|por favor|obrigad[oa]))* $/;
const NO =
  /^ (?:nao|n|nn|no|nope|negativo|recuso|i (?:do not|don t) (?:agree|accept|authorize|authorise|consent)|(?:eu )?nao (?:autorizo|aceito|concordo|permito|quero))(?: (?:nao|eu|autorizo|aceito|concordo|quero|obrigad[oa]|thanks|thank you))* $/;

/** The answer to whether health data may be used; null where a message says neither plainly. */
export function consentAnswer(text: string): "yes" | "no" | null {
  const { line } = phraseOf(text);
  if (NO.test(line)) return "no";
  return YES.test(line) ? "yes" : null;
}
