import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import type { Food } from "@/lib/nutrition/foods/food";
import { correctionSaid, type Reader } from "@/lib/portuguese/corrections/reading/correction-part";
import { COPULA } from "@/lib/portuguese/corrections/reading/cues";
import { variantOf } from "@/lib/portuguese/corrections/reading/food-reference";
import { MILK, otherPart } from "@/lib/portuguese/corrections/rules/parts/dish-parts";
import { makingsOf } from "@/lib/portuguese/corrections/rules/parts/parts-of";
import { replaced } from "@/lib/portuguese/corrections/rules/parts/replaced";
import type { LoggedItem } from "@/lib/portuguese/meaning/conversation";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";

/** "leite de soja", "era com leite desnatado", "o leite era de aveia", after a shake or a porridge: the milk in it; null of a glass of it. */
export function readMilk(reader: Reader): Correction[] | null {
  const { items, phrase } = reader;
  const white = WITH_MILK.test(phrase.line) ? whitened(reader) : null;
  if (white) return white;
  const tokens = milkSaid(reader.tokens);
  const match = tokens && foodAt(tokens, 0, false);
  if (!tokens || !match || match.next < tokens.length || !MILK.test(match.food.id) || phrase.asks)
    return null;
  const first = tokens[0] as Token;
  const isKnownSo = items.some(
    (item) => variantOf(item, [{ ...first, word: "com" }, ...tokens]) ?? variantOf(item, tokens),
  );
  const mixed = items.flatMap((dish) => {
    const milk = milkIn(dish);
    return milk ? [{ dish, milk }] : [];
  });
  const [only, ...others] = mixed;
  if (isKnownSo || !only || others.length > 0 || items.some(({ foodId }) => MILK.test(foodId))) return null;
  // "com leite" says nothing new.
  if (only.milk.id === match.food.id) return null;
  const said = correctionSaid(reader, reader.tokens);
  return otherPart(only.dish, only.milk, { match, amount: null, ignored: [], said });
}

/** "era com leite", after a coffee: the one with milk; null where there is no such kind of what was told. */
function whitened({ items, tokens, phrase }: Reader): Correction[] | null {
  const [item, ...others] = items;
  const from = tokens.findIndex(({ word }) => word === "com");
  const kind = item && others.length === 0 ? variantOf(item, tokens.slice(from, from + 2)) : null;
  return item && kind && kind.id !== item.foodId ? [replaced(item, kind, phrase.text)] : null;
}

const WITH_MILK =
  /^ (?:(?:ah|e|mas|na verdade|alias|opa) )*(?:era|foi) com leite(?: (?:viu|ta|tambem|mesmo))* $/;

const LEAD =
  /^(?:era|eram|foi|com|o|a|mas|na|verdade|so|so que|de|ah|alias|digo|usei|botei|coloquei|pus|fiz|bati|feito|feita|batido|batida)$/;
const BEHIND = /^(?:viu|ta|hein|tambem|mesmo|desculpa|desculpe)$/;

/** The milk by its name, past what leads to it; null where anything else is said. */
function milkSaid(tokens: readonly Token[]): readonly Token[] | null {
  const words = tokens.filter(({ kind, word }) => kind === "word" && !BEHIND.test(word));
  if (words.length < tokens.filter(({ kind }) => kind !== "mark").length - 1) return null;
  const from = words.findIndex(({ word }) => !LEAD.test(word));
  const rest = words.slice(Math.max(0, from));
  if (!/^(?:leite|bebida)$/.test(wordAt(rest, 0)) || rest.length < 2) return null;
  // "o leite era de soja"
  const was = COPULA.test(wordAt(rest, 1)) ? [...rest.slice(0, 1), ...rest.slice(2)] : rest;
  return was;
}

/** The milk in a drink or a porridge that has some; null where it has none. */
function milkIn({ foodId }: LoggedItem): Food | null {
  if (!/^(?:drinks|supplements|cereals)$/.test(findFood(foodId)?.category ?? "")) return null;
  const ids = Object.keys(makingsOf(foodId)?.parts ?? {});
  return findFood(ids.find((id) => MILK.test(id)) ?? "") ?? null;
}
