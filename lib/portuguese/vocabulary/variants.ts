import { hides } from "@/lib/nutrition/foods/contents/unseen";
import type { Food } from "@/lib/nutrition/foods/food";
import { wordAt } from "@/lib/portuguese/text/numbers";
import { type Token, tokenise } from "@/lib/portuguese/text/tokens";
import { type FoodMatch, foodAt } from "@/lib/portuguese/vocabulary/food-names";
import { LEXICON, matchFood } from "@/lib/portuguese/vocabulary/lexicon";
import { baseEnd, isPlantMilk, listEnd, makingEnd, wholeOf } from "@/lib/portuguese/vocabulary/made-of";
import { isWay } from "@/lib/portuguese/vocabulary/modifiers";

/**
 * The food that is called as this one is, with these words after it: "frito" after one of the names of "frango", "de
 * frango" after "crepioca" for "crepioca com frango".
 */
export function variantWith(food: Food, added: readonly Token[]): Food | null {
  const named = calledWith(food, added);
  return named?.id === food.id ? null : named;
}

/** "salada de agrião": the one leaf that it is of, where the salad has no name of its own. */
export function leafOf(tokens: readonly Token[], match: FoodMatch): FoodMatch | null {
  if (match.food.id !== "salada-verde" || match.called !== "salada" || wordAt(tokens, match.next) !== "de")
    return null;
  const leaf = foodAt(tokens, match.next + 1, false);
  const isRaw = leaf?.food.category === "vegetables" && leaf.food.per100g.kcal <= LEAF_KCAL;
  const isAlone =
    leaf && /^(?:|[,.;!?)\n]|com|hoje|ontem|tambem|agora|n[oa])$/.test(wordAt(tokens, leaf.next));
  return isRaw && isAlone ? leaf : null;
}

/** "molho de linguiça": the meat that it is of, where no sauce is called so. */
export function sauceOf(tokens: readonly Token[], match: FoodMatch): FoodMatch | null {
  if (match.food.id !== "molho" || wordAt(tokens, match.next) !== "de") return null;
  const meat = foodAt(tokens, match.next + 1, false);
  // "molho de miúdos" has little of them.
  if (/^mi[uú]dos/i.test(meat?.called ?? "")) return null;
  return meat && /^(?:meat|poultry|fish|cold_cuts)$/.test(meat.food.category) ? meat : null;
}

/** "suco verde de couve, maçã e limão": past what is in it; null where nothing is told of that. */
export function pastJuiced(tokens: readonly Token[], { food, next }: FoodMatch): number | null {
  if (food.id !== "suco-verde" || wordAt(tokens, next) !== "de") return null;
  let end: number | null = null;
  let at = next + 1;
  for (let part = foodAt(tokens, at, false); part; part = foodAt(tokens, at, false)) {
    if (!/^(?:vegetables|fruit|seasonings)$/.test(part.food.category)) break;
    end = part.next;
    if (!/^(?:,|e|com)$/.test(wordAt(tokens, end))) break;
    at = end + 1;
  }
  return end;
}

const LEAF_KCAL = 50;

/** "sanduíche de pão integral com queijo": what is named are its parts. */
export function sandwichBread(tokens: readonly Token[], match: FoodMatch): FoodMatch | null {
  if (match.next - match.start > 1 || match.food.category !== "fast_food") return null;
  if (!/^(?:de|no|em|com)$/.test(wordAt(tokens, match.next))) return null;
  // "bauru no pão francês" is a bauru.
  if (wordAt(tokens, match.next) !== "de" && !/^(?:sandu|lanche|x-)/i.test(match.called)) return null;
  const inner = foodAt(tokens, match.next + 1, false);
  if (inner?.food.category !== "breads" && inner?.food.category !== "fast_food") return null;
  // "um sanduíche de pão de forma": of two slices.
  const isSliced = inner.food.category === "breads" && inner.food.defaultPortion.measure === "fatia";
  return isSliced ? { ...inner, times: 2 } : inner;
}

