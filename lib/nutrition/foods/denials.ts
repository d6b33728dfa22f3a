import { type Content, isKindOf } from "@/lib/nutrition/foods/contents/contents";
import type { Food } from "@/lib/nutrition/foods/food";

type Denying = {
  words: string;
  wordsEn: string;
  /** With all their kinds. */
  of: readonly Content[];
  /** Without what else is a kind of it: oats that are sold as without gluten are oats. */
  exactly?: readonly Content[];
  /** What an ingredient that is left out brings along: what else is in the food may have it as well. */
  brings?: readonly Content[];
};

const OF_ANIMALS = ["meat", "fish", "shellfish", "gelatin"] as const satisfies readonly Content[];
const OF_MILK = ["milk", "lactose"] as const satisfies readonly Content[];
const OF_PIG = ["pork", "meat", "cured_meat", "soy"] as const satisfies readonly Content[];

/** What a food may be told to be without, and how its name says so. */
const DENIALS = {
  gluten: {
    words: "sem glúten",
    wordsEn: "gluten-free",
    of: ["wheat", "barley", "rye"],
    exactly: ["gluten"],
  },
  trigo: { words: "sem trigo", wordsEn: "without wheat", of: ["wheat"] },
  alcool: { words: "sem álcool", wordsEn: "alcohol-free", of: ["alcohol"] },
  lactose: { words: "sem lactose", wordsEn: "lactose-free", of: ["lactose"] },
  leite: { words: "sem leite", wordsEn: "without milk", of: ["milk"] },
  ovo: { words: "sem ovo", wordsEn: "without egg", of: ["egg"] },
  soja: { words: "sem soja", wordsEn: "without soy", of: ["soy"] },
  amendoim: { words: "sem amendoim", wordsEn: "without peanuts", of: ["peanut"] },
  castanhas: { words: "sem castanhas", wordsEn: "without nuts", of: ["nuts"] },
  gergelim: { words: "sem gergelim", wordsEn: "without sesame", of: ["sesame"] },
  camarao: { words: "sem camarão", wordsEn: "without shrimp", of: ["shrimp"] },
  peixe: { words: "sem peixe", wordsEn: "without fish", of: ["fish"] },
  carne: { words: "sem carne", wordsEn: "without meat", of: ["meat"] },
  queijo: { words: "sem queijo", wordsEn: "without cheese", of: ["cheese", "requeijao"], brings: OF_MILK },
  manteiga: { words: "sem manteiga", wordsEn: "without butter", of: ["butter"], brings: OF_MILK },
  creme: { words: "sem creme de leite", wordsEn: "without cream", of: ["cream"], brings: OF_MILK },
  maionese: {
    words: "sem maionese",
    wordsEn: "without mayonnaise",
    of: ["mayonnaise"],
    brings: ["egg", "mustard"],
  },
  chocolate: {
    words: "sem chocolate",
    wordsEn: "without chocolate",
    of: ["chocolate"],
    brings: ["cocoa", "milk", "soy"],
  },
  linguica: { words: "sem linguiça", wordsEn: "without sausage", of: ["linguica"], brings: OF_PIG },
  bacon: { words: "sem bacon", wordsEn: "without bacon", of: ["bacon"], brings: OF_PIG },
  presunto: { words: "sem presunto", wordsEn: "without ham", of: ["ham"], brings: OF_PIG },
  salsicha: {
    words: "sem salsicha",
    wordsEn: "without frankfurters",
    of: ["hot_dog"],
    brings: [...OF_PIG, "poultry"],
  },
  porco: { words: "sem porco", wordsEn: "without pork", of: ["pork"], brings: ["meat", "cured_meat"] },
  frango: { words: "sem frango", wordsEn: "without chicken", of: ["poultry"], brings: ["meat"] },
  sardinha: { words: "sem sardinha", wordsEn: "without sardines", of: ["sardine"] },
  atum: { words: "sem atum", wordsEn: "without tuna", of: ["tuna"] },
  bacalhau: { words: "sem bacalhau", wordsEn: "without cod", of: ["cod"] },
  shoyu: {
    words: "sem shoyu",
    wordsEn: "without soy sauce",
    of: ["soy_sauce"],
    brings: ["soy"],
  },
  nozes: { words: "sem nozes", wordsEn: "without walnuts", of: ["walnut"] },
  dende: { words: "sem dendê", wordsEn: "without palm oil", of: ["dende"] },
  cebola: { words: "sem cebola", wordsEn: "without onion", of: ["onion"] },
  alho: { words: "sem alho", wordsEn: "without garlic", of: ["garlic"] },
  coentro: { words: "sem coentro", wordsEn: "without coriander", of: ["coriander"] },
  tomate: { words: "sem tomate", wordsEn: "without tomato", of: ["tomato"] },
  pimenta: { words: "sem pimenta", wordsEn: "without pepper", of: ["pepper"] },
  vegetariano: { words: "vegetariano", wordsEn: "vegetarian", of: OF_ANIMALS },
  vegano: { words: "vegano", wordsEn: "vegan", of: [...OF_ANIMALS, "milk", "egg", "honey"] },
} as const satisfies Readonly<Record<string, Denying>>;

