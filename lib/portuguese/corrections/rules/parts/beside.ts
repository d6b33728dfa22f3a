import { type Reader, readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import { calledWords, itemMeant } from "@/lib/portuguese/corrections/reading/food-reference";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import { weighItem } from "@/lib/portuguese/portions/portions";
import { WATER_ID } from "@/lib/portuguese/portions/waters";
import { wordAt } from "@/lib/portuguese/text/numbers";

const HAD = /^(?:teve|tinha|tomei|bebi|comi|foi|veio|pedi|acompanhou)$/;
const LONGEST = 16;

/** "ontem junto com o hambúrguer teve um milk-shake": of the meal that holds what is named. */
export function readBeside(reader: Reader): Correction[] | null {
  const { tokens, last, phrase } = reader;
  if (phrase.words > LONGEST || phrase.asks) return null;
  const with_ = tokens.findIndex(
    ({ word }, at) => word === "com" && /^(?:o|a|os|as)$/.test(wordAt(tokens, at + 1)),
  );
  const had = tokens.findIndex(({ word }, at) => at > with_ + 1 && HAD.test(word));
  const isLed = with_ === 0 || /^(?:junto|e|ah|,|ontem|hoje)$/.test(wordAt(tokens, with_ - 1));
  if (with_ < 0 || had < 0 || !isLed || had - with_ > 5) return null;
  const [named, ...others] = readPart(reader, tokens.slice(with_ + 1, had)).items;
  if (!named || others.length > 0) return null;
  const meal = last.find(
    (entry) => entry.type === "meal" && itemMeant(named.match.food, calledWords(named), entry.items, false),
  );
  const added = readPart(reader, tokens.slice(had + 1)).items.filter(
    ({ match }) => match.food.id !== WATER_ID,
  );
  if (meal?.type !== "meal" || added.length === 0) return null;
  if (added.some(({ match }) => meal.items.some(({ foodId }) => foodId === match.food.id))) return null;
  return [{ kind: "add", items: added.map(weighItem), mealId: meal.id }];
}
