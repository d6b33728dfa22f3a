import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import type { Food } from "@/lib/nutrition/foods/food";
import { isUnit } from "@/lib/nutrition/foods/measures";
import {
  correctionSaid,
  foodWords,
  type Reader,
  readPart,
} from "@/lib/portuguese/corrections/reading/correction-part";
import { ADD, COPULA, LEAD, pastLead } from "@/lib/portuguese/corrections/reading/cues";
import { itemMeant, itemNamed, variantOf } from "@/lib/portuguese/corrections/reading/food-reference";
import { halvesOf } from "@/lib/portuguese/corrections/rules/kinds/halves";
import {
  bothWays,
  cameSo,
  drinkWith,
  isHolding,
  kindOfNoun,
  onlyWith,
  partSaid,
  plainKind,
  unexplained,
  withAt,
} from "@/lib/portuguese/corrections/rules/kinds/kind-of-noun";
import { amountFor, described, shareOf } from "@/lib/portuguese/corrections/rules/parts/correction-change";
import {
  dishWithAmount,
  dishWithout,
  dishWithPart,
} from "@/lib/portuguese/corrections/rules/parts/dish-parts";
import {
  cutOf,
  partsOfMixed,
  severalOfSort,
  weighedInAll,
} from "@/lib/portuguese/corrections/rules/parts/made-of";
import { replaced } from "@/lib/portuguese/corrections/rules/parts/replaced";
import { tellsOfEating } from "@/lib/portuguese/grammar/eating";
import { isSharing, shareFrom } from "@/lib/portuguese/grammar/shared-with";
import type { LoggedItem } from "@/lib/portuguese/meaning/conversation";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import { type SaidItem, weighItem } from "@/lib/portuguese/portions/portions";
import { periodAt } from "@/lib/portuguese/terms/hours";
import { searchKey } from "@/lib/portuguese/text/letters/stems";
import { readQuantity, wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";
import { isTasteBehind } from "@/lib/portuguese/vocabulary/no-food-here";

/** "comi só metade", "metade do arroz", "dividi o bife com ela": of what was logged. */
export function readShare(reader: Reader): Correction[] | null {
  const { tokens, items, last, phrase } = reader;
  const shared = tokens.findIndex(({ word }) => isSharing(word));
  const longest = shared < 0 ? SHORT + REST : LONGEST_SHARED;
  if (last.length === 0 || phrase.words > longest || (shared < 0 && !HALF.test(withoutRest(phrase.line))))
    return null;
  const share = shared < 0 ? 0.5 : shareFrom(tokens, shared).share;
  const water = last.every(({ type }) => type === "water") ? last.at(-1) : undefined;
  if (water?.type === "water" && shared < 0)
    return [{ kind: "water", ml: Math.round(water.ml * share), share }];
  const named = readPart(reader, tokens).items;
  const words = ({ start, next }: SaidItem["match"]) => foodWords(tokens.slice(start, next));
  const meant = named.flatMap(({ match }) => itemMeant(match.food, words(match), items, false) ?? []);
  if (meant.length < named.length) return null;
  // "o burguer foi só metade", of something that is not known by that word: not of all.
  const isNoun = /^ (?:e |mas )?(?:o|a|os|as) (?!metade)/.test(phrase.line) && items.length > 1;
  if (meant.length === 0 && isNoun && shared < 0) return [{ kind: "unclear" }];
  const [first, ...others] = meant.length > 0 ? meant : items;
  // "só comi metade das fritas, uns 40 g"
  const weighed = meant.length === 1 ? weightIn(reader, tokens) : null;
  if (first && weighed) return [{ kind: "amount", food: first.foodId, from: null, to: weighed }];
  return first ? [first, ...others].map((item) => shareOf(reader, item, share, tokens)) : null;
}

function weightIn(reader: Reader, tokens: readonly Token[]) {
  const at = tokens.findIndex(({ word }, i) => i > 0 && word === ",");
  const amount = at < 0 ? undefined : readPart(reader, tokens.slice(at + 1)).amounts[0];
  return amount && isUnit(amount.measure) ? amountFor(amount, correctionSaid(reader, tokens)) : null;
}

const [SHORT, REST] = [9, 6];
/** Words of "a porção de hot roll vem 8 e dividi com minha amiga". */
const LONGEST_SHARED = 14;

/** "comi só metade do que fiz, o resto tá na geladeira" */
function withoutRest(line: string): string {
  return line
    .replace(/ (?:e )?(?:o resto|a outra metade|o restante|guardei|deixei) .*$/, " ")
    .replace(/^ (?:estava|ficou|veio|era|achei) (?:\S+ ){1,3}(?=(?:eu )?(?:so )?(?:comi|tomei|bebi) )/, " ")
    .replace(/ metade do que (?:eu )?(?:fiz|tinha|estava) $/, " metade ");
}

const HALF =
  /^ (?:nao )?(?:na verdade )?(?:eu )?(?:so |apenas )?(?:(?:comi|foi|tomei|bebi) )?(?:so |apenas )?(?:a )?metade(?: so| apenas)?(?: na verdade)?(?: agora| hoje| mesmo)?(?: d[oae]s? .+| disso| del[ea]s?)? $|^ (?:e |mas )?(?:d[oae]s?|o|a|os|as) (?:\S+ ){1,3}(?:eu )?(?:so |apenas )?(?:comi|tomei|bebi|foi) (?:so |apenas |a )*metade(?: so| na verdade| mesmo| tambem)* $/;

/** "de calabresa", "de frango com catupiry": which kind it was of what is being spoken of. */
export function readKind({ phrase, tokens, items, focus }: Reader): Correction[] | null {
  const led =
    /^(?:de|ao)$/.test(wordAt(tokens, 0)) &&
    phrase.words >= 2 &&
    periodAt(tokens, 0) === null &&
    !/^(?:sobremesa|entrada|bebida|lanche)$/.test(wordAt(tokens, 1));
  const without = wordAt(tokens, 0) === "sem";
  const isZero = wordAt(tokens, 0) === "zero" && wordAt(tokens, 1) === "acucar";
  const bare = phrase.words <= 2 && tokens.every(({ kind }) => kind === "word" || kind === "mark");
  if ((!led && !bare) || phrase.words > 5 || phrase.asks || tellsOfEating(tokens)) return null;
  // "sem açúcar": of what is drunk, before what is eaten.
  const sweet = tokens.some(({ word }) => /^(?:acucar|adocante|adocad[oa])$/.test(word));
  const drinks = sweet ? items.filter(({ foodId }) => findFood(foodId)?.category === "drinks") : [];
  // "duas linguiças" counts them.
  if (bare && readQuantity(tokens, 0)) return null;
  const noun = bare && phrase.words === 2 ? foodAt(tokens.slice(0, 1), 0, false)?.food : undefined;
  for (const item of focus ? [focus, ...drinks, ...items] : [...drinks, ...items]) {
    // "leite integral" is said of no bread.
    if (noun && !itemMeant(noun, [], [item], false)) continue;
    // It is so already.
    if (without && drinks.includes(item) && searchKey(item.name).includes(searchKey(phrase.line.trim())))
      return null;
    const variant =
      variantOf(item, isZero ? tokens.slice(0, 1) : tokens) ??
      (without ? null : variantOf(item, tokens.slice(1)));
    if (variant && without && KEPT.test(item.name) && !KEPT.test(variant.name)) return null;
    if (variant && (variant.id !== item.foodId || items.length === 1))
      return [replaced(item, variant, phrase.text)];
  }
  return led && items.length > 0 ? [{ kind: "unclear" }] : null;
}

/** What a drink without sugar still is. */
const KEPT = /desnatad|light|zero|integral|vegetal|lactose/i;

/** @param item what it was told beside */
function addedTo(reader: Reader, item: LoggedItem, rest: readonly Token[]): Correction[] | null {
  const part = readPart(reader, rest);
  const isNew = part.items.every(({ match }) => !reader.items.some(({ foodId }) => foodId === match.food.id));
  if (part.items.length === 0 || !isNew || rest[0]?.word === "de") return null;
  const meal = reader.last.find((entry) => entry.type === "meal" && entry.items.includes(item));
  return [{ kind: "add", items: part.items.map(weighItem), ...(meal && { mealId: meal.id }) }];
}

/** "era zero o guaraná": as if the noun stood first. */
export function readInverted(reader: Reader): Correction[] | null {
  const { tokens, items, phrase } = reader;
  const was = tokens.findIndex(({ word }) => COPULA.test(word));
  const noun = tokens.findLastIndex(({ word }) => /^(?:o|a|os|as)$/.test(word));
  if (was < 0 || was > 2 || noun < was + 2 || phrase.asks || items.length === 0) return null;
  if (tokens.slice(0, was).some(({ word }) => !LEAD.has(word))) return null;
  const subject = tokens.slice(noun).filter(({ word }) => !AROUND.test(word));
  const [named, ...others] = readPart(reader, subject).items;
  const isThere =
    named && others.length === 0 && itemMeant(named.match.food, foodWords(subject), items, false);
  if (!isThere || named.match.next < subject.length) return null;
  return readSubject({ ...reader, tokens: [...subject, ...tokens.slice(was, noun)] });
}

const AROUND = /^(?:[,.!]|na|verdade|viu|ta)$/;

/** "as bolinhas foram 4", of little cheese balls: the noun alone is no food. */
function nounCounted(reader: Reader, subject: readonly Token[], rest: readonly Token[]): Correction[] | null {
  const item = itemNamed(foodWords(subject), reader.items);
  const part = readPart(reader, rest);
  const [amount, ...more] = part.amounts;
  if (!item || !amount?.counted || more.length + part.items.length > 0) return null;
  const to = amountFor(amount, correctionSaid(reader, rest));
  return [{ kind: "amount", food: item.foodId, from: null, to }];
}

/** "o arroz era integral, metade": which it was, and how much of it. */
function kindAndShare(reader: Reader, item: LoggedItem, rest: readonly Token[]): Correction[] | null {
  const comma = rest.findIndex(({ word }) => word === ",");
  if (comma < 1 || !/^(?:so |comi |a )*metade$/.test(words(rest.slice(comma + 1)))) return null;
  const kind = described(reader, item, rest.slice(0, comma));
  const [only, ...others] = kind ?? [];
  if (only?.kind !== "replace" || others.length > 0) return null;
  const half = shareOf(reader, item, 0.5, rest);
  return half.kind === "amount" ? [only, { ...half, food: only.to.foodId }] : null;
}

function words(tokens: readonly Token[]): string {
  return tokens
    .filter(({ kind }) => kind === "word")
    .map(({ word }) => word)
    .join(" ");
}

/** "a marmita era estrogonofe, arroz e batata palha": all that was in it. */
function contentsOf(item: LoggedItem, told: readonly SaidItem[]): Correction[] | null {
  if (told.length < 2 || !PLATES.test(item.foodId)) return null;
  return [{ kind: "open", from: item.foodId, to: told.map(weighItem) }];
}

const PLATES = /^(?:prato-feito|marmita-fit|combo-fast-food|salgado|fruta)$/;

/** "na sopa foram dois pães": how many of what came with it; asked about where none were told; null where nothing is named. */
function besideIt(reader: Reader, rest: readonly Token[]): Correction[] | null {
  const [named, ...others] = readPart(reader, rest).items;
  if (!named || others.length > 0) return null;
  const item = itemMeant(named.match.food, [], reader.items, false);
  const to = named.amount?.counted ? amountFor(named.amount, correctionSaid(reader, rest)) : null;
  return item && to ? [{ kind: "amount", food: item.foodId, from: null, to }] : [{ kind: "unclear" }];
}

/** "o suco era sem açúcar", "o arroz foram 6 colheres", "o bife era grande". */
export function readSubject(given: Reader): Correction[] | null {
  const reader = { ...given, tokens: pastLead(given.tokens) };
  const { tokens, items } = reader;
  // "a linguiça comi no pão, coloca um pão francês": comes to it.
  if (tokens.some(({ word }, i) => i > 0 && ADD.test(word) && readQuantity(tokens, i + 1) !== null))
    return null;
  const copula = tokens.findIndex(
    ({ word }, i) => COPULA.test(word) || isHolding(word) || withAt(tokens, i) > 0 || cameSo(tokens, i),
  );
  // "a sopa sem macarrão"
  const at = copula > 0 ? copula : tokens.findIndex(({ word }, i) => i > 1 && word === "sem") - 1;
  const led = copula > 0 || /^(?:o|a|os|as)$/.test(wordAt(tokens, 0));
  if (at < 1 || !led || items.length === 0) return null;
  const end = copula > 0 ? at : at + 1;
  const subject = readPart(reader, tokens.slice(0, end));
  const named = subject.items[0];
  if (!named && !subject.meal && copula > 0)
    return nounCounted(reader, tokens.slice(0, end), tokens.slice(at + 1));
  if (!named || subject.meal) return null;
  const item = itemMeant(named.match.food, foodWords(tokens.slice(0, end)), items);
  const isWhere = /^n[oa]s?$/.test(wordAt(tokens, named.match.start - 1));
  if (!item || isTasteBehind(tokens, at)) return null;
  const isHeld = isHolding(wordAt(tokens, at)) && !/^(?:nao|nem)$/.test(wordAt(tokens, at - 1));
  if (isWhere && !isHeld) {
    const beside = besideIt(reader, tokens.slice(at + 1));
    if (beside) return beside;
  }
  const only = onlyWith(reader, item, tokens.slice(at + 1));
  if (only) return [only];
  const rest = tokens.slice(at + 1).filter(({ word }) => !/^(?:so|apenas|uns|umas|na|verdade)$/.test(word));
  // "o vatapá foi metade disso aí"
  if (/^(?:so |a )*metade(?: disso| del[ea]s?)?(?: ai)?$/.test(words(rest)))
    return [shareOf(reader, item, 0.5, rest)];
  const both =
    halvesOf(reader, item, rest) ??
    kindAndShare(reader, item, rest) ??
    contentsOf(item, readPart(reader, rest).items) ??
    partsOfMixed(reader, item, rest) ??
    severalOfSort(reader, item, rest);
  if (both) return both;
  const cut = cutOf(reader, item, rest);
  if (cut) return [cut];
  const inAll = weighedInAll(reader, item.foodId, rest);
  if (inAll) return [inAll];
  // "o café tinha açúcar": besides the coffee.
  // "o café tinha leite": a drink with it in its name.
  const with_ = withAt(tokens, at);
  const filling = with_ > 0 ? tokens.slice(with_ + 1) : rest;
  const tinha = isHeld || with_ > 0 ? tokens[at] : undefined;
  const mixed = tinha && variantOf(item, [{ ...tinha, word: "com" }, ...filling]);
  if (mixed && mixed.id !== item.foodId) return [replaced(item, mixed, correctionSaid(reader, rest))];
  // "veio com pouca goma" is no more of it.
  if (tinha && /^pouc[oa]s?$/.test(wordAt(filling, 0))) return [{ kind: "unclear" }];
  const inside = tinha ? addedTo(reader, item, filling) : null;
  if (inside) return inside;
  // "o salmão tinha molho de maracujá, 1 colher": of something that is not known.
  if (
    isHolding(wordAt(tokens, at)) &&
    rest[0]?.kind === "word" &&
    readPart(reader, rest).items.length === 0 &&
    rest.length > 3
  )
    return [{ kind: "unclear" }];
  const drink = wordAt(rest, 0) === "com" ? drinkWith(item, unexplained(reader, rest)) : null;
  if (drink) return drink;
  const out = rest[0]?.word === "sem" ? readPart(reader, rest.slice(1)).items[0] : undefined;
  const without = out && dishWithout(item, out.match.food);
  if (without) return [without];
  const much = readPart(reader, rest);
  const dish =
    much.items.length === 0 && (much.amounts[0]?.counted || much.amounts[0]?.vague)
      ? dishWithAmount(item, named.match.food, much.amounts[0], correctionSaid(reader, tokens))
      : null;
  if (dish) return [dish];
  const short = unexplained(reader, rest);
  const part = partSaid(reader, item, named, tokens.slice(0, end), short);
  if (part) return part;
  const plain = plainKind(reader, item, tokens.slice(0, end), rest);
  if (plain) return [plain];
  // "a sopa era de abóbora": all of it.
  const kind = rest[0]?.word === "de" ? (variantOf(item, rest) ?? variantOf(item, short)) : null;
  if (kind && kind.id !== item.foodId) return [replaced(item, kind, correctionSaid(reader, rest))];
  const called = rest[0]?.word === "de" ? kindOfNoun(tokens.slice(0, end), short) : null;
  if (called && called.id !== item.foodId) return [replaced(item, called, correctionSaid(reader, rest))];
  const changed = dishWithPart(item, named.match.food, rest, correctionSaid(reader, rest));
  if (changed) return [changed];
  const two = bothWays(reader, item, tokens.slice(0, end), short);
  if (two) return two;
  // It is told how something was that is logged: to log it once more would be wrong whatever was meant.
  const how = described(reader, item, rest);
  if (how) return how;
  // "a broa era de milho", as it was understood.
  const isSo =
    kindOfNoun(tokens.slice(0, end), rest[0]?.word === "o" ? short.slice(1) : short)?.id === item.foodId;
  return isSo ? [replaced(item, findFood(item.foodId) as Food, item.name)] : [{ kind: "unclear" }];
}
