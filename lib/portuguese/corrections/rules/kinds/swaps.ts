import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { type Reader, readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import { SWAP } from "@/lib/portuguese/corrections/reading/cues";
import { calledWords, itemMeant, variantOf } from "@/lib/portuguese/corrections/reading/food-reference";
import { change } from "@/lib/portuguese/corrections/rules/parts/correction-change";
import { partInstead } from "@/lib/portuguese/corrections/rules/parts/dish-parts";
import { replaced } from "@/lib/portuguese/corrections/rules/parts/replaced";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import { wordAt } from "@/lib/portuguese/text/numbers";

/** "troca o bife por frango", "muda o arroz para integral". */
export function readSwap(reader: Reader): Correction[] | null {
  const { tokens } = reader;
  const at = tokens.findIndex(({ word }) => SWAP.test(word));
  if (at < 0 || at > 3) return null;
  const by = tokens.findIndex(
    ({ word }, i) => i > at && (word === "por" || word === "pelo" || word === "pela" || word === "para"),
  );
  if (by < 0) return null;
  const from = readPart(reader, tokens.slice(at + 1, by));
  const to = readPart(reader, tokens.slice(by + 1));
  const [out] = from.items;
  if (!out) return null;
  // "troca o suco pra uva": another kind of it.
  const drink = itemMeant(out.match.food, calledWords(out), reader.items, false);
  const first = tokens[by + 1];
  const isDrunk =
    drink && findFood(drink.foodId)?.category === "drinks" && to.items[0]?.match.food.category === "fruit";
  const kind =
    first && isDrunk ? variantOf(drink, [{ ...first, word: "de" }, ...tokens.slice(by + 1)]) : null;
  if (drink && kind) return [replaced(drink, kind, kind.name)];
  const parts = partInstead(reader, to, from);
  // "troca o morango por banana", of a yoghurt with fruit: not all of it.
  const isPart = !itemMeant(out.match.food, calledWords(out), reader.items, false);
  const found = parts ?? (isPart ? null : change(reader, to, from));
  // "troquei o pão por tapioca" may tell of a meal of its own.
  return found ?? (wordAt(tokens, at) === "troquei" ? null : [{ kind: "unclear" }]);
}
