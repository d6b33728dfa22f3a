import type { MealKind } from "@/lib/nutrition/calendar/meal-kind";
import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import type { Food } from "@/lib/nutrition/foods/food";
import { foodWords, type Reader, readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import {
  calledWords,
  itemMeant,
  itemNamed,
  withSalad,
} from "@/lib/portuguese/corrections/reading/food-reference";
import type { LoggedItem } from "@/lib/portuguese/meaning/conversation";
import type { SaidItem } from "@/lib/portuguese/portions/portions";
import { readMeal } from "@/lib/portuguese/terms/meal-words";
import { wordAt } from "@/lib/portuguese/text/numbers";
import { type Token, tokenise } from "@/lib/portuguese/text/tokens";

/** The logged foods that the words name. */
export function foodsMeant(reader: Reader, words: readonly Token[], anywhere: boolean): string[] {
  const { items: all } = readPart(reader, words);
  // "tirei o cream cheese do temaki": not the temaki.
  const items = all.filter(
    ({ match }, at) => at === 0 || !/^d[oae]s?$/.test(words[match.start - 1]?.word ?? ""),
  );
  const foods = items.flatMap((item) => {
    // "o bife e o suco": each by its own name.
    const called = all.length > 1 ? calledWords(item) : foodWords(words);
    const found = itemMeant(item.match.food, called, reader.items, anywhere);
    if (!found || isPartOf(item.match.food, found)) return [];
    const beside = found.foodId === item.match.food.id ? null : besideIt(item.match.called, reader.items);
    const own = withSalad(found, item.match.called, reader.items).map(({ foodId }) => foodId);
    return [...own, ...(beside ? [beside.foodId] : [])];
  });
  const known = items.length > 0 ? null : itemNamed(foodWords(words), reader.items);
  return known ? [known.foodId] : [...new Set(foods)];
}

/** "o pão com manteiga", told one by one: the butter as well. */
function besideIt(called: string, items: readonly LoggedItem[]): LoggedItem | null {
  const [, second] = called.split(/ com /i);
  return second ? itemNamed(foodWords(tokenise(second)), items) : null;
}

/** "feijão" of "arroz com feijão" is not all of it. */
function isPartOf({ id }: Food, { foodId, name }: LoggedItem): boolean {
  const isWholeOf =
    /^(?:pizza|sanduiche|lanche|esfiha|pastel|salgado)/.test(id) && foodId.split("-")[0] === id.split("-")[0];
  return (
    !isWholeOf &&
    id !== foodId &&
    / com (?!a[cç][uú]car)| e /i.test(name) &&
    !findFood(foodId)?.name.startsWith(findFood(id)?.name ?? " ")
  );
}

/** "apaga o café", where no coffee was told: the meal. */
export function isBreakfast({ last, items }: Reader, said: readonly SaidItem[]): boolean {
  const [only, ...others] = said;
  if (!only || others.length > 0 || !/^cafe\b/.test(only.match.food.id)) return false;
  const isDrunk = items.some(({ foodId }) => foodId.startsWith("cafe"));
  return !isDrunk && last.some((entry) => entry.type === "meal" && entry.kind === "breakfast");
}

/** "apaga o café da manhã": all of it, though coffee was drunk; null where more than a meal is named. */
export function mealAlone(own: readonly Token[]): MealKind | null {
  const words = own.filter(({ kind }) => kind !== "mark");
  const at = /^(?:o|a|meu|minha)$/.test(wordAt(words, 0)) ? 1 : 0;
  const meal = readMeal(words, at);
  const isAll =
    meal !== null &&
    words.slice(meal.next).every(({ word }) => /^(?:tod[oa]|inteir[oa]|por|favor)$/.test(word));
  return isAll && meal.kind !== "snack" && meal.next > at + 1 ? meal.kind : null;
}
