import { roundTo } from "@/lib/nutrition/figures/nutrients";
import { foodWords, type Reader, readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import { readSubject } from "@/lib/portuguese/corrections/rules/subjects";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import type { ParsedItem } from "@/lib/portuguese/portions/parsed-entries";
import { weighItem } from "@/lib/portuguese/portions/portions";
import { stem } from "@/lib/portuguese/text/letters/stems";
import { tokenise } from "@/lib/portuguese/text/tokens";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";

/** "o pão era de forma, 2 fatias", of bread with cheese: which of its parts, and how much of that. */
export function readPartAndAmount(reader: Reader): Correction[] | null {
  if (reader.phrase.asks) return null;
  const comma = reader.tokens.findIndex(({ word }) => word === ",");
  const part = comma < 1 ? null : readPart(reader, reader.tokens.slice(comma + 1));
  const [much, ...more] = part?.amounts ?? [];
  if (!much?.counted || more.length > 0 || part?.items.length !== 0) return null;
  const [only, ...others] = readSubject({ ...reader, tokens: reader.tokens.slice(0, comma) }) ?? [];
  if (only?.kind !== "open" || others.length > 0) return null;
  const nouns = foodWords(reader.tokens.slice(0, comma));
  const isOfAll = !only.to.some(({ name }) => nouns[0] === stem(tokenise(name)[0]?.word ?? ""));
  if (isOfAll && much.measure === "g" && only.to.length > 1)
    return [{ ...only, to: shareOut(only.to, much.quantity) }];
  const to = only.to.map((item) => {
    const [head] = tokenise(item.name);
    const match = head && nouns[0] === stem(head.word) ? foodAt(tokenise(item.name), 0, false) : null;
    return match?.food.id === item.foodId
      ? weighItem({ match, amount: much, ignored: [], said: item.said })
      : item;
  });
  return [{ ...only, to }];
}

/** "a salada era de alface e tomate, 100 g": of all of them, as they stand to each other. */
function shareOut(parts: readonly ParsedItem[], grams: number): ParsedItem[] {
  const sum = parts.reduce((all, part) => all + part.grams, 0);
  return parts.map((part) => {
    const own = roundTo((part.grams / sum) * grams, 0);
    return { ...part, grams: own, portion: { quantity: own, measure: "g", size: null } };
  });
}
