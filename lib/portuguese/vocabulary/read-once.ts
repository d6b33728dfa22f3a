import { ownFoodsAtHand } from "@/lib/nutrition/foods/catalogue/catalogue";
import type { Token } from "@/lib/portuguese/text/tokens";

/** What was read of a stretch of words, under what else it was read with. */
type Known<T> = Map<string, T>;

/** No message has more stretches that are read. */
const MOST = 3000;

/**
 * A pure reading of a stretch of words that is done once while the foods it may name are at hand, which is as long as one
 * message is read: many rules read the same stretch. What is answered is shared, so nobody changes it.
 * @param read of the words and of what else it depends on
 */
export function readOnce<T, More extends readonly string[]>(
  read: (tokens: readonly Token[], ...more: More) => T,
): (tokens: readonly Token[], ...more: More) => T {
  const known = new WeakMap<ReturnType<typeof ownFoodsAtHand>, Known<T>>();
  return (tokens, ...more) => {
    const foods = ownFoodsAtHand();
    let done = known.get(foods);
    if (!done || done.size >= MOST) {
      done = new Map();
      known.set(foods, done);
    }
    const key = `${more.join("\n")}\n\n${keyOf(tokens)}`;
    const before = done.get(key);
    if (before !== undefined) return before;
    const found = read(tokens, ...more);
    done.set(key, found);
    return found;
  };
}

function keyOf(tokens: readonly Token[]): string {
  let key = "";
  for (const { word, kind, value, start, end, drawn, foreign, named } of tokens)
    key += `${word} ${kind} ${value} ${start} ${end}${drawn ? " drawn" : ""}${foreign ? " foreign" : ""}${named ? " named" : ""}\n`;
  return key;
}
