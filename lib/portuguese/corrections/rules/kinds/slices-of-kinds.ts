import { correctionSaid, type Reader } from "@/lib/portuguese/corrections/reading/correction-part";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import type { ParsedItem } from "@/lib/portuguese/portions/parsed-entries";
import { weighItem } from "@/lib/portuguese/portions/portions";
import { ONE } from "@/lib/portuguese/terms/amounts";
import { readQuantity, wordAt } from "@/lib/portuguese/text/numbers";
import { type Token, tokenise } from "@/lib/portuguese/text/tokens";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";

const LONGEST = 14;
const LEAD = /^(?:foi|foram|era|eram|comi|na|verdade|so)$/;
const SLICE = /^(?:pedac(?:o|os|inho|inhos)|fatias?|fatiazinhas?)$/;

/** "2 pedaços de calabresa e 1 de chocolate", of a pizza that was told before: its slices, in place of it; null where a kind is no pizza's. */
export function readSlicesOfKinds(reader: Reader): Correction[] | null {
  const { tokens, items, phrase } = reader;
  const pizza = items.findLast(({ foodId }) => foodId.startsWith("pizza-"));
  const many = pizza?.portion && !("said" in pizza.portion) ? pizza.portion.quantity : 0;
  if (!pizza || many === 0 || phrase.words > LONGEST || phrase.asks) return null;
  const start = tokens.findIndex(({ word }) => !LEAD.test(word));
  const groups = groupsOf(tokens.slice(Math.max(0, start)));
  if (!groups.some(({ isSlice }) => isSlice)) return null;
  // "foram 2 fatias de portuguesa e 1 de calabresa", of three slices.
  const sum = groups.reduce((all, { count }) => all + count, 0);
  if (many !== 1 && (many !== sum || groups.length < 2)) return null;
  const said = correctionSaid(reader, tokens);
  const to = groups.flatMap(({ count, kind }) => sliceOf(count, kind, said) ?? []);
  return to.length === groups.length ? [{ kind: "open", from: pizza.foodId, to }] : null;
}

type Group = { count: number; isSlice: boolean; kind: readonly Token[] };

/** What is counted through, "2 pedaços de …, 1 de …"; empty where anything else is said. */
function groupsOf(tokens: readonly Token[]): Group[] {
  const groups: Group[] = [];
  for (let at = 0; at < tokens.length; ) {
    const many = readQuantity(tokens, at);
    if (!many) return [];
    const isSlice = SLICE.test(wordAt(tokens, many.next));
    const of = isSlice ? many.next + 1 : many.next;
    if (wordAt(tokens, of) !== "de") return [];
    const next = tokens.findIndex(
      ({ word }, i) => i > of && /^(?:e|,)$/.test(word) && readQuantity(tokens, i + 1) !== null,
    );
    const end = next < 0 ? tokens.length : next;
    // "uma fatia de pizza": of no kind.
    const isNamed = wordAt(tokens, of + 1) === "pizza" && of + 2 < end;
    groups.push({ count: many.value, isSlice, kind: tokens.slice(isNamed ? of + 2 : of, end) });
    at = end + 1;
  }
  return groups;
}

function sliceOf(count: number, kind: readonly Token[], said: string): ParsedItem | null {
  const words = [...tokenise("pizza"), ...kind.filter((one) => one.kind === "word")];
  const match = foodAt(words, 0, false);
  if (!match || match.next < words.length) return null;
  const amount = { ...ONE, quantity: count, measure: "fatia" as const, counted: true };
  return weighItem({ match, amount, ignored: [], said });
}
