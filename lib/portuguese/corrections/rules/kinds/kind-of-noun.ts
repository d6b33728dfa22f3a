import type { Food } from "@/lib/nutrition/foods/food";
import { correctionSaid, type Reader, readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import { variantOf } from "@/lib/portuguese/corrections/reading/food-reference";
import { described, replaced } from "@/lib/portuguese/corrections/rules/parts/correction-change";
import { dishWithOnly } from "@/lib/portuguese/corrections/rules/parts/dish-parts";
import type { LoggedItem } from "@/lib/portuguese/meaning/conversation";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";

/** "a cuca era de uva", of a banana one: where no such kind is known, what the noun alone is. */
export function plainKind(
  reader: Reader,
  item: LoggedItem,
  subject: readonly Token[],
  rest: readonly Token[],
): Correction | null {
  if (rest[0]?.word !== "de" || variantOf(item, rest) || described(reader, item, rest)) return null;
  const short = unexplained(reader, rest);
  if (variantOf(item, short) || kindOfNoun(subject, short)) return null;
  const noun = subject.findLast(({ kind }) => kind === "word");
  // "o bolo era de milho", which is another name of it.
  if (noun && foodAt([noun, ...rest], 0, false)?.food.id === item.foodId) return null;
  const food = noun ? foodAt([noun], 0, false)?.food : undefined;
  return food && food.id !== item.foodId ? replaced(item, food, correctionSaid(reader, rest)) : null;
}

/** "a carne era de soja, proteína texturizada": without what explains it; all of it where that says how much. */
export function unexplained(reader: Reader, tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findIndex(({ kind }) => kind === "mark");
  const rest = end < 0 ? null : readPart(reader, tokens.slice(end + 1));
  const isAmount = rest && (rest.amounts.length > 0 || rest.items.some(({ amount }) => amount?.counted));
  return rest === null || isAmount ? tokens : tokens.slice(0, end);
}

/** "carne de soja" */
export function kindOfNoun(subject: readonly Token[], rest: readonly Token[]): Food | null {
  const noun = subject.findLast(({ kind }) => kind === "word");
  const match = noun ? foodAt([noun, ...rest], 0, false) : null;
  return match && match.next === rest.length + 1 ? match.food : null;
}

/** "o misto foi só com queijo" */
export function onlyWith(reader: Reader, item: LoggedItem, rest: readonly Token[]): Correction | null {
  const [so, link] = [wordAt(rest, 0), wordAt(rest, 1)];
  const [named] =
    so === "so" || so === "apenas"
      ? readPart(reader, rest.slice(/^(?:com|de)$/.test(link) ? 2 : 1)).items
      : [];
  return named ? dishWithOnly(item, named.match.food) : null;
}

/** "o de frango vinha com bacon" */
export function hasWith(tokens: readonly Token[], at: number): boolean {
  return /^(?:vinha|veio|vem|levava|levou)$/.test(wordAt(tokens, at)) && wordAt(tokens, at + 1) === "com";
}
