import type { MealKind } from "@/lib/nutrition/calendar/meal-kind";

/** A dish to think of: grams of each food, by its id in the catalogue. */
export type Dish = readonly (readonly [food: string, grams: number])[];

const LIGHT_MEALS: readonly Dish[] = [
  [
    ["omelete", 110],
    ["salada-verde", 100],
  ],
  [["sopa-de-legumes", 325]],
  [["canja", 325]],
  [
    ["peixe-grelhado", 120],
    ["brocolis", 120],
    ["cenoura-cozida", 60],
  ],
  [
    ["frango-grelhado", 120],
    ["salada-verde", 120],
  ],
  [
    ["crepioca", 80],
    ["frango-desfiado", 60],
  ],
  [
    ["lentilha", 160],
    ["salada-verde", 100],
  ],
  [
    ["grao-de-bico", 100],
    ["salada-verde", 120],
  ],
];
const FULL_MEALS: readonly Dish[] = [
  [
    ["frango-grelhado", 120],
    ["arroz-branco", 100],
    ["feijao-carioca", 140],
    ["salada-verde", 80],
  ],
  [
    ["bife-grelhado", 100],
    ["arroz-branco", 100],
    ["feijao-preto", 140],
    ["couve-refogada", 42],
  ],
  [
    ["carne-moida", 100],
    ["pure-de-batata", 130],
    ["salada-verde", 80],
  ],
  [
    ["arroz-integral", 125],
    ["lentilha", 160],
    ["brocolis", 80],
  ],
  [
    ["tofu", 120],
    ["arroz-integral", 125],
    ["brocolis", 80],
  ],
];
const BREAKFASTS: readonly Dish[] = [
  [
    ["iogurte-natural", 170],
    ["aveia", 30],
    ["banana-prata", 75],
  ],
  [
    ["pao-frances", 50],
    ["ovo-mexido", 100],
    ["cafe-com-leite", 204],
  ],
  [
    ["tapioca-com-queijo", 110],
    ["mamao", 155],
  ],
  [
    ["cuscuz-de-milho", 135],
    ["ovo-cozido", 90],
  ],
  [["panqueca-de-banana", 140]],
  [["vitamina-de-banana", 315]],
  [
    ["mamao", 155],
    ["granola", 40],
  ],
];
const SNACKS: readonly Dish[] = [
  [
    ["iogurte-natural", 170],
    ["morango", 120],
  ],
  [
    ["maca", 150],
    ["castanha-de-caju", 20],
  ],
  [
    ["banana-prata", 75],
    ["pasta-de-amendoim", 15],
  ],
  [
    ["queijo-minas-frescal", 30],
    ["torrada", 20],
  ],
  [["ovo-cozido", 90]],
  [["salada-de-frutas", 150]],
  [["pera", 130]],
  [
    ["homus", 50],
    ["pepino", 72],
  ],
  [["sanduiche-natural", 150]],
];

/** Dishes that most people can make, for each meal. */
export const USUAL_DISHES: Readonly<Record<MealKind, readonly Dish[]>> = {
  breakfast: BREAKFASTS,
  morning_snack: SNACKS,
  lunch: [...FULL_MEALS, ...LIGHT_MEALS],
  afternoon_snack: SNACKS,
  dinner: [...LIGHT_MEALS, ...FULL_MEALS],
  supper: SNACKS,
};