export type Denial = keyof typeof DENIALS;

/** Each way to say what a food is without, "sem glúten", with its denial. */
export const DENIED_WORDS: readonly (readonly [words: string, denial: Denial])[] = (
  Object.keys(DENIALS) as Denial[]
).map((denial) => [DENIALS[denial].words, denial]);

/** Between the id of a food and what was denied of it: "iogurte-de-morango~lactose". */
const MARK = "~";
const AND = ".";

/** What somebody wrote down or scanned says by itself what is in it. */
const THEIRS = /^(?:own|open_food_facts):/;

/** The id of this food without what was denied of it; its own where it has nothing of that. */
export function deniedId(food: Food, denials: readonly Denial[]): string {
  const { id, source } = food;
  if (THEIRS.test(source)) return id;
  const meant = (Object.keys(DENIALS) as Denial[]).filter(
    (denial) => denials.includes(denial) && holdsDenied(food, DENIALS[denial]),
  );
  return meant.length === 0 ? id : `${id}${MARK}${meant.join(AND)}`;
}

/** The id of the food as the catalogue has it, whatever was denied of it. */
export function plainId(id: string): string {
  return id.split(MARK, 1)[0] as string;
}

/** The food that {@link deniedId} names, out of the one that it is without the denial; undefined for any other id. */
export function foodDenied(id: string, find: Find): Food | undefined {
  const [of = "", said] = id.split(MARK);
  const food = said === undefined ? undefined : find(of);
  const denials = (said ?? "").split(AND).filter((one) => Object.hasOwn(DENIALS, one)) as Denial[];
  if (!food || deniedId(food, denials) !== id) return undefined;
  const denying: readonly Denying[] = denials.map((denial) => DENIALS[denial]);
  const { contains, mayContain } = deniedContents(food, denials, find);
  return {
    ...food,
    id,
    name: `${food.name} ${denying.map(({ words }) => words).join(" e ")}`,
    nameEn: [food.nameEn, ...denying.map(({ wordsEn }) => wordsEn)].join(", "),
    aliases: [],
    contains,
    mayContain,
    ...(denials.includes("alcool") ? withoutAlcohol(food) : {}),
  };
}

/** Energy of a gram of it. */
const ALCOHOL_KCAL = 7;

/** The figures of a drink without what its alcohol brings. */
function withoutAlcohol({ per100g, alcoholG }: Food): Pick<Food, "per100g" | "alcoholG"> {
  const kcal = Math.max(0, Math.round(per100g.kcal - alcoholG * ALCOHOL_KCAL));
  return { per100g: { ...per100g, kcal }, alcoholG: 0 };
}

type Contents = Pick<Food, "contains" | "mayContain">;
type Find = (id: string) => Food | undefined;

