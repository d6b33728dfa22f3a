import type { Food, FoodCategory } from "@/lib/nutrition/foods/food";
import { MEASURE_WORDS } from "@/lib/nutrition/foods/measures";
import type { PortionSize } from "@/lib/nutrition/foods/portion";
import { houseEnd } from "@/lib/nutrition/foods/search/houses";
import { searchKey, stem } from "@/lib/portuguese/text/letters/stems";
import { wordAt } from "@/lib/portuguese/text/numbers";
import { isOrdinary } from "@/lib/portuguese/text/ordinary-words";
import { type Token, tokenise } from "@/lib/portuguese/text/tokens";
import { matchDescribed } from "@/lib/portuguese/vocabulary/described";
import { diminutiveBases } from "@/lib/portuguese/vocabulary/diminutives";
import { LEXICON, type Match, matchFood } from "@/lib/portuguese/vocabulary/lexicon";
import { isNoFoodHere, isNotEaten } from "@/lib/portuguese/vocabulary/no-food-here";
import { ownFoodAt } from "@/lib/portuguese/vocabulary/own-names";
import { sizeOf } from "@/lib/portuguese/vocabulary/sizes";

/** A food named in a message. */
export type FoodMatch = {
  food: Food;
  /** The name or alias of the catalogue that the words are. */
  called: string;
  /** What those words alone name, where further ones made it another food: "frango" with "frito". */
  base: Food | null;
  start: number;
  next: number;
  mended: number | null;
  /** Said inside of the name: "ovo grande frito". */
  size: PortionSize | null;
  /** "omelete de 3 ovos". */
  eggs?: number;
  /** "subway de 30 cm" is twice the food of 15 cm. */
  times?: number;
};

/** The food named at token `at`, or null. */
export function foodAt(tokens: readonly Token[], at: number, mayMend: boolean): FoodMatch | null {
  const token = tokens[at];
  if (!token || (token.kind !== "word" && token.kind !== "number")) return null;
  // "1 potinho" is no misspelt food, "5 bolinhas" are no small cakes.
  const isMeasure = MEASURE_WORDS.has(searchKey(token.word));
  const asSaid = matchFood(LEXICON, tokens, at, mayMend && !isMeasure, isExtra);
  const whole = matchDescribed(LEXICON, tokens, at, asSaid?.next ?? at + 1, isExtra) ?? asSaid;
  const isGuess = isMeasure && whole?.next === at + 1 && !isSpeltAs(whole, token);
  const common = isGuess
    ? null
    : (longerLittle(tokens, at, whole) ??
      whole ??
      (isMeasure ? null : (matchLittle(tokens, at) ?? matchMade(tokens, at))));
  const match = ownFoodAt(tokens, at, common?.next ?? 0, isExtra) ?? common ?? hotRollAt(tokens, at);
  // "arroz fritas": chips beside it.
  if (match && isBesideFries(tokens, at, match.next))
    return foodAt(tokens.slice(0, match.next - 1), at, mayMend);
  if (match && isListed(tokens, at, match)) return foodAt(tokens.slice(0, at + 1), at, mayMend);
  // "frito" is no food, nor is "tá frio"; "fritas" and "frios" are.
  if (!match || (match.next === at + 1 && /^(?:frit(?:o|a|os)|frio(?:zinho)?)$/.test(token.word)))
    return null;
  if (
    isNotEaten(tokens, at, match) ||
    isOfPlace(tokens, at) ||
    isOfPlant(tokens, at, match) ||
    (match.next === at + 1 && (isNoFoodHere(tokens, at) || (token.named && !isSpeltAs(match, token))))
  )
    return null;
  // "copo americano" is a glass, and no sandwich.
  if (token.word === "americano" && /^copos?$/.test(wordAt(tokens, at - 1))) return null;
  return named(tokens, at, match);
}

/** "feijão macarrão abobrinha": two foods, and no pasta of courgette, which has no wheat. */
function isListed(tokens: readonly Token[], at: number, { name, next }: Match<Food>): boolean {
  if (next === at + 1 || !STARCHES.test(wordAt(tokens, at)) || !/ de /.test(name)) return false;
  if (tokens.slice(at, next).some(({ word }) => /^d[eoa]$/.test(word))) return false;
  const beside = matchFood(LEXICON, tokens.slice(0, next), at + 1, false, isExtra);
  return beside?.next === next && /^(?:vegetables|cereals)$/.test(beside.value.category);
}

