import { FOODS } from "@/lib/nutrition/foods/catalogue/catalogue";
import type { Food } from "@/lib/nutrition/foods/food";
import { type Name, nameOf } from "@/lib/nutrition/foods/search/name-match";
import { searchKey } from "@/lib/portuguese/text/letters/stems";
import { buildSpeller, type Speller } from "@/lib/portuguese/text/spelling";

/** A food with the names that a search finds it by. */
export type Entry = {
  food: Food;
  /** Place in the catalogue: the usual foods stand first in their files. */
  order: number;
  /** Keys of the name and of the aliases. */
  names: readonly Name[];
};

let index: readonly Entry[] | undefined;
let beginnings: ReadonlyMap<string, readonly { entry: Entry }[]> | undefined;
let byFood: ReadonlyMap<Food, Entry> | undefined;
let speller: Speller | undefined;

/** Letters that words are looked up by. */
const BEGINNING = 2;

/** The known word that a word is meant for: itself, or the likeliest one; none where nothing is near. */
export function respell(word: string): readonly string[] {
  speller ??= buildSpeller(entries().flatMap((entry) => entry.names.flatMap((name) => name.words)));
  if (speller.has(word)) return [word];
  const meant = speller.correct(word);
  return meant ? [meant.word] : [];
}

/** All foods of the catalogue; made at the first search. */
export function entries(): readonly Entry[] {
  index ??= FOODS.map(entryOf);
  return index;
}

/** Of a food of the catalogue, or of one without what was denied of it. */
export function entryFor(food: Food): Entry {
  byFood ??= new Map(entries().map((entry) => [entry.food, entry]));
  return byFood.get(food) ?? entryOf(food, byFood.size);
}

export function entryOf(food: Food, order: number): Entry {
  return { food, order, names: [...new Set([food.name, ...food.aliases].map(searchKey))].map(nameOf) };
}

/** Those with a word that begins as this one does: all that can match it better than by its letters inside. */
export function entriesLike(word: string): readonly Entry[] {
  if (word.length < BEGINNING) return entries();
  beginnings ??= Map.groupBy(
    entries().flatMap((entry) => {
      const begun = entry.names.flatMap((name) => name.words.map((one) => one.slice(0, BEGINNING)));
      return [...new Set(begun)].map((beginning) => ({ beginning, entry }));
    }),
    ({ beginning }) => beginning,
  );
  return (beginnings.get(word.slice(0, BEGINNING)) ?? []).map(({ entry }) => entry);
}
