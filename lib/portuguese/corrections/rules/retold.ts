import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { changedBy } from "@/lib/portuguese/corrections/changes/change-set";
import {
  correctionSaid,
  foodWords,
  type Reader,
  readPart,
} from "@/lib/portuguese/corrections/reading/correction-part";
import { COPULA, SETS } from "@/lib/portuguese/corrections/reading/cues";
import {
  itemMeant,
  itemNamed,
  sameNoun,
  variantOf,
} from "@/lib/portuguese/corrections/reading/food-reference";
import { isTakeAway } from "@/lib/portuguese/corrections/reading/take-back";
import { amountFor } from "@/lib/portuguese/corrections/rules/parts/correction-change";
import { dishWithAmount, dishWithout } from "@/lib/portuguese/corrections/rules/parts/dish-parts";
import { IS_OTHER, kindInDish, partWithAmount } from "@/lib/portuguese/corrections/rules/parts/part-in-dish";
import { replaced } from "@/lib/portuguese/corrections/rules/parts/replaced";
import { tellsOfEating } from "@/lib/portuguese/grammar/eating";
import type { LoggedItem } from "@/lib/portuguese/meaning/conversation";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import { type SaidItem, weighItem } from "@/lib/portuguese/portions/portions";
import { WATER_ID } from "@/lib/portuguese/portions/waters";
import { ONE, type SaidAmount } from "@/lib/portuguese/terms/amounts";
import { fold } from "@/lib/portuguese/text/letters/stems";
import { wordAt } from "@/lib/portuguese/text/numbers";
import { tokenise } from "@/lib/portuguese/text/tokens";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";
import { otherDid } from "@/lib/portuguese/vocabulary/people";

/** What says that it is another helping, or another time. */
const ANEW = /^(?:mais|outr[oa]s?|tambem|repeti|depois|hoje|ontem|anteontem|amanha|nao|sem|dividi|metade)$/;
/** "só comi um espetinho" is said of those that were told. */
const ONLY_ATE = /^ (?:e )?(?:eu )?so (?:comi|tomei|bebi) (?:um|uma|1|dois|duas|2) /;
/** "comi 2 postas do peixe": with its article, of the one that was told. */
const ATE_OF_IT = /^ (?:eu )?(?:comi|tomei|bebi|peguei) (?:\d+|uma?|dois|duas|tres) \S+ d[oa]s? \S+ $/;
const LONGEST = 12;

/** "a granola uns 30 g", "e a carne 150", "2 tapiocas", "aumenta a granola pra 60": how much of what is on the plate already. */
export function readRetold(reader: Reader): Correction[] | null {
  const { tokens, items, phrase, last } = reader;
  if (phrase.words > LONGEST || phrase.asks || items.length === 0 || last[0]?.type !== "meal") return null;
  const named = readPart(reader, tokens).items;
  const isInName = (at: number) => named.some(({ match }) => at >= match.start && at < match.next);
  if (tokens.some(({ word }, at) => (ANEW.test(word) && !isInName(at)) || otherDid(tokens, at))) return null;
  if (tokens.some(({ word }) => isTakeAway(word))) return null;
  if (tellsOfEating(tokens) && !ONLY_ATE.test(phrase.line) && !ATE_OF_IT.test(phrase.line)) return null;
  const set = SETS.test(wordAt(tokens, 0)) ? readSet(reader) : null;
  if (set) return set;
  const part = readPart(reader, tokens);
  const byNoun = part.items.length === 0 ? ofNoun(reader, part.amounts) : null;
  if (byNoun) return byNoun;
  if (part.items.length === 0 || part.meal || part.day || part.hour) return null;
  if (part.items.some(({ match }) => match.food.id === WATER_ID)) return null;
  const cut = cutNamed(reader, part.items);
  if (cut) return cut;
  // "2 pães com 3 ovos", of one bread with egg: the eggs are those of two.
  let now = reader;
  const found = part.items.map((item) => {
    const one = retold(now, item, part.items.length === 1 ? part.amounts[0] : undefined);
    now = { ...now, items: now.items.map((told) => changedBy(told, one ?? [])) };
    return one;
  });
  if (found.every((one) => one === null)) return null;
  if (found.some((one) => one?.some(({ kind }) => kind === "unclear"))) return [{ kind: "unclear" }];
  // Told with the very amounts that it has, it was eaten again.
  // "o carreteiro, 250 g", "iogurte de 170 g": said of the one that was told.
  const isNamed = ({ match, ...item }: SaidItem) =>
    isHalfOfOne({ match, ...item }, tokens) ||
    isVessel(item.amount) ||
    /^(?:o|a|os|as)$/.test(wordAt(tokens, match.start - 1)) ||
    (wordAt(tokens, match.next) === "de" && tokens[match.next + 1]?.kind === "number");
  // "arroz 5 colheres", of a whole lunch, tells how much there was, be it what was taken for usual.
  const isAll = part.items.length >= items.length;
  if (isAll && part.items.every((one) => isAsTold(one, items) && !isNamed(one))) return null;
  // "arroz 150 g e salada": what is new comes to it.
  return found.flatMap(
    (one, at): Correction[] => one ?? [{ kind: "add", items: [weighItem(part.items[at] as SaidItem)] }],
  );
}

