import { hides } from "@/lib/nutrition/foods/contents/unseen";
import type { Food } from "@/lib/nutrition/foods/food";
import { MEASURE_WORDS } from "@/lib/nutrition/foods/measures";
import { findFoodByName } from "@/lib/nutrition/foods/search/food-name";
import { houseEnd } from "@/lib/nutrition/foods/search/houses";
import { searchKey, stem } from "@/lib/portuguese/text/letters/stems";
import { readQuantity, wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";
import { COMMON_WORDS } from "@/lib/portuguese/text/word-lists";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";
import { madeOfEnd } from "@/lib/portuguese/vocabulary/made-of";

/** Words after a food that tell how it was made or how it was. */
const WAYS = new Set(
  `cozido frito grelhado assado refogado mexido empanado cru ralado picado desfiado moido defumado temperado quente
  gelado recheado caseiro fresco maduro descascado fatiado congelado derretido batido torrado tostado amassado puro
  normal simples natural organico caipira comum tradicional light diet zero fit integral desnatado semidesnatado
  vegano vegetariano crocante soltinho fresquinho quentinho geladinho moidinho fininho verdinho branquinho cozidinho assadinho
  fritinho grelhadinho delicioso gostoso maravilhoso basico inteiro cortado passado magro gordo coado artesanal
  frio fria requentado esquentado gourmet premium especial misto caprichado cheio cheinho preto branco preparado feito salgadinho docinho adocado individual duplo triplo smash prensado completo caprichadinho enrolado dormido amanhecido lavado marinado selado escorrido laminado chapado molhado dourado pururuca unico`
    .split(/\s+/)
    .map(stem),
);
/** Those that change the figures, so that leaving them out must be said. */
const TELLING = new Set(
  "frito empanado light diet zero integral desnatado semidesnatado magro adocado recheado".split(" "),
);
const PLACES =
  /^(?:brasa|forno|chapa|airfryer|fryer|panela|grelha|frigideira|vapor|manteiga|azeite|oleo|microondas|casa|padaria|conserva|cubos|cubinhos|rodelas|tiras|palito|palitos|pedacos|fatias|flocos|graos|lascas|espeto)$/;

/** Whether the word only tells how a food was made. */
export function isWay(word: string): boolean {
  return WAYS.has(wayOf(word));
}

/** "fritu" as it is heard. */
function wayOf(word: string): string {
  const way = stem(word.replace(/u(s?)$/, "o$1"));
  return WAYS.has(way) ? way : way.replace(/([ai]d)a$/, "$1o");
}

export type Modifier = {
  next: number;
  said: string;
  /** Changes the figures, and the catalogue does not tell it apart. */
  telling: boolean;
  /** Of an omelette. */
  eggs?: number;
  /** "omelete de 3 claras": of them alone. */
  whites?: true;
};

/** "frito", "bem passado", "na brasa", "sem casca": what may follow a food without being one; null when nothing does. */
export function modifiersAt(tokens: readonly Token[], at: number, food?: Food): Modifier | null {
  const word = wordAt(tokens, at);
  const isCheesy = /^(?:4|quatro)$/.test(word) && wordAt(tokens, at + 1) === "queijos";
  const sauce = isCheesy && foodAt(tokens, at, false)?.food;
  // "nhoque quatro queijos" has milk in it, which gnocchi have not.
  if (isCheesy && !(food && sauce && hides(food, sauce)))
    return { next: at + 2, said: "quatro queijos", telling: false };
  // "presunto Seara", "café 3 Corações", "sanduíche de ovo do Subway"
  const named = /^d[oa]$/.test(word) ? at + 1 : at;
  const house = /^\p{L}|^3$/u.test(word) ? houseEnd(keysFrom(tokens, named), 0) : null;
  if (house !== null) return { next: named + house, said: "", telling: false };
  if (tokens[at]?.kind !== "word") return null;
  const made = madeOfEnd(tokens, at, food);
  if (made !== null) return { next: made, said: "", telling: false };
  // "feito com farinha de amêndoas" tells of what.
  const isMadeOf = /^feit[oa]s?$/.test(word) && /^(?:com|de|so|apenas)$/.test(wordAt(tokens, at + 1));
  if (isWay(word) && !(isMadeOf && foodAt(tokens, at + 2, false))) {
    return { next: at + 1, said: word, telling: TELLING.has(wayOf(word)) };
  }
  if ((word === "bem" || word === "mal" || word === "meio") && WAYS.has(stem(wordAt(tokens, at + 1)))) {
    return { next: at + 2, said: "", telling: false };
  }
  if (word === "ao" && wordAt(tokens, at + 1) === "ponto") return { next: at + 2, said: "", telling: false };
  if (/^(?:n[ao]|em|a|feito|no)$/.test(word)) {
    const place = /^(?:a|o|n[ao])$/.test(wordAt(tokens, at + 1)) && word === "feito" ? at + 2 : at + 1;
    // "lagosta na manteiga" has butter in it, which no lobster has; "na manteiga não" has none.
    const inside = food && word !== "feito" ? foodAt(tokens, place, false) : null;
    const isButter = inside?.food.contains.has("butter") && wordAt(tokens, inside.next) !== "nao";
    if (food && isButter && !food.contains.has("butter")) return null;
    // "frito no óleo de coco"
    const fat = inside && /^oleo-/.test(inside.food.id) ? inside.next : place + 1;
    if (PLACES.test(wordAt(tokens, place))) return { next: fat, said: "", telling: false };
  }
  const styled = food && /^(?:a|ao|aos)$/.test(word) ? styleEnd(tokens, at) : null;
  if (styled !== null) return { next: styled, said: words(tokens, at, styled), telling: false };
  // "ovo frito com óleo"
  if (word === "com" && food && /-frit[oa]/.test(food.id) && /^oleo$/.test(wordAt(tokens, at + 1)))
    return { next: at + 2, said: "", telling: false };
  if (word === "com" || word === "pouco") {
    const next = littleSaltEnd(tokens, at);
    if (next !== null) return { next, said: words(tokens, at, next), telling: false };
  }
  const isExcept = /^(?:tirando|fora)$/.test(word) && /^(?:o|a|os|as)$/.test(wordAt(tokens, at + 1));
  if (isExcept || word === "sem" || word === "exceto" || word === "menos") return without(tokens, at, food);
  return null;
}

function keysFrom(tokens: readonly Token[], at: number): string[] {
  return tokens.slice(at, at + LONGEST_HOUSE).map(({ word }) => stem(word));
}

/** Words of a house's name. */
const LONGEST_HOUSE = 5;

/** "à moda da casa", "à portuguesa", "ao molho madeira", "ao alho": how a dish is made; null for anything else. */
function styleEnd(tokens: readonly Token[], at: number): number | null {
  const word = wordAt(tokens, at + 1);
  if (tokens[at + 1]?.kind !== "word") return null;
  if (word === "moda") {
    const of = /^d[eoa]$/.test(wordAt(tokens, at + 2)) && tokens[at + 3]?.kind === "word" ? at + 4 : at + 2;
    return of;
  }
  if (word === "gomes" && wordAt(tokens, at + 2) === "de") return at + 4;
  if (STYLES.test(word)) return at + 2;
  if (word !== "molho" || foodAt(tokens, at + 1, false)?.food.id !== "molho") return null;
  const of = /^d[eoa]$/.test(wordAt(tokens, at + 2)) ? at + 3 : at + 2;
  const inner = foodAt(tokens, of, false);
  if (inner) return of > at + 2 ? inner.next : null;
  const named = tokens[of]?.kind === "word" && !COMMON_WORDS.has(wordAt(tokens, of));
  return named ? of + 1 : at + 2;
}

const STYLES =
  /^(?:portuguesa|mineira|paulista|baiana|capixaba|gaucha|francesa|italiana|grega|espanhola|cubana|provencal|brasileira|nordestina|goiana|carioca|pizzaiolo|lagareiro|bras|dore|thermidor|caipira|casa|primavera|jardineira|juliana|campanha|oriental|russa|indiana|fiorentina|florentina|romana|napolitana|siciliana|belle|meuniere|poivre|roti|primo|natural|vapor|bafo|sugo|forno|leite|alho|limao|curry)$/;

/** Where "com pouco sal", "com menos sal", "pouco sal" ends. */
function littleSaltEnd(tokens: readonly Token[], at: number): number | null {
  let i = wordAt(tokens, at) === "com" ? at + 1 : at;
  if (!/^(?:pouco|menos|pouquinho|pouquissimo)$/.test(wordAt(tokens, i))) return null;
  i += wordAt(tokens, i + 1) === "de" ? 2 : 1;
  return wordAt(tokens, i) === "sal" ? i + 1 : null;
}

/** "sem açúcar", "sem sal nem óleo", "sem a pele": all of it is left out. */
function without(tokens: readonly Token[], at: number, food: Food | undefined): Modifier | null {
  let i = at + 1;
  for (let rounds = 0; rounds < 4; rounds += 1) {
    while (/^(?:o|a|os|as|nenhum|nenhuma|nada|de)$/.test(wordAt(tokens, i)) && i < at + 12) i += 1;
    const token = tokens[i];
    if (token?.kind !== "word") break;
    const left = foodAt(tokens, i, false);
    // "vatapá sem camarão com arroz": there was rice.
    i = left && !tokens.slice(i, left.next).some(({ word }) => word === "com") ? left.next : i + 1;
    // "sem cobertura de chocolate", "sem molho de tomate"
    const of = /^d[eoa]$/.test(wordAt(tokens, i)) ? foodAt(tokens, i + 1, false) : null;
    if (of) i = of.next;
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
  if (
    (lead === "com" || lead === "e") &&
    food.id.startsWith("vitamina") &&
    wordAt(tokens, at + 1) === "leite"
  ) {
    return { next: foodAt(tokens, at + 1, false)?.next ?? at + 2, said: "", telling: false };
  }
  // "suco verde de couve com limão": blended together.
  const blended = lead === "com" && /^suco(?:-|$)/.test(food.id) ? foodAt(tokens, at + 1, false) : null;
  if (blended && /^(?:fruit|vegetables)$/.test(blended.food.category))
    return { next: blended.next, said: "", telling: false };
  const bread = food.category === "fast_food" && /^(?:no|na|em)$/.test(lead) && foodAt(tokens, at + 1, false);
  if (bread && bread.food.category === "breads") return { next: bread.next, said: "", telling: false };
  if (food.id.startsWith("pizza-")) {
    if (/^(?:meia|meio|metade)$/.test(lead)) return flavour(tokens, at, food);
    if (lead === "com") return topping(tokens, at, food);
  }
  const counted = lead === "(" ? eggsInBrackets(tokens, at, food) : null;
  if (counted) return counted;
  const isCrepioca = /^crepioca(?:-|$)/.test(food.id);
  const isEggs = food.id.startsWith("omelete") || food.category === "eggs";
  const filled = lead === "com" && (isEggs || isCrepioca);
  if (!filled && !/^(?:sabor|d[eoa])$/.test(lead)) return null;
  const count = readQuantity(tokens, at + 1);
  const from = count && !count.article ? count.next : at + 1;
  const inner = foodAt(tokens, from, true);
  const isCounted = isEggs || (isCrepioca && inner && !isMadeOfCounted(tokens, inner.next, food));
  const eggs = count && inner && isCounted && inner.food.category === "eggs";
  if (eggs) {
    const whites = food.id === "omelete" && inner.food.id.startsWith("clara") && { whites: true as const };
    return { next: inner.next, said: "", telling: false, eggs: Math.min(count.value, 12), ...whites };
  }
  if (filled || (inner && count && isMadeOfCounted(tokens, inner.next, food))) return null;
  // "salada de camarão", "pizza de polvo": an allergen is never left out.
  if (inner && hides(food, inner.food)) return null;
  if (inner) {
    const second = isSnack(food) || MIXED.test(food.id);
    const next = second ? pastSecondFilling(tokens, inner.next, food) : inner.next;
    return { next, said: words(tokens, at, next), telling: inner.food.id !== food.id };
  }
  const token = tokens[from];
  if (token?.word === "tamanho") return null;
  if (token?.kind !== "word" || count || COMMON_WORDS.has(token.word) || token.word.length < 3) return null;
  return { next: from + 1, said: words(tokens, at, from + 1), telling: true };
}

/** "crepioca de 1 ovo e 2 colheres de goma": told by what it is made of. */
function isMadeOfCounted(tokens: readonly Token[], at: number, { id }: Food): boolean {
  if (!/^(?:crepioca|panqueca|vitamina|smoothie|shake|mingau)(?:-|$)/.test(id)) return false;
  let next = /^(?:e|,|mais|com)$/.test(wordAt(tokens, at)) ? readQuantity(tokens, at + 1)?.next : undefined;
  while (next !== undefined && MEASURE_WORDS.has(searchKey(wordAt(tokens, next)))) next += 1;
  if (next === undefined) return false;
  return foodAt(tokens, /^d[eoa]$/.test(wordAt(tokens, next)) ? next + 1 : next, false) !== null;
}

/** "omelete (3 ovos)" */
function eggsInBrackets(tokens: readonly Token[], at: number, food: Food): Modifier | null {
  const count = food.id.startsWith("omelete") ? readQuantity(tokens, at + 1) : null;
  const egg = count && foodAt(tokens, count.next, false);
  if (!count || egg?.food.category !== "eggs" || wordAt(tokens, egg.next) !== ")") return null;
  return { next: egg.next + 1, said: "", telling: false, eggs: Math.min(count.value, 12) };
}

function isSnack({ category, id }: Food): boolean {
  return (category === "snacks" || category === "fast_food") && !id.startsWith("pizza-");
}

/** "salgado de presunto e queijo", "pastel de carne com queijo": both are inside. */
function pastSecondFilling(tokens: readonly Token[], at: number, food: Food): number {
  if (!/^(?:e|com)$/.test(wordAt(tokens, at))) return at;
  const second = foodAt(tokens, at + 1, false);
  const inside = MIXED.test(food.id) ? /^(?:fruit|nuts|sweets)$/ : /^(?:dairy|cold_cuts)$/;
  return second && inside.test(second.food.category) ? second.next : at;
}

/** What is blended or frozen of several: "smoothie de manga e maracujá". */
const MIXED = /^(?:smoothie|vitamina|milk-shake|milkshake|shake|sorvete|picole|mousse)(?:-|$)/;

/** "pizza de lombo com catupiry"; "pizza com guaraná" are two things. */
function topping(tokens: readonly Token[], at: number, pizza: Food): Modifier | null {
  const inner = foodAt(tokens, at + 1, true);
  if (!inner || inner.food.category === "drinks" || hides(pizza, inner.food)) return null;
  return { next: inner.next, said: words(tokens, at, inner.next), telling: true };
}

/** "meia calabresa", "metade de frango": half of a pizza. */
function flavour(tokens: readonly Token[], at: number, pizza: Food): Modifier | null {
  const from = wordAt(tokens, at + 1) === "de" ? at + 2 : at + 1;
  const inner = foodAt(tokens, from, true);
  // "meia portuguesa" tells a pizza, and no other food.
  const end = inner?.next ?? (findFoodByName(`pizza ${wordAt(tokens, from)}`) ? from + 1 : null);
  if (end === null || (inner && hides(pizza, inner.food))) return null;
  const joined = wordAt(tokens, end) === "e" && /^(?:meia|meio|metade)$/.test(wordAt(tokens, end + 1));
  const more = joined ? flavour(tokens, end + 1, pizza) : null;
  const next = more?.next ?? end;
  return { next, said: words(tokens, at, next), telling: true };
}

function words(tokens: readonly Token[], from: number, to: number): string {
  return tokens
    .slice(from, to)
    .map(({ word }) => word)
    .join(" ");
}
