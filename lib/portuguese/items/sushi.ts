import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import type { Food } from "@/lib/nutrition/foods/food";
import type { SaidItem } from "@/lib/portuguese/portions/portions";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";

/** Fewer pieces of a fish may be pieces of it. */
const FEWEST = 3;

/** "10 peças de salmão", "6 peças de atum, 6 de salmão": pieces of sushi; null of any other fish. */
export function sushiOf(
  { match, amount }: SaidItem,
  before: SaidItem | null,
  tokens: readonly Token[],
  from: number,
): Food | null {
  if (match.food.category !== "fish" || !amount?.counted || amount.quantity < FEWEST) return null;
  if (wordAt(tokens, from) !== "de" || !/^(?:salmao|atum|peixe|polvo|camarao|kani)/.test(match.food.id))
    return null;
  // "sashimi, 10 peças de salmão"
  if (before?.amount === null && /^sashimi/i.test(before.match.called)) return before.match.food;
  const isPiece = wordAt(tokens, from - 1) === "pecas";
  const isSame = before?.match.food.id === "sushi" && before.amount?.measure === amount.measure;
  return isPiece || isSame ? (findFood("sushi") ?? null) : null;
}