/** "sanduíche com queijo e presunto": the sandwich that is called of them. */
export function sandwichOf(tokens: readonly Token[], match: FoodMatch): FoodMatch | null {
  if (match.next - match.start > 1 || match.food.category !== "fast_food") return null;
  const inner = wordAt(tokens, match.next) === "com" ? foodAt(tokens, match.next + 1, false) : null;
  // "hambúrguer com fritas" has chips beside it, and is no fried one.
  if (!inner || wordAt(tokens, inner.start) === "fritas") return null;
  return calledOf(tokens, match, tokens.slice(match.start, match.next), inner, ["de"]);
}

/** "tapioca recheada com frango": of what is told to be in it, and not of the cheese that a filled one has else. */
export function filledOf(tokens: readonly Token[], match: FoodMatch): FoodMatch | null {
  if (!FILLED.test(wordAt(tokens, match.next - 1)) || !/^(?:com|de)$/.test(wordAt(tokens, match.next)))
    return null;
  const plain = tokens.slice(match.start, match.next - 1);
  const bare = foodAt(plain, 0, false);
  const inner = bare && foodAt(tokens, match.next + 1, false);
  if (!inner || !match.food.id.startsWith(`${bare.food.id}-`)) return null;
  // "pimentão recheado com carne": meat or other, a dish of its own and no bare vegetable.
  if (bare.food.category === "vegetables") return null;
  return (
    calledOf(tokens, match, plain, inner, ["com", "de"]) ?? { ...match, food: bare.food, called: bare.called }
  );
}

const FILLED = /^rechead[oa]s?$/;

/** The food named by these words with one or two more that are in it: "sanduíche" and "queijo e presunto". */
function calledOf(
  tokens: readonly Token[],
  match: FoodMatch,
  head: readonly Token[],
  inner: FoodMatch,
  links: readonly string[],
): FoodMatch | null {
  const more = wordAt(tokens, inner.next) === "e" ? foodAt(tokens, inner.next + 1, false) : null;
  const link = tokens[match.next] as Token;
  for (const next of more ? [more.next, inner.next] : [inner.next]) {
    for (const word of links) {
      const called = [...head, { ...link, word }, ...tokens.slice(inner.start, next)];
      const named = matchFood(LEXICON, called, 0, false, () => false);
      if (named?.next === called.length) return { ...match, food: named.value, called: named.name, next };
    }
  }
  return null;
}

/** "com açúcar" after "café coado": the drink that has it in its name. */
export function mixedWith(
  tokens: readonly Token[],
  at: number,
  food: Food,
): { food: Food; next: number } | null {
  // "mate com limão, sem açúcar"
  if (wordAt(tokens, at) === "," && wordAt(tokens, at + 1) === "sem") return mixedWith(tokens, at + 1, food);
  if (wordAt(tokens, at) !== "com" && wordAt(tokens, at) !== "sem") return null;
  const inner = foodAt(tokens, at + 1, false);
  const called = inner && calledWith(food, tokens.slice(at, inner.next));
  return called ? { food: called, next: inner.next } : null;
}

/** What the words at `at` make of the food before them, past those words; null where they make nothing else of it. */
export function madeWith(
  food: Food,
  tokens: readonly Token[],
  at: number,
): { food: Food; next: number } | null {
  return (
    madeOnlyOf(food, tokens, at) ??
    basedOn(food, tokens, at) ??
    withPlantMilk(food, tokens, at) ??
    pizzaOf(food, tokens, at) ??
    pastaWith(food, tokens, at)
  );
}

/** "de calabresa" after "pizza fria". */
function pizzaOf(food: Food, tokens: readonly Token[], at: number): { food: Food; next: number } | null {
  const inner = food.id.startsWith("pizza-") && wordAt(tokens, at) === "de" && foodAt(tokens, at + 1, false);
  const kind = inner ? variantWith(food, tokens.slice(at, inner.next)) : null;
  return inner && kind ? { food: kind, next: inner.next } : null;
}

