import { wordAt } from "@/lib/portuguese/text/numbers";
import { endOfPhrase, setPhrases } from "@/lib/portuguese/text/set-phrases";
import type { Token } from "@/lib/portuguese/text/tokens";

/** How people take back what they have just written. "não" alone denies what follows; with a comma, what went before. */
const MARKERS = setPhrases([
  "digo",
  "mentira",
  "brincadeira",
  "brincadeirinha",
  "zoeira",
  "brinks",
  "estou brincando",
  "to brincando",
  "estou zoando",
  "alias",
  "minto",
  "quer dizer",
  "quis dizer",
  "melhor dizendo",
  "ou melhor",
  "na verdade",
  "na real",
  "opa",
  "ops",
  "desculpa",
  "desculpe",
  "perdao",
  "errei",
  "me enganei",
  "corrigindo",
  "correcao",
  "espera",
  "pera ai",
  "perai",
  "mas foi",
  "mas foram",
  "mas era",
  "mas eram",
  "nao nao",
  "nao espera",
  ...["minto", "mentira", "perdao", "desculpa", "digo", "errei", "pera", "perai", "alias"].map(
    (word) => `nao ${word}`,
  ),
  "nao ,",
]);
/** "bebida não, só água" denies what stands before it. */
const DENIED =
  /^(?:bebida|sobremesa|fritura|doce|alcool|refri|refrigerante|salada|carne|acucar|gluten|leite|manteiga|oleo|azeite|sal|nada)$/;
/** "desculpa, esqueci do suco" adds something and takes nothing back. */
const ADDS = /^(?:e|mais|tambem|ainda|alem|depois|mas|esqueci|faltou|faltava|teve|tinha)$/;
const MOST_MARKERS = 3;

/**
 * Index of what is said instead, when what stands before token `at` is taken back there: "2 ovos, não, 3", "2 pães, quer
 * dizer, 1"; else null.
 */
export function repairAt(tokens: readonly Token[], at: number): number | null {
  let next = at;
  if (wordAt(tokens, at) === "nao" && DENIED.test(wordAt(tokens, at - 1))) return null;
  // "na brincadeira com as crianças"
  if (
    /^brincadeir/.test(wordAt(tokens, at)) &&
    /^(?:[nd]?[ao]s?|de|uma|sem|por)$/.test(wordAt(tokens, at - 1))
  )
    return null;
  for (let count = 0; count < MOST_MARKERS; count += 1) {
    const end = endOfPhrase(MARKERS, tokens, next);
    if (end === null) break;
    next = end;
    while (/^(?:[,.:;-]|que|eh|foi|foram|era|eram)$/.test(wordAt(tokens, next))) next += 1;
  }
  return next === at || ADDS.test(wordAt(tokens, next)) ? null : next;
}

/** "2 bananas, minto, uma só e um café": whether what begins at token `at` is said instead of what stands before it. */
export function isSaidInstead(tokens: readonly Token[], at: number): boolean {
  const end = /^(?:so|apenas)$/.test(wordAt(tokens, at - 1)) ? at - 1 : at;
  for (let from = end - 1; from > 0 && from >= end - MOST_REPAIR_WORDS; from -= 1)
    if (repairAt(tokens, from) === end) return true;
  return false;
}

const MOST_REPAIR_WORDS = 5;

/** "uma caixa de bombom kkk brincadeira, comi 3 bombons", "pão e chimia, mentira, só pão": all of it was said in jest. */
export function wasJest(tokens: readonly Token[], at: number, next: number): boolean {
  const isOnly = /^(?:so|apenas)$/.test(wordAt(tokens, next));
  return (
    /^(?:brinc|zoeira|brinks|estou|to$)/.test(wordAt(tokens, at)) ||
    (isOnly && wordAt(tokens, at) === "mentira")
  );
}
