import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import type { Food } from "@/lib/nutrition/foods/food";
import type { CorrectionPart } from "@/lib/portuguese/corrections/reading/correction-part";
import { variantOf } from "@/lib/portuguese/corrections/reading/food-reference";
import type { LoggedItem } from "@/lib/portuguese/meaning/conversation";
import type { SaidItem } from "@/lib/portuguese/portions/portions";
import { stem } from "@/lib/portuguese/text/letters/stems";
import { wordAt } from "@/lib/portuguese/text/numbers";
import { type Token, tokenise } from "@/lib/portuguese/text/tokens";

/** "não era de laranja, era de uva", "não era calabresa, era frango": another kind of the juice, of the pizza. */
export function kindInstead(
  wrong: LoggedItem,
  { items, tokens }: CorrectionPart,
  denied: SaidItem | undefined,
): Food | null {
  const [only, ...others] = items;
  if (!only || only.amount?.counted) return null;
  const from = tokens.findIndex(({ word }) => !/^(?:foi|era|eram|foram|o|a|sim|mas|so)$/.test(word));
  const said = tokens.slice(Math.max(0, from));
  const led = wordAt(said, 0) === "de";
  // The noun itself was denied: "não era bife, era frango".
  const isNoun =
    stem(tokenise(denied?.match.called ?? "")[0]?.word ?? "") === stem(tokenise(wrong.name)[0]?.word ?? "");
  const first = said[0];
  if (!first || (isNoun && !led)) return null;
  const variant = variantOf(wrong, led ? said : [{ ...first, word: "de" }, ...said]);
  if (others.length > 0 && said.length > MOST_WORDS) return null;
  // Of what comes in one kind only it stays what it is.
  return variant && (led || variant.id !== wrong.foodId) ? variant : null;
}

const MOST_WORDS = 4;

/** What is cooked of several things, unlike "peito de peru". */
export function isComposed({ foodId }: LoggedItem): boolean {
  return /^(?:dishes|fast_food|snacks)$/.test(findFood(foodId)?.category ?? "");
}

/** "era frango, não carne", of a yakisoba: that dish with the other in it; null where no such kind is known. */
export function kindOfDish(dish: LoggedItem, { match }: SaidItem, tokens: readonly Token[]): Food | null {
  const words = tokens.slice(match.start, match.next);
  const [first] = words;
  const kind = first && variantOf(dish, [{ ...first, word: "de" }, ...words]);
  return kind && kind.id !== dish.foodId ? kind : null;
}

/** "na verdade era peixe": instead of the one thing of its kind on the plate. */
export function onlyOfItsKind({ match }: SaidItem, items: readonly LoggedItem[]): LoggedItem | undefined {
  const kind = KIND_OF[match.food.category];
  const alike = items.filter(({ foodId }) => KIND_OF[findFood(foodId)?.category ?? ""] === kind);
  return kind !== undefined && alike.length === 1 ? alike[0] : undefined;
}

/** What is eaten in each other's place. */
const KIND_OF: Readonly<Record<string, string>> = {
  meat: "main",
  poultry: "main",
  fish: "main",
  drinks: "drink",
  alcohol: "drink",
  fruit: "fruit",
  breads: "bread",
  fast_food: "fast food",
  legumes: "legume",
};
