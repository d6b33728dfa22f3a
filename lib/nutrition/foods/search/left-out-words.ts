import type { Content } from "@/lib/nutrition/foods/contents/contents";
import { contentsByName } from "@/lib/nutrition/foods/contents/named-contents";
import { hides } from "@/lib/nutrition/foods/contents/unseen";
import type { Food } from "@/lib/nutrition/foods/food";
import { findMeasure } from "@/lib/nutrition/foods/measures";
import { houseEnd, veganHouseEnd } from "@/lib/nutrition/foods/search/houses";
import { searchKey } from "@/lib/portuguese/text/letters/stems";

/** Names for what the catalogue calls otherwise, by the key of one word. */
const CALLED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    macarrao:
      "talharim penne espaguete spaghetti fusilli parafuso fettuccine fettucine tagliatelle linguine farfalle gravatinha rigatoni pappardelle",
    esfiha: "esfirra sfiha esfirro",
    mucarela: "mussarela muzzarela muzarela mozarela mozzarella mussarella",
    biscoito: "bolacha",
    strogonoff: "estrogonofe estrogonofi estrogonoff strogonofe strognoff",
    mandioca: "aipim macaxeira",
    abobora: "jerimum",
    mexerica: "tangerina bergamota",
    zero: "light diet",
    quibe: "kibe quibi",
    coalho: "qualho",
    cerveja: "breja cervejinha",
  }).flatMap(([name, others]) => others.split(" ").map((other) => [other, name] as const)),
);

/** Words that change no figure: how it was made, cut, packed, sold. */
const MEANS_NOTHING = new Set(
  `organico organica artesanal gourmet tradicional caseiro fechada aberta fechado aberto natura fresquinho fresquinha
  fatiado fatiada picado picada laminado laminada jumbo premium gold classico classica original brut natural concentrado mass
  halal kosher latao latinha lata garrafa garrafinha longneck pacote sache
  paranaense valenciano valenciana paraense maranhense amazonense cearense catarinense potiguar gaucho mini
  bob girafa primo canto liza`.split(/\s+/),
);

/** "long neck", "in natura", and weights of the piece, "180g", "1 litro". */
const PACKED = /\b(?:long neck|in natura|puro malte|a2|\d+ ?(?:g|ml|gr|kg|l|litro))\b/g;

/** In flour and egg. */
const DORE = /(?<=\w )(?:a|ao) dore\b/g;

/** "empanada na farinha de rosca" */
const IN_FLOUR = /\b(empanad\w) (?:n[ao]|com) farinha(?: de (?:trigo|rosca))?\b/g;

/** Heads that tell nothing without what they are of: "farinha de centeio", "leite de tigre", "café de cevada". */
const OF_ANYTHING = new Set(
  "farinha leite manteiga oleo cafe pasta creme extrato xarope semente carne queijo molho doce file posta bacon caviar coracao costelinha".split(
    " ",
  ),
);

/** What makes another food of it, unless its own names say so. */
const DECISIVE = /^(?:vegan\w*|vegetal|vegetarian\w*|diet|light|zero)$/;
const PLANT_ONLY = /^(?:vegan\w*|vegetal)$/;
const OF_ANIMALS = [
  "meat",
  "fish",
  "shellfish",
  "milk",
  "egg",
  "honey",
  "gelatin",
] as const satisfies readonly Content[];
const MEATS = new Set(["meat", "poultry", "cold_cuts", "fast_food", "snacks"]);
/** What tells no food by itself. */
const TELLS_HOW =
  /^(?:integral|desnatad\w|light|zero|diet|lactose|sem|com|acucar|gluten|vegan\w|vegetal|protein\w*|original)$/;
/** What a steak, a hamburger or minced meat of it is without any meat. */
const MEATLESS = [
  "soy",
  "jackfruit",
  "lentil",
  "chickpea",
  "beans",
  "mushroom",
  "pea",
] as const satisfies readonly Content[];

/** What is told to be without it, by the key of the word behind "sem". */
const WITHOUT: Readonly<Record<string, Content>> = {
  acucar: "added_sugar",
  lactose: "lactose",
  gluten: "gluten",
  alcool: "alcohol",
  cafeina: "caffeine",
  leite: "milk",
  ovo: "egg",
};

/** "leite" of "copo de leite", "bolo" of "1 fatia de bolo": told with what it comes in; null where it is not. */
export function unmeasured(words: readonly string[]): string | null {
  const link = words.indexOf("de");
  if (link < 1 || link > 3 || link === words.length - 1) return null;
  const measure = words.slice(/^\d+$/.test(words[0] ?? "") ? 1 : 0, link).join(" ");
  return measure !== "" && findMeasure(measure) ? words.slice(link + 1).join(" ") : null;
}

const PLANT_MILK =
  /\bleite (?:de|vegetal de) (?:aveia|soja|amendoa|castanha(?: (?:de caju|do para))?|avela|macadamia|pistache|noze?|arroz|coco)\b|\bleite vegan[oa]\b/;

/** "vitamina com leite vegetal" for "vitamina com leite de aveia", "vitamina de leite de aveia"; null where no such milk is told. */
export function ofPlantMilk(words: readonly string[]): string | null {
  const said = words.join(" ");
  return PLANT_MILK.test(said) && !said.startsWith("leite")
    ? said.replace(PLANT_MILK, "leite vegetal").replace(/\bde (?=leite vegetal\b)/, "com ")
    : null;
}