/** "frango caipira, sobrecoxa", "peixe, tilápia": of what was told in general, and behind it which of its sort; null of anything else. */
function cutNamed(
  { items, tokens }: Reader,
  [told, cut, ...others]: readonly SaidItem[],
): Correction[] | null {
  if (!told || !cut || others.length > 0 || told.amount || cut.amount?.counted) return null;
  const meant = items.find(({ foodId }) => foodId === told.match.food.id) ?? sameNoun(told, items);
  const isSort = told.match.food.category === cut.match.food.category && !told.match.called.includes(" ");
  const isBehind = wordAt(tokens, cut.match.start - 1) === "," && cut.match.next >= tokens.length;
  if (!meant || !isSort || !isBehind || items.some(({ foodId }) => foodId === cut.match.food.id)) return null;
  return [replaced(meant, cut.match.food, cut.said)];
}

const LONGEST_WITHOUT = 5;
/** "temaki sem cream cheese", of one that was just told: without it where it had some, and no second one. */
export function readWithout(reader: Reader): Correction[] | null {
  const { tokens, items, phrase } = reader;
  const at = tokens.findIndex(({ word }) => word === "sem");
  const isAlone =
    tokens.slice(at).every(({ kind }) => kind === "word") && tokens.length - at <= LONGEST_WITHOUT;
  if (at < 1 || !isAlone || phrase.asks || tellsOfEating(tokens)) return null;
  const [named, ...others] = readPart(reader, tokens.slice(0, at)).items;
  if (!named || others.length > 0 || named.amount?.counted || named.match.next < at) return null;
  if (!/^(?:|o|a|os|as|mas)$/.test(wordAt(tokens, named.match.start - 1))) return null;
  const meant = items.findLast(({ foodId }) => foodId === named.match.food.id) ?? sameNoun(named, items);
  if (!meant) return null;
  const out = readPart(reader, tokens.slice(at + 1)).items[0]?.match.food;
  const without = out && dishWithout(meant, out);
  if (without) return [without];
  const food = variantOf(meant, tokens.slice(at)) ?? findFood(meant.foodId);
  return food ? [replaced(meant, food, correctionSaid(reader, tokens))] : null;
}

/** "e a carne 150": a noun with its article is one that was told. */
export function readRetoldNoun(reader: Reader): Correction[] | null {
  const { tokens } = reader;
  const isNamed = wordAt(tokens, 0) === "e" && /^(?:o|a|os|as)$/.test(wordAt(tokens, 1));
  return isNamed && !tokens.some(({ word }) => COPULA.test(word))
    ? readRetold({ ...reader, tokens: tokens.slice(1) })
    : null;
}

function readSet(reader: Reader): Correction[] | null {
  const { tokens } = reader;
  const to = tokens.findIndex(({ word }, at) => at > 0 && /^(?:para|em|com)$/.test(word));
  if (to < 2) return null;
  const source = tokens.slice(1, to);
  const [named, ...others] = readPart(reader, source).items;
  const item =
    named && others.length === 0 ? itemMeant(named.match.food, foodWords(source), reader.items, false) : null;
  const [amount] = readPart(reader, tokens.slice(to + 1)).amounts;
  return item && amount?.counted ? [amountOf(item.foodId, amount, correctionSaid(reader, tokens))] : null;
}

