import type { MealKind } from "@/lib/nutrition/calendar/meal-kind";
import { mealTime } from "@/lib/nutrition/calendar/meal-time";
import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { ownsMeasure } from "@/lib/nutrition/foods/measure-grams";
import type { MeasureId } from "@/lib/nutrition/foods/measures";
import { correctionSaid, type Reader, readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import { COPULA } from "@/lib/portuguese/corrections/reading/cues";
import { calledWords, itemMeant, sameNoun } from "@/lib/portuguese/corrections/reading/food-reference";
import { countedItem } from "@/lib/portuguese/corrections/rules/amounts/set-amounts";
import { amountFor } from "@/lib/portuguese/corrections/rules/parts/correction-change";
import { partsOf } from "@/lib/portuguese/corrections/rules/parts/on-top";
import { partWithAmount } from "@/lib/portuguese/corrections/rules/parts/part-in-dish";
import { readEating, tellsOfEating } from "@/lib/portuguese/grammar/eating";
import { laterPlanAt } from "@/lib/portuguese/grammar/plans";
import type { LoggedEntry } from "@/lib/portuguese/meaning/conversation";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import { type SaidItem, weighItem } from "@/lib/portuguese/portions/portions";
import { WATER_ID } from "@/lib/portuguese/portions/waters";
import { readAmounts } from "@/lib/portuguese/terms/amounts";
import { isMealOf, periodAt } from "@/lib/portuguese/terms/hours";
import { readQuantity, wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";
import { otherDid } from "@/lib/portuguese/vocabulary/people";
import { otherKind } from "@/lib/portuguese/vocabulary/variants";

/** "depois ainda coloquei mais": when it was and how it came, and no more of it. */
const BEFORE_MORE =
  /^(?:e|eu|saiu|desceu|veio|peguei|pedi|abri|virei|matei|acabei|comendo|pegando|colocando|botando|ainda|ai|dai|depois|ah|opa|comi|tomei|bebi|foi|foram|teve|tinha|mas|entao|repeti|com|coloquei|botei|pus|joguei|taquei|servi|usei|passei|acrescentei|adicionei|completei|aumentei|,)$/;
const MORE = /^(?:mais|outr[oa]s?|[+])$/;
/** What begins an addition to the meal that is spoken of. */
const WITH =
  /^(?:e|com|mais|tinha|teve|veio|vinha|tambem|pus|botei|coloquei|usei|passei|acompanhad[oa]|rechead[oa]s?|cobert[oa]s?|junto|alem)$/;
const MADE_WITH = /^(?:com|usei|pus|botei|coloquei)$/;
/** As many words as an afterthought has. */
const LONGEST = 9;
const LONGEST_THOUGHT = 11;

/** "mais um", "e mais uma", "comi outro", "mais 2 fatias": again of what is spoken of. */
export function readMore(reader: Reader): Correction[] | null {
  const { tokens, items, phrase } = reader;
  if (phrase.words > LONGEST || items.length === 0) return null;
  const at = tokens.findIndex(({ word }) => !BEFORE_MORE.test(word));
  if (!MORE.test(wordAt(tokens, at)) || wordAt(tokens, at + 1) === "tarde") return null;
  // "mais uma gelada, igual às outras"
  const alike = tokens.findIndex(
    ({ word }, i) => i > at && word === "," && /^igual(?:zinh[oa])?$/.test(wordAt(tokens, i + 1)),
  );
  const rest = tokens.slice(at + 1, alike < 0 ? tokens.length : alike).filter(({ word }) => !THAT.test(word));
  // "outra", "mais outra"
  const isOther = rest.length === 0 ? wordAt(tokens, at) : rest.length === 1 ? (rest[0]?.word ?? "") : "";
  const bare = isOther.startsWith("outr");
  const counted = readQuantity(rest, 0);
  const onlyCounted = counted !== null && counted.next >= rest.length && counted.value <= MOST_MORE;
  const part = readPart(reader, rest);
  const [first] = readAmounts(rest, 0);
  // "peguei outra fatia"
  const bareMeasure =
    part.items.length === 0 && first?.measure && first.next >= rest.length ? first : undefined;
  const [amount, named] = [part.amounts[0] ?? bareMeasure, part.items[0]];
  const by = (quantity: number) => ({ ...ONE_MORE, quantity, said: correctionSaid(reader, tokens) });
  if (bare || onlyCounted) {
    // "mais um", of three rolls and a coffee: of what there were several of.
    const item = countedItem(reader, ONE_MORE);
    return [{ kind: "more", food: item?.foodId ?? null, by: by(counted?.value ?? 1) }];
  }
  // "mais uma fatia", after a juice: of what was told before it.
  const isSolid = /^(?:fatia|pedaco|bola|posta|file|concha|prato)$/.test(amount?.household?.id ?? "");
  const isDrunk = items.every(({ foodId }) => findFood(foodId)?.gramsPerMl !== undefined);
  if (part.items.length === 0 && isSolid && isDrunk) return null;
  if (part.items.length === 0 && amount) {
    // "mais uma taça", after a burger and wine
    const owners = items.filter(({ foodId }) => servedIn(foodId, amount.household?.id));
    const food = owners.length === 1 ? (owners[0]?.foodId ?? null) : null;
    return [{ kind: "more", food, by: amountFor(amount, correctionSaid(reader, tokens)) }];
  }
  const same =
    named && part.items.length === 1 ? itemMeant(named.match.food, calledWords(named), items, false) : null;
  const isSame = same?.foodId === named?.match.food.id || (named && isGeneral(named));
  // "peguei outra fatia da pizza": of the one that was told, and no plain one besides.
  const isKind = same !== null && same.foodId !== named?.match.food.id && !/ com /.test(same.name);
  const isOfTold = named && isGeneral(named) && isKind && named.amount?.household;
  if (!named || !same || !isSame || (tellsOfEating(tokens) && !isOfTold)) return null;
  return [
    { kind: "more", food: same.foodId, by: named.amount ? amountFor(named.amount, named.said) : by(1) },
  ];
}

function servedIn(foodId: string, measure: MeasureId | undefined): boolean {
  const food = findFood(foodId);
  return food !== undefined && measure !== undefined && ownsMeasure(food, measure);
}

/** "e mais um pedaço de frango", of the roast one: its noun alone. */
function isGeneral({ match }: SaidItem): boolean {
  return !match.called.includes(" ") && match.base === null;
}

/** "e o leite do café é desnatado": of what was told, or a part of it. */
function isThere(item: SaidItem, items: Reader["items"]): boolean {
  return sameNoun(item, items) !== null || itemMeant(item.match.food, [], items) !== null;
}

/** On the table, and not eaten. */
const UNTOUCHED =
  / (?:nem|nao) (?:\S+ )?(?:encostei|toquei|provei|experimentei|cheguei perto|mexi|peguei|quis)(?: \S+)* $/;

export const ONE_MORE = { measure: null, size: null, assumed: [] };
/** "mais um desses" */
const THAT = /^(?:gelad[oa]s?|so|tambem|,|!|dess[ea]s?|del[ea]s?|disso|igual|iguais)$/;
const MOST_MORE = 10;

const NOT_BY_ME = /^(?:plan|negation|other_person)$/;

/** "e um ovo também", "com salada", "e bebi 2 cervejas": part of the meal that was just told. */
export function readAfterthought(given: Reader): Correction[] | null {
  const reader = { ...given, tokens: withoutAbout(given.tokens) };
  const { tokens, last, items, phrase } = reader;
  const first = wordAt(tokens, 0);
  const isLed = /^(?:de|para)$/.test(first) && AT_ITS_END.test(wordAt(tokens, 1));
  const begins =
    isLed ||
    WITH.test(first) ||
    tokens.some(({ word }, at) => word === "tambem" && at > 0) ||
    / (?:em|por) cima /.test(phrase.line);
  const meal = last[0];
  // "era castanha de caju, 3 também" is in the other's place.
  if (/^(?:era|eram)$/.test(first)) return null;
  if (!begins || phrase.words > LONGEST_THOUGHT || phrase.asks || meal?.type !== "meal") return null;
  if (tellsOfEating(tokens) && first !== "e") return null;
  // "mais tarde 1 prato de arroz": of another meal.
  if (first === "mais" && wordAt(tokens, 1) === "tarde") return null;
  // "e não teve açúcar"
  if (/ (?:nao|nem) (?:teve|tinha|veio|tem) /.test(phrase.line)) return null;
  // "e ainda pediu um pudim": somebody else did.
  const isTheirs = tokens.slice(0, 4).some((_, at) => otherDid(tokens, at) !== null);
  if (isTheirs && !tellsOfEating(tokens) && !/ (?:a gente|me) /.test(phrase.line)) return null;
  // "e comprei um sonho pra levar pros meninos", "e quero um bolo": not eaten, or not yet.
  const isUneaten = (_: Token, at: number) =>
    laterPlanAt(tokens, at) !== null || NOT_BY_ME.test(readEating(tokens, at)?.type ?? "");
  if (tokens.slice(0, 4).some(isUneaten)) return [];
  // "e era 1 fatia de pão": of the one that was told.
  const isOfTold =
    COPULA.test(wordAt(tokens, 1)) &&
    readPart(reader, tokens).items.every((item) => item.amount?.counted && isThere(item, items));
  if (isOfTold) return null;
  // "e o macarrão foi um prato cheio" tells how much of it there was.
  const isNamed =
    tokens.slice(0, 2).some(({ word }) => /^(?:o|a|os|as)$/.test(word)) &&
    tokens.some(({ word }) => COPULA.test(word));
  if (isNamed && readPart(reader, tokens).items.some((item) => isThere(item, items))) return null;
  if (isOfOtherPeriod(tokens, meal.kind)) return [];
  // "tinha salada mas nem encostei"
  if (UNTOUCHED.test(phrase.line)) return null;
  const part = readPart(reader, tokens);
  const solid = part.items.filter(({ match }) => match.food.id !== WATER_ID);
  if (solid.length === 0 || solid.length < part.items.length || part.meal || part.hour) return null;
  // "e tomei chopp, 2"
  const [loose, ...more] = part.amounts;
  const [one, ...others] = solid;
  if (one && others.length === 0 && !one.amount && loose?.counted && more.length === 0) one.amount = loose;
  const added = solid.map((item) => ofSameKind(item, reader));
  // "usei leite de amêndoas", of porridge with milk: in its place.
  if (/^(?:usei|passei)$/.test(first) && added.some((one) => sameNoun(one, items))) return null;
  // "e hoje só um caldo", after yesterday's dinner: today's.
  const isOther = part.day?.kind === "day" && part.day.to !== meal.day;
  if (isOther)
    return first === "e" && !/ (?:de|da|na|pela) manha /.test(phrase.line)
      ? [ofDay(reader, meal, part.day, added)]
      : null;
  // "tinha uns 100 g de carne", of the stew that was told.
  const noun =
    added.length === 1 && first !== "e" && first !== "mais" && first !== "com" && added[0]
      ? sameNoun(added[0], items)
      : null;
  const much = added[0]?.amount;
  if (noun && much?.counted && !added[0]?.match.called.includes(" "))
    return [{ kind: "amount", food: noun.foodId, from: null, to: amountFor(much, added[0]?.said ?? "") }];
  // "com 2 ovos", of "tapioca com ovo": so many of them in it.
  const inIt =
    MADE_WITH.test(first) && !MORE.test(wordAt(tokens, 1)) && much?.counted && added.length === 1 && added[0]
      ? partWithAmount(items, added[0].match.food, much, added[0].said)
      : null;
  if (inIt) return [inIt];
  const known = new Set(items.map(({ foodId }) => foodId));
  const isWhere = ({ match }: SaidItem) => /^n(?:[oa]|ess[ea])s?$/.test(wordAt(tokens, match.start - 1));
  const fresh = added.filter(
    (one) => !known.has(one.match.food.id) && !(isWhere(one) && !added.every(isWhere)),
  );
  // "e passei manteiga nos pães": where it went.
  const isOnThem = added.every((one) => fresh.includes(one) || isWhere(one));
  const isListed = (/^(?:tinha|veio|vinha)$/.test(first) || isOnThem) && fresh.length > 0;
  // "tinha arroz, feijão, salada e fritas", after a PF that has the first two.
  if (isListed && added.every((one) => fresh.includes(one) || one.amount === null || isWhere(one))) {
    // "tinha tomate também", of a sandwich alone: as little as is in one.
    const [dish] = first === "tinha" && items.length === 1 ? items : [];
    const inIt =
      dish && partsOf(reader, dish, tokens.slice(1)).filter(({ match }) => !known.has(match.food.id));
    return [{ kind: "add", items: (inIt?.length === fresh.length ? inIt : fresh).map(weighItem) }];
  }
  if (fresh.length < added.length) return null;
  return [{ kind: "add", items: added.map(weighItem) }];
}

/** "coração de galinha também, uns 6": no hour. */
function withoutAbout(tokens: readonly Token[]): readonly Token[] {
  return tokens.filter(
    ({ word }, at) =>
      !/^(?:uns|umas)$/.test(word) || tokens[at + 1]?.kind !== "number" || tokens[at + 2]?.kind === "word",
  );
}

/** "e de tarde comi uma pamonha", after the dinner: a meal of its own. */
function isOfOtherPeriod(tokens: readonly Token[], kind: MealKind): boolean {
  const at = tokens.findIndex(({ word }) => !BEFORE_PERIOD.test(word));
  const said = periodAt(tokens, at);
  return said !== null && !isMealOf(said.period, kind);
}

/** "e hoje no fim da tarde" */
const BEFORE_PERIOD = /^(?:e|ah|mas|hoje|ontem|anteontem|no|fim|depois)$/;

/** "de sobremesa uma banana", "pra beber um suco" */
const AT_ITS_END =
  /^(?:sobremesa|entrada|acompanhamento|bebida|beber|acompanhar|fechar|finalizar|completar|adocar|rebater)$/;

type MealEntry = Extract<LoggedEntry, { type: "meal" }>;

function ofDay(
  { moment }: Reader,
  { kind, day: before }: MealEntry,
  said: Correction | null,
  added: readonly SaidItem[],
): Correction {
  const day = said?.kind === "day" ? said.to : before;
  const { eatenAt } = mealTime({ day, kind }, moment.now, moment.timeZone);
  const items = added.map(weighItem);
  return { kind: "record", meals: [{ day, kind, kindSaid: true, eatenAt: eatenAt.toISOString(), items }] };
}

/** "e 2 de queijo", after "3 esfihas de carne". */
function ofSameKind(item: SaidItem, { tokens, items }: Reader): SaidItem {
  const last = findFood(items.at(-1)?.foodId ?? "");
  const { match, amount } = item;
  const from = match.start - 1;
  const isKind = amount?.counted && amount.measure === null && wordAt(tokens, from) === "de";
  const other = last && isKind ? otherKind(last, tokens.slice(from, match.next)) : null;
  return other ? { ...item, match: { ...match, food: other.food, called: other.called } } : item;
}

const FRAMES = /^(?:churrasco|prato-feito|marmita-fit)$/;
const GENERAL = /^(?:salgado|fruta)$/;

/** "comi churrasco", then "picanha 200g e linguiça"; "um salgado", then "esfiha de carne": what it was. */
export function readFrameParts(reader: Reader): Correction[] | null {
  const { tokens, items, last, phrase } = reader;
  const [frame] = items;
  if (last.length !== 1 || items.length !== 1 || !frame || tellsOfEating(tokens) || phrase.asks) return null;
  const isGeneral = GENERAL.test(frame.foodId) && !WITH.test(wordAt(tokens, 0));
  if (!FRAMES.test(frame.foodId) && !isGeneral) return null;
  const part = readPart(reader, tokens);
  const { foodId } = frame;
  const eaten = part.items.filter(({ match: { food } }) => food.id !== WATER_ID && food.id !== foodId);
  if (eaten.length < (isGeneral ? 1 : 2) || part.meal || part.day || part.hour) return null;
  return [{ kind: "open", from: foodId, to: eaten.map(weighItem) }];
}

/** "tira 1", "tira um ovo" of three: fewer of them; null when nothing would remain or no number is said. */
export function fewer(reader: Reader, own: readonly Token[]): Correction | null {
  const count = readQuantity(own, 0);
  if (!count || count.value > MOST_MORE || !Number.isInteger(count.value)) return null;
  const part = readPart(reader, own);
  const named = part.items[0];
  if (part.items.length > 1) return null;
  const item = named ? itemMeant(named.match.food, [], reader.items, false) : countedItem(reader, ONE_MORE);
  const quantity = item?.portion && !("said" in item.portion) ? item.portion.quantity : 0;
  if (!item || quantity <= count.value) return null;
  const by = { ...ONE_MORE, quantity: -count.value, said: correctionSaid(reader, own) };
  return { kind: "more", food: item.foodId, by };
}
