import { CONTENTS, type Content, isKindOf } from "@/lib/nutrition/foods/contents/contents";
import { contentsByName } from "@/lib/nutrition/foods/contents/named-contents";
import type { Food } from "@/lib/nutrition/foods/food";
import { searchKey } from "@/lib/portuguese/text/stems";

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

/** Words that change no figure: how it was made, cut, packed, sold, and by which house. */
const MEANS_NOTHING = new Set(
  `organico organica artesanal gourmet tradicional caseiro fechada aberta fechado aberto natura fresquinho fresquinha
  fatiado fatiada picado picada laminado laminada jumbo premium gold classico classica original brut natural concentrado mass
  halal kosher latao latinha lata garrafa garrafinha longneck pacote sache
  nestle piraque mabel visconti plusvita habib ragazzo bob mcdonald starbuck subway girafa dux heinz hellmann ceratti seara sadia perdigao aurora pullman wickbold bauducco marilan vitarella
  artesano growth integralmedica queensberry quaker italac piracanjuba itambe tirolez president vigor batavo garoto
  predilecta fugini knorr maggi kitano yoki camil barilla adria coqueiro swift friboi qualy parmalat elege melitta pilao karo
  paraibuna primo canto fleischmann taeq verdecampo liza elma arcor`.split(/\s+/),
);

/** "long neck", "in natura", and weights of the piece, "180g". */
const PACKED = /\b(?:long neck|in natura|puro malte|a2|\d+ ?(?:g|ml|gr))\b/g;

/** Heads that tell nothing without what they are of: "farinha de centeio", "leite de tigre", "café de cevada". */
const OF_ANYTHING = new Set(
  "farinha leite manteiga oleo cafe pasta creme extrato xarope semente carne queijo molho doce".split(" "),
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
const MEATS = new Set(["meat", "poultry", "cold_cuts"]);
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

/**
 * What must never be left out of a name unseen: allergens by law (ANVISA RDC 727/2022, and the European 1169/2011, whose list adds
 * sesame, mustard, celery, lupin and sulphites), each cereal and nut by itself, and what faith, age or habit forbids.
 */
const NEVER_UNSEEN = new Set<Content>([
  ...([
    "wheat",
    "barley",
    "rye",
    "oats",
    "milk",
    "egg",
    "peanut",
    "soy",
    "fish",
    "crustacean",
    "mollusc",
    "sesame",
    "mustard",
    "celery",
    "lupin",
    "sulphite",
  ] as const),
  ...CONTENTS.filter((content) => isKindOf(content, "nuts")),
  ...(["honey", "alcohol", "pork", "gelatin"] as const),
]);

/** The query by other words for the same; null where there are none. */
export function otherWords(words: readonly string[]): string | null {
  const told = words
    .join(" ")
    .replace(PACKED, " ")
    .split(" ")
    .filter((word) => word !== "" && !MEANS_NOTHING.has(word));
  // "Itambé integral" is no bread: a house makes more than one thing.
  if (told.length < words.length && told.every((word) => TELLS_HOW.test(word))) return null;
  // What is left is looked for as it is before it is called otherwise: "geleia Queensberry diet".
  const called = told.length < words.length ? told : told.map((word) => CALLED.get(word) ?? word);
  return called.length > 0 && called.join(" ") !== words.join(" ") ? called.join(" ") : null;
}

/**
 * Whether a food that is called by the first `length` words of a query may stand for all of it: not where the others make it
 * another food, or one with an allergen more.
 */
export function mayLeaveOut(food: Food, said: readonly string[], length: number): boolean {
  const { contains, mayContain, category } = food;
  const rest = said.slice(length);
  if (rest.some((word) => DECISIVE.test(word) && !isAlready(food, word))) return false;
  const without = rest[0] === "sem" ? WITHOUT[rest[1] ?? ""] : undefined;
  if (without) return !contains.has(without);
  if (length === 1 && OF_ANYTHING.has(said[0] ?? "") && /^(?:de|do|da)$/.test(rest[0] ?? "")) return false;
  if (rest[0] === "sem") return true;
  const told = [...contentsByName({ id: "", name: rest.join(" "), aliases: [], category: "" }).contains];
  if (MEATS.has(category) && rest[0] === "de" && MEATLESS.some((plant) => told.includes(plant))) return false;
  return told
    .filter((content) => NEVER_UNSEEN.has(content))
    .every((content) => contains.has(content) || mayContain.has(content));
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