/** What a food that is told again says of the one that is logged; null where it is another. */
function retold(reader: Reader, item: SaidItem, loose: SaidItem["amount"] | undefined): Correction[] | null {
  const { items, tokens } = reader;
  // "4 almôndegas pequenas"
  const sized = item.amount && { ...item.amount, size: item.amount.size ?? item.match.size };
  const amount = sized?.counted || isVessel(sized) ? sized : loose?.counted ? loose : null;
  const omelette = items.length > 0 && amount?.measure === null && isEgg(item) ? inEggs(items) : undefined;
  if (omelette && amount)
    return [amountOf(omelette.foodId, { ...amount, measure: "ovo" }, correctionSaid(reader, tokens))];
  const own = items.filter(({ foodId }) => foodId === item.match.food.id);
  // "média com leite desnatado" is a kind of coffee with milk.
  const isOfKind = ({ foodId }: LoggedItem) =>
    / com /.test(item.match.called) && item.match.food.id.startsWith(`${foodId}-`);
  const meant =
    own.at(-1) ??
    sameNoun(item, items) ??
    items.filter(isOfKind).sort((a, b) => b.foodId.length - a.foodId.length)[0] ??
    fishMeant(reader, item);
  const said = correctionSaid(reader, tokens);
  if (!meant && !amount) return kindInDish(items, item, tokens, said);
  if (!meant) {
    const inIt = amount && partWithAmount(items, item.match.food, amount, said);
    return inIt ? [inIt] : null;
  }
  // "leite integral", of milk with chocolate: not without it.
  if (own.length === 0 && / com /.test(meant.name) && !/ com /.test(item.match.called) && !amount)
    return kindInDish(items, item, tokens, said) ?? [{ kind: "unclear" }];
  const isSame = meant.foodId === item.match.food.id;
  // "4 colheres de arroz", of rice with beans
  const inDish = amount && !isSame && dishWithAmount(meant, item.match.food, amount, said);
  if (inDish) return [inDish];
  if (!isSame && !isGeneral(item)) {
    // "integral o leite", "arroz integral": which one it was, of what was named in general.
    const called = tokenise(item.match.called)[0];
    const isPlain = called && foodAt([called], 0, false)?.food.id === meant.foodId;
    const food = findFood(item.match.food.id);
    if (food && !amount && isOnlyNamed(reader, item, meant)) return [replaced(meant, food, said)];
    return isPlain && food
      ? [replaced(meant, food, said), ...(amount ? [amountOf(food.id, amount, said)] : [])]
      : null;
  }
  // "meio papaia", of what was told without an amount: of a whole one.
  if (isHalfOfOne(item, tokens))
    return [{ kind: "replace", from: meant.foodId, fromSaid: meant.name, to: weighItem(item) }];
  if (amount) return [amountOf(meant.foodId, amount, said)];
  // "omelete de 3 ovos"
  const { eggs } = item.match;
  if (isSame && eggs)
    return [amountOf(meant.foodId, { ...ONE, quantity: eggs, measure: "ovo", counted: true }, said)];
  const kind = described(meant, item, tokens);
  if (kind) return [replaced(meant, kind, said)];
  // "pingado sem açúcar": how it was, of what is so already.
  if (isSame && (HOW.test(reader.phrase.line) || isCalledMore(reader, item)))
    return [replaced(meant, item.match.food, said)];
  // "integral o leite": as it was understood.
  const before = wordAt(tokens, item.match.start - 1);
  if (isSame && !item.amount && /^(?:o|a|os|as)$/.test(before))
    return [replaced(meant, item.match.food, said)];
  return item.amount?.vague
    ? [{ kind: "amount", food: meant.foodId, from: null, to: vagueAmount(item, said) }]
    : null;
}

