import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { DENIED_WORDS, type Denial, deniedId } from "@/lib/nutrition/foods/denials";
import type { Food } from "@/lib/nutrition/foods/food";
import { searchKey } from "@/lib/portuguese/text/letters/stems";

/** By the key of the words behind "sem"; ways of eating make another food of it and are no denial here. */
const DENIED: ReadonlyMap<string, Denial> = new Map([
  ...DENIED_WORDS.map(([words, denial]) => [searchKey(words), denial] as const)
    .filter(([key]) => key.startsWith("sem "))
    .map(([key, denial]) => [key.slice("sem ".length), denial] as const),
  ...(["tahine", "tahini"] as const).map((word) => [word, "gergelim"] as const),
  ...(["mucarela", "mussarela", "parmesao", "requeijao"] as const).map((word) => [word, "queijo"] as const),
  ["calabresa", "linguica"],
  ["castanha", "castanhas"],
  ["nata", "creme"],
]);

type Asked = { without: string; denials: Denial[] };

/** What a search key denies, "pizza sem gluten nem lactose", and what is left of it; null where it denies nothing that we know. */
export function denialsAsked(key: string): Asked | null {
  const denials: Denial[] = [];
  const rest = key.replace(CLAUSE, (whole: string, said: string) => {
    const known = said
      .split(/ (?:nem|e sem|e|ou) /)
      .map((one) => DENIED.get(one) ?? DENIED.get(one.replace(/^de /, "")));
    if (known.some((one) => one === undefined)) return whole;
    denials.push(...(known as Denial[]));
    return "";
  });
  const without = rest.trim();
  return denials.length > 0 && without !== "" ? { without, denials } : null;
}

const CLAUSE = / sem ((?:(?!com |na |no ).)+?)(?= com | na | no |$)/g;

/**
 * Foods that fit what was denied: those found that have nothing of it, else those without the denial in the query, told to be without
 * it, as the assistant notes them.
 */
export function fitting(
  { without, denials }: Asked,
  search: (query: string) => Food[],
  query: string,
): Food[] {
  const key = searchKey(query);
  // Oats that are called "sem glúten" are oats all the same.
  const isSo = ({ name, aliases }: Food) => [name, ...aliases].some((one) => searchKey(one) === key);
  const right = search(query).filter((food) => isSo(food) || deniedId(food, denials) === food.id);
  const plain = search(without).flatMap((food) => findFood(deniedId(food, denials)) ?? []);
  return [...new Set([...right, ...plain])];
}