/** "à bolonhesa", "quatro queijos" after "talharim": the dish that any shape of pasta makes with it. */
function pastaWith(food: Food, tokens: readonly Token[], at: number): { food: Food; next: number } | null {
  const isSauced = food.id === "macarrao-cozido" && /^(?:a|aos?|quatro|4)$/.test(wordAt(tokens, at));
  for (let end = at + (isSauced ? 4 : 0); end > at + 1; end -= 1) {
    const made = variantWith(food, tokens.slice(at, end));
    if (made) return { food: made, next: end };
  }
  return null;
}

/** "feita só de trigo sarraceno" after "panqueca": the one of it, where the catalogue has it. */
function madeOnlyOf(food: Food, tokens: readonly Token[], at: number): { food: Food; next: number } | null {
  const { next, only, made } = makingEnd(tokens, at);
  const inner = next !== null && only && made ? foodAt(tokens, next, false) : null;
  const variant = inner && variantWith(food, [...tokenise("de"), ...tokens.slice(inner.start, inner.next)]);
  const end = inner && variant && listEnd(tokens, inner.start, variant);
  return end ? { food: variant, next: end } : null;
}

/** "à base de soja" after "hambúrguer", "feito de castanha de caju" after "queijo": the one of it that has no meat, milk or wheat for it. */
function basedOn(food: Food, tokens: readonly Token[], at: number): { food: Food; next: number } | null {
  const { next, made } = makingEnd(tokens, at);
  const isMadeOf = /^feit[oa]s?$/.test(wordAt(tokens, at));
  const from = baseEnd(tokens, isMadeOf ? at + 1 : at) ?? (made ? next : null) ?? wholeOf(tokens, at);
  const inner = from === null ? null : foodAt(tokens, from, false);
  if (!inner || wordAt(tokens, inner.next) === "e") return null;
  const of = tokens.slice(inner.start, inner.next);
  if (food.id === "molho") return sauceNamed(of, inner);
  const usual = USUAL.find((one) => food.contains.has(one));
  if (!usual || inner.food.contains.has(usual)) return null;
  // "iogurte feito com aveia", "pão feito com queijo": in it, or instead of its milk and its wheat.
  const isIn =
    usual === "milk" ? ADDED.test(inner.food.id) : usual === "wheat" && inner.food.contains.has("milk");
  if (isIn && made && next === from && wordAt(tokens, inner.start - 1) === "com") return null;
  const plain = of[0]?.word === "farinha" && of[1]?.word === "de" ? of.slice(2) : of;
  const named = [of, plain].map((words) => variantWith(food, [...tokenise("de"), ...words]));
  const variant = named.find((one) => one && !one.contains.has(usual) && !hides(one, inner.food));
  return variant ? { food: variant, next: inner.next } : null;
}

/** "molho à base de amendoim": the sauce that is called of it. */
function sauceNamed(of: readonly Token[], inner: FoodMatch): { food: Food; next: number } | null {
  const called = [...tokenise("molho de"), ...of];
  const match = matchFood(LEXICON, called, 0, false, () => false);
  const isWhole = match?.next === called.length && !hides(match.value, inner.food);
  return isWhole ? { food: match.value, next: inner.next } : null;
}

/** What is stirred into a yogurt as well as made into one. */
const ADDED = /^(?:aveia|arroz|coco|farelo|granola|chia|linhaca|quinoa)/;

/** What a food is of, and another thing may stand in for. */
const USUAL = ["meat", "milk", "wheat"] as const;

/** "com leite de aveia" after "vitamina": what is made so of any plant milk, where the catalogue has it. */
function withPlantMilk(
  food: Food,
  tokens: readonly Token[],
  at: number,
): { food: Food; next: number } | null {
  const isTold = /^(?:com|de|no|feit[oa])$/.test(wordAt(tokens, at));
  const from = makingEnd(tokens, at).next ?? (isTold ? at + 1 : null);
  const inner = from === null ? null : foodAt(tokens, from, false);
  // "arroz doce com leite de coco", "pudim com leite de coco": beside the milk, and not for it.
  const isBeside =
    wordAt(tokens, at) === "com" && food.category === "sweets" && inner?.food.id === "leite-de-coco";
  if (isBeside) return null;
  const own = inner && variantWith(food, [...tokenise("com"), ...tokens.slice(inner.start, inner.next)]);
  const made =
    inner && isPlantMilk(inner.food) ? (own ?? variantWith(food, tokenise("com leite vegetal"))) : null;
  // Of almonds it is only where the variant tells them.
  return inner && made && !hides(made, inner.food) ? { food: made, next: inner.next } : null;
}

