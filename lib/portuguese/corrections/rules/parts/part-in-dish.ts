import type { Food } from "@/lib/nutrition/foods/food";
import type { Reader } from "@/lib/portuguese/corrections/reading/correction-part";
import { dishWithAmount, dishWithPart } from "@/lib/portuguese/corrections/rules/parts/dish-parts";
import type { LoggedItem } from "@/lib/portuguese/meaning/conversation";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import type { SaidItem } from "@/lib/portuguese/portions/portions";
import type { SaidAmount } from "@/lib/portuguese/terms/amounts";
import { wordAt } from "@/lib/portuguese/text/numbers";
import { tokenise } from "@/lib/portuguese/text/tokens";

const ARTICLE = /^(?:o|a|os|as)$/;
/** Bread by its name alone. */
export const IS_OTHER = /^pao-de-(?:queijo|mel|alho)/;
/** "queijo minas" and nothing else, of bread with cheese: which one it was; null where it is part of no dish. */
export function kindInDish(
  items: readonly LoggedItem[],
  { match, amount }: SaidItem,
  tokens: Reader["tokens"],
  said: string,
): Correction[] | null {
  // "era pão caseiro, 2 fatias"
  const much = amount?.counted && amount.start >= match.next ? amount : null;
  // "2 pães na chapa" are two of what was told.
  if (amount?.counted && !much) return null;
  const isNamed = (at: number) => at < match.next && (at >= match.start || ARTICLE.test(wordAt(tokens, at)));
  const isAlone = tokens.every(
    ({ kind }, at) => kind !== "word" || isNamed(at) || (much && at >= much.start && at < much.next),
  );
  if (!isAlone || !match.called.includes(" ") || IS_OTHER.test(match.food.id)) return null;
  // Past its name a brand may be taken for a part of it.
  const end = match.start + tokenise(match.called).length;
  for (const item of items) {
    const found = dishWithPart(item, match.food, tokens.slice(match.start + 1, end), said, much);
    if (found) return [found];
  }
  return null;
}

/** "com 2 ovos", "dois ovos", of couscous with egg: the dish that has such a part, with so much of it; null where none has. */
export function partWithAmount(
  items: readonly LoggedItem[],
  part: Food,
  amount: SaidAmount,
  said: string,
): Correction | null {
  for (const item of items) {
    const found = dishWithAmount(item, part, amount, said);
    if (found) return found;
  }
  return null;
}