/** What a salad of them is: "salada de kiwi e mamão" has no leaf in it. */
const OF_FRUIT = "salada de fruta";
const FRUIT = [
  ..."banana kiwi papaya mango pineapple strawberry grape peach plum apple pear melon watermelon orange tangerine".split(
    " ",
  ),
] as Content[];

function isOfFruit([head, link, ...rest]: readonly string[]): boolean {
  const fruits = rest.filter((word) => !/^(?:e|com|de)$/.test(word));
  if (head !== "salada" || link !== "de" || fruits.length === 0) return false;
  return fruits.every((word) => {
    const told = contentsByName({ id: "", name: word, aliases: [], category: "" }).contains;
    return FRUIT.some((fruit) => told.has(fruit));
  });
}

/** The query by other words for the same; null where there are none. */
export function otherWords(words: readonly string[]): string | null {
  const packed = words
    .join(" ")
    .replace(PACKED, " ")
    .replace(DORE, "empanado")
    .replace(IN_FLOUR, "$1")
    .split(" ")
    .filter((word) => word !== "" && !MEANS_NOTHING.has(word));
  const told = withoutHouses(packed);
  if (told.length === words.length && isOfFruit(told)) return OF_FRUIT;
  // "Itambé integral" is no bread: a house makes more than one thing.
  if (told.length < words.length && told.every((word) => TELLS_HOW.test(word))) return null;
  // What is left is looked for as it is before it is called otherwise: "geleia Queensberry diet".
  const called = told.length < words.length ? told : told.map((word) => CALLED.get(word) ?? word);
  return called.length > 0 && called.join(" ") !== words.join(" ") ? called.join(" ") : null;
}

/** What is left of a key that names a house which makes nothing of animals; null where none is named, or nothing is left. */
export function ofVeganHouse(key: string): string | null {
  const words = key.split(" ");
  const at = words.findIndex((_, i) => veganHouseEnd(words, i) !== null);
  const end = at < 1 ? null : veganHouseEnd(words, at);
  if (end === null) return null;
  const before = words.slice(0, /^d[eoa]$/.test(words[at - 1] ?? "") ? at - 1 : at);
  const left = [...before, ...words.slice(end)].join(" ");
  return left === "" ? null : left;
}

function withoutHouses(words: readonly string[], at = 0): string[] {
  if (at >= words.length) return [];
  const end = houseEnd(words, at);
  return end === null ? [words[at] as string, ...withoutHouses(words, at + 1)] : withoutHouses(words, end);
}

/**
 * What is so and is of several sorts, with the sort left out: "geleia diet" of "geleia de morango diet", "leite condensado zero lactose"
 * of "leite condensado moça zero lactose". The longest first.
 */
export function withoutSort(words: readonly string[]): { key: string; sort: string[] }[] {
  const last = words.at(-1) ?? "";
  const tail = /^(?:sem|zero)$/.test(words.at(-2) ?? "") ? 2 : DECISIVE.test(last) ? 1 : 0;
  if (tail === 0) return [];
  const [said, end] = [words.slice(0, -tail), words.slice(-tail)];
  // "leite moça light", "creme de abóbora vegano" are no milk and no cream.
  const least = OF_ANYTHING.has(said[0] ?? "") ? 2 : 1;
  return said.flatMap((_, left) => {
    const length = said.length - 1 - left;
    return length < least
      ? []
      : [{ key: [...said.slice(0, length), ...end].join(" "), sort: said.slice(length) }];
  });
}

/** Whether a food leaves nothing unseen that must be seen of what these words tell. */
export function hidesNone(food: Food, rest: readonly string[]): boolean {
  return hides(food, contentsByName({ id: "", name: rest.join(" "), aliases: [], category: "" })) === null;
}

/** Whether these words make another food of it: "com leite vegetal". */
export function isDecided(rest: readonly string[]): boolean {
  return rest.some((word) => DECISIVE.test(word));
}

/**
 * Whether a food that is called by the first `length` words of a query may stand for all of it: not where the others make it
 * another food, or one with an allergen more.
 */
export function mayLeaveOut(food: Food, said: readonly string[], length: number): boolean {
  const { contains, category } = food;
  const rest = said.slice(length);
  if (rest.some((word) => DECISIVE.test(word) && !isAlready(food, word))) return false;
  const without = rest[0] === "sem" ? WITHOUT[rest[1] ?? ""] : undefined;
  if (without) return !contains.has(without);
  if (length === 1 && OF_ANYTHING.has(said[0] ?? "") && /^(?:de|do|da)$/.test(rest[0] ?? "")) return false;
  if (rest[0] === "sem") return true;
  const told = [...contentsByName({ id: "", name: rest.join(" "), aliases: [], category: "" }).contains];
  if (MEATS.has(category) && rest[0] === "de" && MEATLESS.some((plant) => told.includes(plant))) return false;
  return hidesNone(food, rest);
}

/** "hambúrguer de grão-de-bico vegano" has nothing of an animal anyway; "monster branco zero" is zero by another of its names. */
function isAlready({ name, aliases, contains, mayContain }: Food, word: string): boolean {
  if (PLANT_ONLY.test(word)) return !OF_ANIMALS.some((one) => contains.has(one) || mayContain.has(one));
  return [name, ...aliases].some((one) =>
    searchKey(one)
      .split(" ")
      .includes(CALLED.get(word) ?? word),
  );
}
