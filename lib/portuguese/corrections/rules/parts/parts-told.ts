import { type Reader, readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import { COPULA } from "@/lib/portuguese/corrections/reading/cues";
import { amountFor } from "@/lib/portuguese/corrections/rules/parts/correction-change";
import { dishWithAmounts } from "@/lib/portuguese/corrections/rules/parts/dish-parts";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import { weighItem } from "@/lib/portuguese/portions/portions";

const LONGEST = 16;
/** What tells of other food, or of less of it. */
const OTHERWISE =
  /^(?:nao|nem|sem|mais|outr[oa]s?|tambem|repeti|depois|tira|tirei|troca|troquei|metade|dividi|sobrou|deixei|cada)$/;

/** "200 g de cuscuz, 2 ovos", of couscous with egg; "o pão foram 2 fatias e o salame 4": a dish by the amounts of its parts. */
export function readPartsTold(reader: Reader): Correction[] | null {
  const { tokens, items, phrase, last } = reader;
  if (phrase.words > LONGEST || phrase.asks || last[0]?.type !== "meal") return null;
  if (tokens.some(({ word }) => OTHERWISE.test(word))) return null;
  const said = tokens.filter(({ word, kind }) => kind !== "break" && !COPULA.test(word));
  const part = readPart(reader, said);
  if (part.meal || part.day || part.hour || part.amounts.length > 0) return null;
  const isTold = (id: string) => items.some(({ foodId }) => foodId === id);
  const told = part.items.filter(({ match }) => !isTold(match.food.id));
  for (const item of items) {
    const found = dishWithAmounts(item, told);
    if (!found) continue;
    const rest = part.items.filter((one) => !found.named.includes(one));
    return [
      found.open,
      ...rest.map((one): Correction => {
        const { food } = one.match;
        return isTold(food.id) && one.amount
          ? { kind: "amount", food: food.id, from: null, to: amountFor(one.amount, one.said) }
          : { kind: "add", items: [weighItem(one)] };
      }),
    ];
  }
  return null;
}