/** What is left of a food without each of these, and of what they brought along. */
function deniedContents(food: Food, denials: readonly Denial[], find: Find): Contents {
  const denying: readonly Denying[] = denials.map((denial) => DENIALS[denial]);
  const brought = new Set(denying.flatMap(({ brings = [] }) => (holds(food, brings) ? [...brings] : [])));
  const kept = (among: ReadonlySet<Content>) => {
    const left = without(among, denying);
    return [...among].filter((one) => left.has(one) || (brought.has(one) && !isGone(one)));
  };
  const isGone = (content: Content) => denying.some((one) => isDenied(content, one));
  const [contains, mayContain] = [kept(food.contains), kept(food.mayContain)];
  const known = contains.filter((one) => !brought.has(one));
  const left = leftOfParts(food, denials, find);
  const isCertain = (content: Content) =>
    !brought.has(content) ||
    known.some((one) => isKindOf(one, content)) ||
    left?.some((part) => part.contains.has(content));
  // Of a table's dish nobody knows what else has it: "tutu sem linguiça" may have bacon.
  const isPossible = (content: Content) =>
    !brought.has(content) ||
    left === null ||
    left.some((part) => part.contains.has(content) || part.mayContain.has(content));
  return {
    contains: new Set(contains.filter(isCertain)),
    mayContain: new Set([
      ...contains.filter((one) => !isCertain(one) && isPossible(one)),
      ...mayContain.filter(isPossible),
    ]),
  };
}

/** What each part of a dish brings when these are left out; null of what is no dish. */
function leftOfParts(food: Food, denials: readonly Denial[], find: Find): Contents[] | null {
  const parts = partsOf(food).flatMap((part) => find(part) ?? []);
  if (parts.length === 0) return null;
  return parts.map((part) => {
    const said = denials.filter((denial) => holdsDenied(part, DENIALS[denial]));
    return said.some((denial) => isIngredient(part, denial)) ? NOTHING : deniedContents(part, said, find);
  });
}

/** Cheese is left out with all that is in it, a dish with cheese is not. */
function isIngredient({ id, category }: Food, denial: Denial): boolean {
  return !MADE.has(category) || id.split("-")[0] === denial;
}

function holds({ contains, mayContain }: Contents, some: readonly Content[]): boolean {
  return some.some((one) => contains.has(one) || mayContain.has(one));
}

function holdsDenied({ contains, mayContain }: Contents, denying: Denying): boolean {
  return [...contains, ...mayContain].some((content) => isDenied(content, denying));
}

const NOTHING: Contents = { contains: new Set(), mayContain: new Set() };
/** What is cooked of several things. */
const MADE: ReadonlySet<string> = new Set(
  "dishes snacks fast_food breads sweets cereals legumes sauces drinks".split(" "),
);

/** Ids of what a dish is made of, as its source tells them. */
function partsOf({ source }: Food): string[] {
  const [kind, parts = ""] = source.split(":");
  return kind === "recipe" ? parts.split("+").map((part) => part.split("*", 1)[0] as string) : [];
}

function isDenied(content: Content, { of, exactly = [] }: Denying): boolean {
  return exactly.includes(content) || of.some((kind) => isKindOf(content, kind));
}

/** Without the denied, and without what only they were kinds of: no shrimp, no crustacean. Without lactose there is milk all the same. */
function without(contents: ReadonlySet<Content>, denying: readonly Denying[]): ReadonlySet<Content> {
  const gone = [...contents].filter((content) => denying.some((one) => isDenied(content, one)));
  const kept = [...contents].filter((content) => !gone.includes(content));
  const above = kept.filter((kind) => kind !== "milk" && gone.some((content) => isKindOf(content, kind)));
  const others = kept.filter((content) => !above.includes(content));
  const wasOnly = (kind: Content) =>
    above.includes(kind) && !others.some((content) => isKindOf(content, kind));
  return new Set(kept.filter((kind) => !wasOnly(kind)));
}
