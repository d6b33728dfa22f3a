import type { Nutrient, UnkeptNutrient } from "@/lib/portuguese/meaning/question";

const KEPT: readonly [Nutrient, RegExp][] = [
  ["protein", / (?:proteina|proteinas|proteico|proteica|proteicos|proteicas|prot|ptn|ptns) /],
  [
    "carbs",
    / (?:carboidrato|carboidratos|hidratos?(?: de carbono)?|carbo|carbos|carb|carbs|cho|glicidios?) /,
  ],
  ["fat", / (?:gordura|gorduras|lipidios?|gorduroso|gordurosa) /],
  ["fibre", / (?:fibra|fibras) /],
  ["sodium", / (?:sodio|sal|salgad[oa]) /],
  ["kcal", / (?:caloria|calorias|kcal|kcals|cal|cals|energia|calorico|calorica|caloricos|caloricas) /],
  ["water", / (?:agua|aguas|hidrat\S+) /],
];

const UNKEPT: readonly [UnkeptNutrient, RegExp][] = [
  [
    "saturated_fat",
    / gorduras? (?:saturadas?|trans|boas?|ruins?|insaturadas?|monoinsaturadas?|poliinsaturadas?) /,
  ],
  ["sugar", / (?:acucar|acucares|sacarose|frutose) /],
  ["cholesterol", / colesterol /],
  ["iron", / ferro /],
  ["calcium", / (?:calcio|calcios) /],
  ["potassium", / (?:potassio|magnesio|zinco|fosforo|selenio|iodo|minerais|mineral) /],
  [
    "vitamins",
    / (?:vitaminas?(?: [abcdek]\d{0,2})?(?! (?:de|do|com) (?!hoje|ontem|dia|almoco|jantar|cafe|lanche|semana|mes))|folato|acido folico|b12|micronutrientes?) /,
  ],
  ["omega3", / (?:omega(?: ?3| ?6)?|dha|epa) /],
  ["glycaemic_index", / (?:indice glicemico|carga glicemica|ig) /],
  ["caffeine", / cafeina /],
  ["alcohol", / (?:alcool|alcoolic[oa]) /],
];

/** The nutrient that a line of folded words asks about, the first that is named; null without one. */
export function nutrientIn(line: string): Nutrient | null {
  let first: { nutrient: Nutrient; at: number } | null = null;
  for (const [nutrient, words] of KEPT) {
    const at = line.search(words);
    if (at >= 0 && (!first || at < first.at)) first = { nutrient, at };
  }
  return first?.nutrient ?? null;
}

/** A nutrient that no entry holds. */
export function unkeptIn(line: string): UnkeptNutrient | null {
  return UNKEPT.find(([, words]) => words.test(line))?.[0] ?? null;
}

/** Whether the words of a food are a nutrient's name as well: "sal", "açúcar", "proteína". */
export function namesNutrient(said: string): boolean {
  const line = ` ${said} `;
  return nutrientIn(line) !== null || unkeptIn(line) !== null;
}