const STARCHES = /^(?:macarrao|espaguete|talharim|arroz|lasanha)$/;

/** "10 hot, 6 sashimi": what a hot roll is called among sushi. */
function hotRollAt(tokens: readonly Token[], at: number): Match<Food> | null {
  const isHot = /^hots?$/.test(wordAt(tokens, at)) && tokens.some(({ word }) => SUSHI.test(word));
  const roll = isHot ? matchFood(LEXICON, tokenise("hot roll"), 0, false, isExtra) : null;
  return roll && { ...roll, next: at + 1 };
}

const SUSHI = /^(?:sushis?|sashimis?|nigui?ris?|uramakis?|temakis?|hossomakis?|japones|japa)$/;

/** "fritas" behind what is not several and feminine. */
function isBesideFries(tokens: readonly Token[], at: number, next: number): boolean {
  return next > at + 1 && areFries(tokens, next - 1) && !FRIED_WHOLE.test(wordAt(tokens, at));
}

/** "bananas da terra fritas" */
const FRIED_WHOLE = /^(?:batata|mandioca|macaxeira|banana|polenta|abobrinha|berinjela|cebola)s?$/;

/** "bife acebolado fritas": a dish of its own, unlike "batatas fritas" and a slip like "mandioca fritas". */
export function areFries(tokens: readonly Token[], at: number): boolean {
  return wordAt(tokens, at) === "fritas" && !FRIED.test(wordAt(tokens, at - 1));
}

const FRIED = /(?:s|^com|^(?:batata|mandioca|macaxeira|aipim|polenta|banana|abobrinha|berinjela|cebola))$/;

/** "na serra gaúcha", "antes de tirar leite": a food's name that here is none. */
export function namesNoFood(tokens: readonly Token[], at: number): boolean {
  const match = matchFood(LEXICON, tokens, at, false, isExtra);
  return (
    match !== null && (isNotEaten(tokens, at, match) || (match.next === at + 1 && isNoFoodHere(tokens, at)))
  );
}

/** Words before the last of a place's name. */
const LONGEST_PLACE = 4;

/** "na Casa do Pão de Queijo", "no Rei do Pastel", "do Império das Esfihas": who sells it. */
function isOfPlace(tokens: readonly Token[], at: number): boolean {
  const [of, place] = [wordAt(tokens, at - 1), wordAt(tokens, at - 2)];
  if (/^d[oa]s?$/.test(of) && /^(?:casa|rei|rainha|imperio|palacio|cantinho|emporio)$/.test(place))
    return true;
  // "parei no frango assado": whose food is told behind it.
  if (/^n[oa]s?$/.test(of) && /^(?:parei|paramos|parada|parando|parar)$/.test(place)) return true;
  const keys = tokens.slice(Math.max(0, at - LONGEST_PLACE), at + 2).map(({ word }) => stem(word));
  const here = Math.min(at, LONGEST_PLACE);
  return keys.some((_, from) => from < here && (houseEnd(keys, from) ?? 0) > here);
}

/** Of an animal by their word alone: milk of yam, a heart of the banana tree and bacon of coconut are none. */
const OF_ANIMALS = /^(?:leite|manteiga|queijo|carne|bacon|caviar|presunto|coracao|lingua|costelinha)$/;
const PLANTS: ReadonlySet<FoodCategory> = new Set(["vegetables", "fruit", "legumes", "nuts", "cereals"]);
/** Plants, and what else is no animal's, that are no foods of the catalogue. */
const NO_FOODS = /^(?:alpiste|karite|magnesia|bananeira|cupuacu|amapa|babacu|rosa)s?$/;

