import { diminutiveBases, LEXICON, type Match, matchFood } from "@/lib/chat/lexicon";
import { readQuantity, wordAt } from "@/lib/chat/numbers";
import { sizeOf } from "@/lib/chat/sizes";
import { stem } from "@/lib/chat/stem";
import { type Token, tokenise } from "@/lib/chat/tokens";
import { COMMON_WORDS } from "@/lib/chat/words";
import type { Food, PortionSize } from "@/lib/nutrition/food";
import type { Measure } from "@/lib/nutrition/measure";
import { searchKey } from "@/lib/nutrition/text";

/** A food named in a message. */
export type FoodMatch = {
  food: Food;
  start: number;
  next: number;
  mended: number | null;
  /** Said inside of the name: "ovo grande frito". */
  size: PortionSize | null;
  /** "omelete de 3 ovos". */
  eggs?: number;
  /** Whether one of the food's own portions is in this measure. */
  owns: (measure: Measure) => boolean;
};

/** The food named at token `at`, or null. */
export function foodAt(tokens: readonly Token[], at: number, mayMend: boolean): FoodMatch | null {
  const token = tokens[at];
  if (!token || (token.kind !== "word" && token.kind !== "number")) return null;
  const match = matchFood(LEXICON, tokens, at, mayMend, isExtra) ?? matchLittle(tokens, at);
  // "frito" is no food; "fritas" is.
  if (!match || (match.next === at + 1 && /^frit(?:o|a|os)$/.test(token.word))) return null;
  return named(tokens, at, match);
}

/** Sizes, and words that a drink or a bread often has in between: "café coado com açúcar". */
function isExtra({ word }: Token): boolean {
  return sizeOf(word) !== null || EXTRAS.has(stem(word));
}

const EXTRAS = new Set(
  "coado passado puro quente gelado natural fresco caseiro fresquinho quentinho".split(" "),
);

/** "ovinho frito" is an egg, though "ovinho de codorna" has a name of its own. */
function matchLittle(tokens: readonly Token[], at: number): Match<Food> | null {
  const token = tokens[at] as Token;
  for (const word of diminutiveBases(stem(token.word))) {
    const window = [{ ...token, word }, ...tokens.slice(at + 1, at + 8)];
    const match = matchFood(LEXICON, window, 0, false, isExtra);
    if (match) return { ...match, next: match.next + at, skipped: match.skipped.map((i) => i + at) };
  }
  return null;
}

function named(tokens: readonly Token[], at: number, match: Match<Food>): FoodMatch {
  const size = match.skipped.map((i) => sizeOf(wordAt(tokens, i))).find((one) => one !== null) ?? null;
  const food = match.value;
  return {
    food,
    start: at,
    next: match.next,
    mended: match.mended,
    size,
    owns: (measure) => {
      const key = searchKey(measure.name);
      return food.portions.some((portion) =>
        [portion.name, ...(portion.aliases ?? [])].some((name) => searchKey(name) === key),
      );
    },
  };
}

/** Words after a food that tell how it was made or how it was. */
const WAYS = new Set(
  `cozido frito grelhado assado refogado mexido empanado cru ralado picado desfiado moido defumado temperado quente
  gelado recheado caseiro fresco maduro descascado fatiado congelado derretido batido torrado tostado amassado puro
  normal simples natural organico caipira comum tradicional light diet zero fit integral desnatado semidesnatado
  vegano crocante soltinho fresquinho quentinho geladinho moidinho fininho verdinho branquinho cozidinho assadinho
  fritinho grelhadinho delicioso gostoso maravilhoso basico inteiro cortado passado magro gordo coado artesanal
  gourmet premium especial misto caprichado cheio cheinho preparado feito salgadinho docinho adocado`
    .split(/\s+/)
    .map(stem),
);
/** Those that change the figures, so that leaving them out must be said. */
const TELLING = new Set(
  "frito empanado light diet zero integral desnatado semidesnatado magro adocado recheado".split(" "),
);
const PLACES =
  /^(?:brasa|forno|chapa|airfryer|fryer|panela|grelha|frigideira|vapor|manteiga|azeite|microondas|casa|padaria)$/;

export type Modifier = {
  next: number;
  said: string;
  /** Changes the figures, and the catalogue does not tell it apart. */
  telling: boolean;
  /** Of an omelette. */
  eggs?: number;
};

/** "frito", "bem passado", "na brasa", "sem casca": what may follow a food without being one; null when nothing does. */
export function modifiersAt(tokens: readonly Token[], at: number, food?: Food): Modifier | null {
  const word = wordAt(tokens, at);
  if (tokens[at]?.kind !== "word") return null;
  if (WAYS.has(stem(word))) {
    return { next: at + 1, said: word, telling: TELLING.has(stem(word)) };
  }
  if ((word === "bem" || word === "mal" || word === "meio") && WAYS.has(stem(wordAt(tokens, at + 1)))) {
    return { next: at + 2, said: "", telling: false };
  }
  if (word === "ao" && wordAt(tokens, at + 1) === "ponto") return { next: at + 2, said: "", telling: false };
  if (/^(?:n[ao]|em|a|feito|no)$/.test(word)) {
    const place = /^(?:a|o|n[ao])$/.test(wordAt(tokens, at + 1)) && word === "feito" ? at + 2 : at + 1;
    if (PLACES.test(wordAt(tokens, place))) return { next: place + 1, said: "", telling: false };
  }
  if (word === "sem" || word === "exceto" || word === "menos") return without(tokens, at, food);
  return null;
}