/** "tambaqui assado" and nothing else, of "peixe": which fish it was. */
function fishMeant(reader: Reader, item: SaidItem): LoggedItem | undefined {
  const fish = reader.items.filter(({ name }) => /^peixe /i.test(name));
  return fish[0] && fish.length === 1 && isOnlyNamed(reader, item, fish[0]) ? fish[0] : undefined;
}

/** "guaraná latinha", of one that was told: what it was in. */
function isVessel(amount: SaidItem["amount"]): amount is SaidAmount {
  return amount !== null && !amount.counted && amount.household?.ml !== undefined;
}

function isHalfOfOne({ match, amount }: SaidItem, tokens: Reader["tokens"]): boolean {
  return amount?.measure === null && /^mei[oa]$/.test(wordAt(tokens, match.start - 1));
}

/** "arroz japonês", of rice: the same by a word that nobody knows, and nothing else. */
function isCalledMore({ tokens, phrase }: Reader, { match, amount }: SaidItem): boolean {
  const rest = tokens.filter(({ kind }, at) => kind === "word" && (at < match.start || at >= match.next));
  const isOtherName =
    rest.length === 0 && match.called.includes(" ") && fold(match.called) !== fold(match.food.name);
  return amount === null && match.start === 0 && (isOtherName || (phrase.words === 2 && rest.length === 1));
}

const HOW = /^ (?:o |a )?\S+(?: (?:sem|com|com pouco) (?:acucar|adocante|sal|gelo|limao))+ $/;

/** "pasta 20 g", of peanut paste: a word of its name that is no food by itself; null without one alone. */
function ofNoun(reader: Reader, [amount, ...others]: readonly SaidItem["amount"][]): Correction[] | null {
  const { tokens, items } = reader;
  if (!amount?.counted || others.length > 0 || amount.start === 0 || amount.next < tokens.length) return null;
  const item = itemNamed(foodWords(tokens.slice(0, amount.start)), items);
  return item ? [amountOf(item.foodId, amount, correctionSaid(reader, tokens))] : null;
}

/** "bolo de cenoura" and nothing else, of a chocolate cake that was just told: which one it was. */
function isOnlyNamed({ tokens }: Reader, { match }: SaidItem, meant: LoggedItem): boolean {
  const own = findFood(meant.foodId);
  const isAlone = tokens.every(({ kind }, at) => kind !== "word" || (at >= match.start && at < match.next));
  return isAlone && own?.category === match.food.category && !IS_OTHER.test(match.food.id);
}

function isEgg({ match }: SaidItem): boolean {
  return /^ovo(?:-cozido)?$/.test(match.food.id);
}

function isAsTold(item: SaidItem, items: readonly LoggedItem[]): boolean {
  const own = items.findLast(({ foodId }) => foodId === item.match.food.id);
  return own !== undefined && item.amount !== null && Math.abs(weighItem(item).grams - own.grams) < 1;
}

/** "3 ovos", of an omelette that was told by its eggs. */
function inEggs(items: readonly LoggedItem[]): LoggedItem | undefined {
  return items.find(
    ({ foodId, portion }) =>
      foodId === "omelete" || (portion && !("said" in portion) && portion.measure === "ovo"),
  );
}

function amountOf(food: string, amount: NonNullable<SaidItem["amount"]>, said: string): Correction {
  return { kind: "amount", food, from: null, to: amountFor(amount, said) };
}

/** "pouco feijão" */
function vagueAmount(item: SaidItem, said: string) {
  const { portion } = weighItem(item);
  return { ...portion, said, assumed: [] };
}

/** A single word, without what would make it another dish. */
function isGeneral({ match }: SaidItem): boolean {
  return !/[ -]/.test(match.called) && match.base === null;
}

/** "integral o leite": the words around the name make it another food. */
function described(meant: LoggedItem, { match }: SaidItem, tokens: Reader["tokens"]) {
  const rest = tokens
    .filter((_, at) => at < match.start || at >= match.next)
    .filter(({ word, kind }) => kind === "word" && !/^(?:o|a|os|as|e|era|foi)$/.test(word));
  const variant = rest.length > 0 && rest.length <= 3 ? variantOf(meant, rest) : null;
  return variant && variant.id !== meant.foodId ? variant : null;
}