function calledWith(food: Food, added: readonly Token[]): Food | null {
  const first = added[0];
  if (!first) return null;
  const endings = [added, ...(first.word === "de" ? [[{ ...first, word: "com" }, ...added.slice(1)]] : [])];
  for (const ending of endings) {
    for (const base of basesOf(food)) {
      const tokens = [...base, ...ending];
      const match = matchFood(LEXICON, tokens, 0, false, () => false);
      if (match?.next === tokens.length) return match.value;
    }
  }
  return null;
}

/** Names to put words after; cut once for each food that was ever asked for. */
const BASES = new WeakMap<Food, readonly (readonly Token[])[]>();

function basesOf(food: Food): readonly (readonly Token[])[] {
  const known = BASES.get(food);
  if (known) return known;
  const bases = [food.name, ...food.aliases].flatMap((name) => {
    const whole = tokenise(name);
    const short = withoutWay(whole);
    return short === whole ? [whole] : [whole, short];
  });
  BASES.set(food, bases);
  return bases;
}

/** "frango grelhado" -> "frango", "suco de uva com açúcar" -> "suco de uva": a name without what a variant changes. */
function withoutWay(name: readonly Token[]): readonly Token[] {
  const last = name.at(-1)?.word ?? "";
  if (/^(?:com|sem)$/.test(name.at(-2)?.word ?? "") && /^(?:acucar|sal|lactose)$/.test(last))
    return name.slice(0, -2);
  // "hambúrguer vegano" grilled is no beef, and "suco zero" of grapes no grapes.
  return name.length > 1 && isWay(last) && !/^(?:vegan|zero$|light$|diet$)/.test(last)
    ? name.slice(0, -1)
    : name;
}

/** "de uva" for "suco de laranja com açúcar": another kind of what its first word names. */
export function otherKind(food: Food, added: readonly Token[]): FoodMatch | null {
  const head = tokenise(food.name)[0];
  // "sem açúcar", of coffee with milk: the milk stays.
  if (/ com /.test(food.name) && ONLY_SEASONS.test(added.map(({ word }) => word).join(" "))) return null;
  if (!head || !(/^(?:de|com|sem)$/.test(added[0]?.word ?? "") || IN_KINDS.test(food.id))) return null;
  const tokens = [head, ...added];
  const match = foodAt(tokens, 0, false);
  return match?.next === tokens.length ? match : null;
}

const ONLY_SEASONS = /^(?:com|sem) (?:acucar|adocante|sal|gelo|canela)$/;

/** "2 ovos, mexidos na manteiga", "o pastel, de carne": how it was made or of what, behind a comma and with nothing more to it. */
export function kindBehindComma(
  tokens: readonly Token[],
  at: number,
  food: Food,
): { food: Food; next: number } | null {
  if (wordAt(tokens, at) !== ",") return null;
  const word = wordAt(tokens, at + 1);
  const isMade = isWay(word) && (food.category === "eggs" || !foodAt(tokens, at + 1, false));
  if (!isMade && word !== "de") return null;
  for (let next = Math.min(tokens.length, at + 5); next > at + (isMade ? 1 : 2); next -= 1) {
    const said = tokens.slice(at + 1, next);
    const kind = isEnded(tokens, next) ? (variantWith(food, said) ?? otherKind(food, said)?.food) : null;
    if (kind) return { food: kind, next };
  }
  return null;
}

function isEnded(tokens: readonly Token[], at: number): boolean {
  return /^(?:|[,.;!?)\n]|n[oa]s?)$/.test(wordAt(tokens, at));
}

/** What is called by its kind alone: "portuguesa" of a pizza. */
const IN_KINDS = /^(?:pizza|esfiha)(?:-|$)/;