/** "sem açúcar", "sem sal nem óleo", "sem a pele": all of it is left out. */
function without(tokens: readonly Token[], at: number, food: Food | undefined): Modifier | null {
  let i = at + 1;
  for (let rounds = 0; rounds < 4; rounds += 1) {
    while (/^(?:o|a|os|as|nenhum|nenhuma|nada|de)$/.test(wordAt(tokens, i)) && i < at + 12) i += 1;
    const token = tokens[i];
    if (token?.kind !== "word") break;
    i = foodAt(tokens, i, false)?.next ?? i + 1;
    if (wordAt(tokens, i) !== "nem" && !(wordAt(tokens, i) === "e" && wordAt(tokens, i + 1) === "sem")) break;
    i += wordAt(tokens, i) === "nem" ? 1 : 2;
  }
  if (i === at + 1) return null;
  const said = tokens
    .slice(at, i)
    .map(({ word }) => word)
    .join(" ");
  return { next: i, said, telling: wordAt(tokens, at + 1) === "acucar" && isSweet(food) };
}

/** Leaving the sugar out of black coffee changes nothing that must be told. */
function isSweet(food: Food | undefined): boolean {
  return food !== undefined && food.per100g.carbs_g > 3 && !/sem açúcar|zero|diet/i.test(food.name);
}

/** "de rúcula" after "pizza", "sabor baunilha", "de 3 laranjas": what it is made of, and no item of its own. */
export function ofSomething(tokens: readonly Token[], at: number, food: Food): Modifier | null {
  const lead = wordAt(tokens, at);
  if (lead === "com" && food.id.startsWith("vitamina") && wordAt(tokens, at + 1) === "leite") {
    return { next: at + 2, said: "", telling: false };
  }
  if (lead !== "sabor" && !(lead === "de" || lead === "do" || lead === "da")) return null;
  const count = readQuantity(tokens, at + 1);
  const from = count && !count.article ? count.next : at + 1;
  const inner = foodAt(tokens, from, true);
  const eggs = count && inner && food.id.startsWith("omelete") && inner.food.category === "eggs";
  if (eggs) return { next: inner.next, said: "", telling: false, eggs: Math.min(count.value, 12) };
  if (inner)
    return {
      next: inner.next,
      said: words(tokens, at, inner.next),
      telling: inner.food.id !== food.id,
    };
  const token = tokens[from];
  if (token?.kind !== "word" || count || COMMON_WORDS.has(token.word) || token.word.length < 3) return null;
  return { next: from + 1, said: words(tokens, at, from + 1), telling: true };
}

/**
 * The food that is called as this one is, with these words after it: "frito" after one of the names of "frango", "de
 * frango" after "crepioca" for "crepioca com frango".
 */
export function variantWith(food: Food, added: readonly Token[]): Food | null {
  const named = calledWith(food, added);
  return named?.id === food.id ? null : named;
}

/** "com açúcar" after "café coado": the drink that has it in its name. */
export function mixedWith(
  tokens: readonly Token[],
  at: number,
  food: Food,
): { food: Food; next: number } | null {
  if (wordAt(tokens, at) !== "com" && wordAt(tokens, at) !== "sem") return null;
  const inner = foodAt(tokens, at + 1, false);
  const called = inner && calledWith(food, tokens.slice(at, inner.next));
  return called ? { food: called, next: inner.next } : null;
}

function calledWith(food: Food, added: readonly Token[]): Food | null {
  const first = added[0];
  if (!first) return null;
  const endings = [added, ...(first.word === "de" ? [[{ ...first, word: "com" }, ...added.slice(1)]] : [])];
  for (const name of [food.name, ...food.aliases]) {
    const whole = tokenise(name);
    for (const base of [whole, withoutWay(whole)]) {
      for (const ending of endings) {
        const tokens = [...base, ...ending];
        const match = matchFood(LEXICON, tokens, 0, false, () => false);
        if (match?.next === tokens.length) return match.value;
      }
    }
  }
  return null;
}

/** "frango grelhado" -> "frango", "suco de uva com açúcar" -> "suco de uva": a name without what a variant changes. */
function withoutWay(name: readonly Token[]): readonly Token[] {
  const last = name.at(-1)?.word ?? "";
  if (/^(?:com|sem)$/.test(name.at(-2)?.word ?? "")) return name.slice(0, -2);
  return name.length > 1 && WAYS.has(stem(last)) ? name.slice(0, -1) : name;
}

function words(tokens: readonly Token[], from: number, to: number): string {
  return tokens
    .slice(from, to)
    .map(({ word }) => word)
    .join(" ");
}
