import { findMeasure } from "@/lib/nutrition/foods/measures";
import type { Element } from "@/lib/portuguese/grammar/element";
import { contentFrom } from "@/lib/portuguese/grammar/food-elements";
import { readQuantity, wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";
import { isPerson } from "@/lib/portuguese/vocabulary/people";

const YIELDED = /^(?:deu|deram|rendeu|renderam|rende|virou|viraram|saiu|sairam|saem)$/;
const CUT =
  /^(?:dividi|dividimos|dividiu|dividida|dividido|cortei|cortou|cortamos|cortada|cortado|reparti|repartido|repartida|separei|separado|separada|porcionei|fracionei)$/;
/** What is made of something else: "bati 1 kg de carne e fiz 8 hambúrgueres". */
const MADE = /^(?:fiz|fizemos|montei|modelei|enrolei)$/;
/** Beside what is measured with: "6 tigelas". */
const PIECES =
  /^(?:fatias?|pedacos?|porcoes|porcao|partes?|marmitas?|marmitinhas?|potinhos?|unidades?|bolinhas?|quadrados?|quadradinhos?|vezes|dias|refeicoes)$/;
const TAKEN = /^(?:comi|peguei|fiquei|levei|tomei|bebi|almocei|jantei|foi|minha|belisquei|repeti|uso|usei)$/;
/** "uma fatia de bolo, deu 60 g, e tomei um chá": what it weighed, and no parts of it. */
const WEIGHT = /^(?:g|gr|gramas?|kg|kilos?|quilos?|ml|l|litros?)$/;
/** Into more nobody divides what they cook. */
const MOST = 80;
/** Words to what was taken of it. */
const FAR = 12;

/**
 * "deu 8 hambúrgueres", "rendeu 12 fatias", "cortei em 10", "fiz pra 6" at token `at`, where what was eaten of it is told after it:
 * of how many parts the whole is; null for anything else.
 */
export function yieldAt(tokens: readonly Token[], at: number, elements: readonly Element[]): Element | null {
  const word = wordAt(tokens, at);
  const isServed =
    word === "para" &&
    /^(?:pessoas|comer|e|,)$/.test(wordAt(tokens, readQuantity(tokens, at + 1)?.next ?? at));
  if (!isServed && !YIELDED.test(word) && !CUT.test(word) && !MADE.test(word)) return null;
  if (!elements.some(({ type }) => type === "food")) return null;
  const from = pastLead(tokens, at + 1);
  const count = readQuantity(tokens, from);
  if (!count || !Number.isInteger(count.value) || count.value < 2 || count.value > MOST) return null;
  if (CUT.test(word) && wordAt(tokens, from - 1) !== "em") return null;
  const counted = wordAt(tokens, count.next);
  if (WEIGHT.test(counted)) return null;
  const isPart = PIECES.test(counted) || isPerson(counted) || counted === "pessoas";
  const measure = findMeasure(counted) ?? (isPart ? findMeasure("porcao") : null) ?? null;
  const isPiece = measure !== null;
  const food = foodAt(tokens, contentFrom(tokens, isPiece ? count.next + 1 : count.next), false);
  const made = isPiece && !/^d[eoa]$/.test(wordAt(tokens, count.next + 1)) ? null : food;
  if (MADE.test(word) && !made) return null;
  const next = made?.next ?? (isPiece ? count.next + 1 : count.next);
  const eaten = takenOf(tokens, next);
  return eaten === null
    ? null
    : { type: "yield", parts: count.value, eaten, food: made, measure, start: at, next };
}

/** "pra", "mais ou menos", "em", "uns" */
function pastLead(tokens: readonly Token[], at: number): number {
  let from = at;
  while (from < at + 4 && /^(?:em|para|mais|ou|menos|certinho|exatamente|so)$/.test(wordAt(tokens, from)))
    from += 1;
  return from;
}

/** "…, comi 1", "comi uma porção": how many of them; null where nothing tells. */
function takenOf(tokens: readonly Token[], from: number): number | null {
  for (let at = from; at < from + FAR; at += 1) {
    if (!TAKEN.test(wordAt(tokens, at))) continue;
    const led = /^(?:so|com|apenas|ja)$/.test(wordAt(tokens, at + 1)) ? at + 2 : at + 1;
    const count = readQuantity(tokens, led);
    if (count) return count.value;
    if (/^(?:porcao|parte|marmita)$/.test(wordAt(tokens, led))) return 1;
  }
  return null;
}
