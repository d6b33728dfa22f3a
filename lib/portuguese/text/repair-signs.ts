import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";

/** How people take back what they have just written. "não" alone denies what follows; with a comma, what went before. */
const MARKERS = groupByFirst([
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
    const rest = MARKERS.get(wordAt(tokens, next));
    const marker = rest?.find((words) => words.every((word, i) => wordAt(tokens, next + 1 + i) === word));
    if (!marker) break;
    next += 1 + marker.length;
    while (/^(?:[,.:;-]|que|eh|foi|foram|era|eram)$/.test(wordAt(tokens, next))) next += 1;
  }
  return next === at || ADDS.test(wordAt(tokens, next)) ? null : next;
}

/** "uma caixa de bombom kkk brincadeira, comi 3 bombons", "pão e chimia, mentira, só pão": all of it was said in jest. */
export function wasJest(tokens: readonly Token[], at: number, next: number): boolean {
  const isOnly = /^(?:so|apenas)$/.test(wordAt(tokens, next));
  return (
    /^(?:brinc|zoeira|brinks|estou|to$)/.test(wordAt(tokens, at)) ||
    (isOnly && wordAt(tokens, at) === "mentira")
  );
}

/** The words after the first of each marker. */
function groupByFirst(markers: readonly string[]): ReadonlyMap<string, readonly (readonly string[])[]> {
  const groups = Map.groupBy(
    markers.map((marker) => marker.split(" ")),
    ([first = ""]) => first,
  );
  return new Map([...groups].map(([first, words]) => [first, words.map((word) => word.slice(1))]));
}
