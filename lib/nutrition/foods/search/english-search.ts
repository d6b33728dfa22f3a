import { FOODS } from "@/lib/nutrition/foods/catalogue/catalogue";
import type { Food } from "@/lib/nutrition/foods/food";
import { everydayRank, MAX_EVERYDAY } from "@/lib/nutrition/foods/search/everyday-foods";

type Named = { food: Food; words: readonly string[]; name: string };

let named: readonly Named[] | undefined;

/**
 * Foods of the catalogue that an English query may mean: the exact name first, then those of whose words some begin like
 * each word that is asked for; among them what is eaten most, then names that begin with it, then the shorter ones.
 * Accents, case and a plural's "s" make no difference.
 * @param eaten how often the person had each food lately, by its id
 */
export function searchEnglish(query: string, eaten: ReadonlyMap<string, number>, limit: number): Food[] {
  const said = wordsOf(query.slice(0, 80));
  if (said.length === 0) return [];
  const asked = said.join(" ");
  named ??= FOODS.map((food) => ({
    food,
    words: wordsOf(food.nameEn),
    name: wordsOf(food.nameEn).join(" "),
  }));
  const habit = ({ food }: Named) => everydayRank(food.id) ?? MAX_EVERYDAY;
  const times = ({ food }: Named) => eaten.get(food.id) ?? 0;
  return named
    .filter(({ words }) => said.every((word) => words.some((own) => own.startsWith(word))))
    .sort(
      (a, b) =>
        Number(b.name === asked) - Number(a.name === asked) ||
        times(b) - times(a) ||
        habit(a) - habit(b) ||
        Number(b.name.startsWith(asked)) - Number(a.name.startsWith(asked)) ||
        a.name.length - b.name.length,
    )
    .slice(0, limit)
    .map(({ food }) => food);
}

function wordsOf(text: string): string[] {
  const words = text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^a-z0-9]+/);
  return words.filter(Boolean).map((word) => (word.length > 3 ? word.replace(/s$/, "") : word));
}