/** "leite de inhame", which has no name of its own: no milk. */
function isOfPlant(tokens: readonly Token[], at: number, { next, value }: Match<Food>): boolean {
  if (next > at + 1 || !OF_ANIMALS.test(wordAt(tokens, at)) || wordAt(tokens, next) !== "de") return false;
  if (PLANTS.has(value.category)) return false;
  if (NO_FOODS.test(wordAt(tokens, next + 1))) return true;
  const inner = matchFood(LEXICON, tokens, next + 1, false, isExtra);
  return inner !== null && PLANTS.has(inner.value.category);
}

/** Sizes, houses, and words that a drink or a bread often has in between: "café coado com açúcar", "sardinha Coqueiro em óleo". */
function isExtra({ word }: Token): boolean {
  const key = stem(word);
  return sizeOf(word) !== null || EXTRAS.has(key) || houseEnd([key], 0) !== null;
}

const EXTRAS = new Set(
  "coado passado puro quente gelado natural fresco caseiro fresquinho quentinho so somente apenas".split(" "),
);

/** Whether a name is written as it is, not a little or a large one of it. */
function isSpeltAs({ name }: Match<Food>, { word }: Token): boolean {
  return searchKey(name) === stem(word);
}

/** "ovinho frito" is an egg, though "ovinho de codorna" has a name of its own. */
function matchLittle(tokens: readonly Token[], at: number): Match<Food> | null {
  const token = tokens[at] as Token;
  // "painho" is no little bread.
  if (isOrdinary(token.word)) return null;
  for (const word of diminutiveBases(stem(token.word))) {
    const window = [{ ...token, word }, ...tokens.slice(at + 1, at + 8)];
    const match = matchFood(LEXICON, window, 0, false, isExtra);
    if (match) return { ...match, next: match.next + at, skipped: match.skipped.map((i) => i + at) };
  }
  return null;
}

/** "pãozinho delícia" is a "pão delícia", though a "pãozinho" has a name of its own. */
function longerLittle(tokens: readonly Token[], at: number, whole: Match<Food> | null): Match<Food> | null {
  if (whole?.next !== at + 1 || !/inh[oa]s?$/.test(wordAt(tokens, at))) return null;
  const little = matchLittle(tokens, at);
  return little && little.next > whole.next ? little : null;
}

/** "torta feita com palmito", where no food is called "torta" alone: the one that is of it. */
function matchMade(tokens: readonly Token[], at: number): Match<Food> | null {
  const isMade = /^feit[oa]s?$/.test(wordAt(tokens, at + 1)) && /^(?:com|de)$/.test(wordAt(tokens, at + 2));
  const isBased = /^(?:a|na)$/.test(wordAt(tokens, at + 1)) && wordAt(tokens, at + 2) === "base";
  const left = isMade ? 1 : isBased ? 2 : 0;
  if (left === 0) return null;
  const [head, link] = [tokens[at] as Token, tokens[at + left + 1] as Token];
  const of = [head, { ...link, word: "de" }, ...tokens.slice(at + left + 2, at + left + 8)];
  const match = matchFood(LEXICON, of, 0, false, isExtra);
  if (!match || match.next < 3) return null;
  return { ...match, next: at + left + match.next, skipped: match.skipped.map((i) => at + left + i) };
}

function named(tokens: readonly Token[], at: number, match: Match<Food>): FoodMatch {
  const size = match.skipped.map((i) => sizeOf(wordAt(tokens, i))).find((one) => one !== null) ?? null;
  const food = match.value;
  const first = wordAt(tokens, at);
  // "6 pastelzinhos"; two or three are as large as any.
  const isLittleSnack =
    !/^(?:[23]|dois|duas|tres)$/.test(wordAt(tokens, at - 1)) &&
    match.value.category === "snacks" &&
    /inh[oa]s$/.test(first) &&
    !searchKey(match.name).startsWith(stem(first));
  const small = LITTLE.test(first) || isLittleSnack || wordAt(tokens, at - 1) === "mini";
  const little = small && food.portions.some((portion) => portion.size);
  return {
    food,
    called: match.name,
    base: null,
    start: at,
    next: match.next,
    mended: match.mended,
    size: size ?? (little ? "small" : null),
  };
}

/** "10 bolinhas de queijo", "salgadinhos": as small as they are served at a party. */
const LITTLE = /^(?:bolinha|salgadinho|mini)s?$/;
