import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { correctionSaid, type Reader } from "@/lib/portuguese/corrections/reading/correction-part";
import { variantOf } from "@/lib/portuguese/corrections/reading/food-reference";
import type { LoggedItem } from "@/lib/portuguese/meaning/conversation";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import type { Token } from "@/lib/portuguese/text/tokens";

/** "a pizza era metade calabresa metade mussarela": as much of the one as of the other. */
export function halvesOf(reader: Reader, item: LoggedItem, rest: readonly Token[]): Correction[] | null {
  const starts = rest.flatMap(({ word }, at) => (/^(?:metade|meia|meio)$/.test(word) ? [at] : []));
  const [one, other] = starts;
  if (starts.length !== 2 || one !== 0 || other === undefined) return null;
  const kinds = [rest.slice(1, other), rest.slice(other + 1)].map((words) => {
    const own = words.filter(({ word, kind }) => kind === "word" && !/^(?:de|e)$/.test(word));
    const first = own[0];
    return first ? (variantOf(item, [{ ...first, word: "de" }, ...own]) ?? findFood(item.foodId)) : null;
  });
  const portion = { quantity: item.grams / 2, measure: "g" as const, size: null };
  const said = correctionSaid(reader, rest);
  const to = kinds.flatMap((food) =>
    food
      ? [
          {
            foodId: food.id,
            name: food.name,
            grams: item.grams / 2,
            portion,
            confidence: 0.9,
            assumed: [],
            said,
          },
        ]
      : [],
  );
  return to.length === 2 ? [{ kind: "open", from: item.foodId, to }] : null;
}
