import { isLikelyWeight, isPossibleWeight, LIKELY_KG } from "@/lib/nutrition/figures/bounds";
import { readQuantity, wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";

/** A figure that may be a body weight; `unit`: "kg" was said. */
export type Kilos = { kg: number; sure: boolean; unit: boolean; next: number };

/** "72,4", "72 e 300", "72.400", "724": the weight at token `at`; null where it can be none. */
export function kilosAt(tokens: readonly Token[], at: number): Kilos | null {
  const quantity = readQuantity(tokens, at);
  if (!quantity || quantity.low !== null || quantity.article) return null;
  let kg = quantity.value;
  let { next } = quantity;
  const unit = wordAt(tokens, next) === "kg";
  if (/^(?:g|ml|litros?|horas|h|%|vezes|dias|cm|anos|kcal|calorias)$/.test(wordAt(tokens, next))) return null;
  if (unit) next += 1;
  const grams = gramsAfter(tokens, next, unit);
  // "100, 120 e 150 g"
  if (grams && wordAt(tokens, at - 1) === "," && tokens[at - 2]?.kind === "number") return null;
  if (grams) {
    kg += grams.kg;
    next = grams.next;
  }
  // "72.400" reads as thousands.
  if (isLikelyWeight(kg / 1000)) kg /= 1000;
  if (isLikelyWeight(kg)) return { kg: round(kg), sure: true, unit, next };
  const meant = unit && isPossibleWeight(kg);
  if (isLikelyWeight(kg / 10) && Number.isInteger(kg) && !meant) {
    return { kg: round(kg / 10), sure: false, unit, next };
  }
  return meant ? { kg: round(kg), sure: false, unit, next } : null;
}

/** "72 quilos e 300 gramas", "72 e 300", "72 kg e meio". */
function gramsAfter(
  tokens: readonly Token[],
  at: number,
  unit: boolean,
): { kg: number; next: number } | null {
  // "58kg 200g"
  const grams = unit && wordAt(tokens, at + 1) === "g" ? tokens[at] : undefined;
  if (grams?.kind === "number" && grams.value < 1000) return { kg: grams.value / 1000, next: at + 2 };
  if (wordAt(tokens, at) !== "e") return null;
  if (unit && wordAt(tokens, at + 1) === "meio") return { kg: 0.5, next: at + 2 };
  const more = readQuantity(tokens, at + 1);
  if (!more || more.value < 50 || more.value >= 1000) return null;
  // "arroz e frango, 120 e 80 g": no kilo and its grams.
  const named = wordAt(tokens, more.next) === "g" && more.value >= LEAST_NAMED;
  return unit || named || more.value % 50 === 0
    ? { kg: more.value / 1000, next: more.next + (named ? 1 : 0) }
    : null;
}

const LEAST_NAMED = 100;

/** A few kilos are what a weight changes by, or what is cooked. */
export function isSlight(kg: number): boolean {
  return kg < LIKELY_KG.least;
}

/** "59,9", and "55,0" as well. */
export function hasDecimals(token: Token | undefined): boolean {
  return token?.kind === "number" && /[.,]/.test(token.word);
}

function round(kg: number): number {
  return Math.round(kg * 100) / 100;
}

/** "deu 91 com a bota, tirando a bota fica 89", "83,1 de chinelo, tirei tudo e ficou em 82,5": what is left in the end. */
export function leftAfter(
  tokens: readonly Token[],
  { kg, next }: Pick<Kilos, "kg" | "next">,
): (Kilos & { start: number }) | null {
  for (let at = next; at < tokens.length; at += 1) {
    if (!/^(?:fica|ficou|fico|sobra|da|deu)$/.test(wordAt(tokens, at))) continue;
    const isStripped = tokens.slice(next, at).some(({ word }) => STRIPPED.test(word));
    const number = kilosAt(tokens, wordAt(tokens, at + 1) === "em" ? at + 2 : at + 1);
    if (isStripped && number && number.kg < kg && kg - number.kg <= MOST_WORN)
      return { ...number, start: at };
  }
  return null;
}

export const STRIPPED = /^(?:tirando|tira|tirei|descontando|descontei|sem|menos)$/;
/** Kilos of shoes, clothes and what is in them. */
const MOST_WORN = 6;
