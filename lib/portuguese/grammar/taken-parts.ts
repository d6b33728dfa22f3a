import { hides } from "@/lib/nutrition/foods/contents/unseen";
import { isUnit, UNITS } from "@/lib/nutrition/foods/measures";
import { RECIPES } from "@/lib/nutrition/foods/recipes/recipes";
import { listEnd } from "@/lib/portuguese/grammar/counted-makings";
import { type Element, type FoodElement, past } from "@/lib/portuguese/grammar/element";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";

const TOOK = /^(?:peguei|comi|fiquei|belisquei|provei|roubei|tirei|foi|quis|mandei)$/;
const ONLY = /^(?:so|apenas|somente)$/;
const WHOLE = /^inteir[oa]s?$/;
/** Grams: nobody eats as much alone. */
const A_FAMILYS = 700;
/** Tokens between the verb and the part. */
const FAR = 7;

/**
 * The elements without a whole of which only a part was taken: "assamos um frango inteiro, peguei só a coxa". A part is of the
 * same kind of food and comes after a verb with "só", or of what nobody eats alone.
 */
export function withoutWholes(elements: readonly Element[], tokens: readonly Token[]): readonly Element[] {
  const verb = tokens.findIndex(({ word }) => TOOK.test(word));
  if (verb < 1) return elements;
  const part = elements.find(
    (one): one is FoodElement => one.type === "food" && one.start > verb && one.start <= verb + FAR,
  );
  if (!part) return elements;
  const only = tokens.slice(verb, part.start).some(({ word }) => ONLY.test(word));
  const at = elements.findLastIndex(
    (one) => one.type === "food" && one.next <= verb && isWholeOf(one, part, elements, tokens, only),
  );
  if (at < 0) return elements;
  const counted = elements[at - 1]?.type === "amount" ? 1 : 0;
  const weighed = elements[at + 1]?.type === "amount" ? 1 : 0;
  return [...elements.slice(0, at - counted), ...elements.slice(at + 1 + weighed)];
}

function isWholeOf(
  whole: FoodElement,
  part: FoodElement,
  elements: readonly Element[],
  tokens: readonly Token[],
  only: boolean,
): boolean {
  const [food, other] = [whole.match.food, part.match.food];
  if (
    food.id === other.id ||
    food.category !== other.category ||
    !/^(?:poultry|meat|fish)$/.test(food.category)
  )
    return false;
  const at = elements.indexOf(whole);
  const isEntire = tokens.slice(whole.start, whole.next + 2).some(({ word }) => WHOLE.test(word));
  const heavy = [elements[at - 1], elements[at + 1]].some(
    (one) => one?.type === "amount" && inUnits(one) >= A_FAMILYS,
  );
  return (
    isEntire ||
    heavy ||
    (only && /^(?:frango|galinha|galeto|peru|pato|chester|churrasco|costela)/.test(food.id))
  );
}

/**
 * "uma fatia de bolo de fubá. Leva três ovos e duas xícaras de fubá", "sopa de mandioquinha (leva alho-poró e azeite)": the elements without
 * what a dish is made of that nobody makes for one; what it would hide stays, as no amount of what was eaten.
 */
export function withoutRecipe(elements: readonly Element[], tokens: readonly Token[]): readonly Element[] {
  const at = tokens.findIndex((_, i) => isMadeOf(tokens, i));
  const host = at < 0 ? undefined : elements.findLast((one) => one.type === "food" && one.next <= at);
  if (host?.type !== "food" || MADE_FOR_ONE.test(host.match.food.id)) return elements;
  if (!RECIPES[host.match.food.id] && !BAKED_OR_BOILED.test(host.match.food.id)) return elements;
  const from = elements.findIndex(({ start }) => start >= at);
  const first = elements[from];
  const isList =
    first?.start !== undefined && first.start <= at + AT_ONCE && /^(?:food|amount)$/.test(first.type);
  if (!isList) return elements;
  const inBrackets = wordAt(tokens, at - 1) === "(";
  const isSentence = /^[.;!\n]?$/.test(wordAt(tokens, at - 1));
  const ends = listEnd(elements, from, tokens, inBrackets);
  // "sopa, que leva batata, com torradas": what was had with it.
  const beside = elements.findIndex((one, i) => i > from && BESIDE.test(wordAt(tokens, one.start)));
  const end = inBrackets || isSentence || beside < 0 ? ends : Math.min(ends, beside);
  // The marks around it go as well; what was said is set aside, and not unexplained.
  const [open, close] = inBrackets ? [1, 1] : [0, 0];
  const rest: Element[] = [];
  let said = at;
  for (const one of elements.slice(from, end)) {
    if (one.type !== "food" || hides(host.match.food, one.match.food) === null) continue;
    rest.push(past(said, one.start), one);
    said = one.next;
  }
  rest.push(past(said, elements[end - 1]?.next ?? said));
  return [...elements.slice(0, from - open), ...rest, ...elements.slice(end + close)];
}

/** "leva três ovos" behind a mark or "que", "(vai paio": not "leva o arroz pro jantar", "feijoada. Vai 1 copo de suco também". */
function isMadeOf(tokens: readonly Token[], at: number): boolean {
  const goesIn = /^(?:vai|vao)$/.test(wordAt(tokens, at));
  if (goesIn && !/^(?:\(|que)$/.test(wordAt(tokens, at - 1))) return false;
  return (
    /^(?:leva|levam|levava|levou|vai|vao)$/.test(wordAt(tokens, at)) &&
    /^(?:[.;!,(\n]|que|ele|ela)$/.test(wordAt(tokens, at - 1)) &&
    !/^(?:[oa]s?|para|isso|el[ea]s?|ao|embora|me|eu)$/.test(wordAt(tokens, at + 1))
  );
}

/** Tokens between "leva" and what it holds: "leva também só um". */
const AT_ONCE = 4;
/** What is told by what is in it. */
const MADE_FOR_ONE =
  /^(?:vitamina|suco|shake|smoothie|mingau|crepioca|omelete|ovo|sanduiche|misto|x-|tapioca|panqueca|salada|pao|poke|acai|iogurte|overnight|wrap|temaki|prato|hamburguer|cafe|cha-|lanche|mexido|cuscuz|whey)/;
const BAKED_OR_BOILED =
  /^(?:bolo|torta|sopa|caldo|creme-de|pudim|lasanha|empadao|estrogonofe|moqueca|feijoada)/;
const BESIDE = /^(?:com|mais|junto|acompanhad[oa])$/;

const EATING = /^(?:comi|tomei|bebi|almocei|jantei|lanchei)$/;

/** "1,5 kg de carne, comi 200 g", "2 litros de suco, tomei 300 ml": the elements without the weight of what was there. */
export function withoutWeightThere(
  elements: readonly Element[],
  tokens: readonly Token[],
): readonly Element[] {
  const verb = elements.findIndex((one) => one.type === "verb" && EATING.test(tokens[one.start]?.word ?? ""));
  const [eaten, after] = elements.slice(verb + 1);
  const [whole, food, joint] = elements.slice(Math.max(0, verb - 3), verb);
  if (verb < 3 || whole?.type !== "amount" || food?.type !== "food" || joint?.type !== "separator")
    return elements;
  if (eaten?.type !== "amount" || after?.type === "food" || !eaten.amount.counted) return elements;
  const [there, had] = [whole.amount.measure, eaten.amount.measure];
  const isOfIt = isUnit(there) && isUnit(had) && UNITS[there].per === UNITS[had].per;
  if (!isOfIt || inUnits(eaten) >= inUnits(whole)) return elements;
  return elements.toSpliced(verb + 1, 1).with(verb - 3, { ...eaten, led: false });
}

/**
 * "pediu um combinado de 20 peças, aí eu comi umas 8", "uma caixa de 12 bombons e comi 3": the elements without how many pieces there were,
 * with those that were eaten in their place.
 */
export function withoutPiecesThere(
  elements: readonly Element[],
  tokens: readonly Token[],
): readonly Element[] {
  const verb = elements.findIndex((one) => one.type === "verb" && EATING.test(tokens[one.start]?.word ?? ""));
  const [eaten, after] = elements.slice(verb + 1);
  if (verb < 0 || eaten?.type !== "amount" || after?.type === "food" || !isPieces(eaten)) return elements;
  // "dividi um combo de 40 peças, comi umas 18": what was shared is told by its own rules.
  if (tokens.slice(0, elements[verb]?.start).some(({ word }) => SHARED.test(word))) return elements;
  const food = elements.findLastIndex(({ type }, at) => at < verb && type === "food");
  const there = elements.findIndex(
    (one, at) => Math.abs(at - food) === 1 && one.type === "amount" && isPieces(one),
  );
  const whole = elements[there];
  const isApart = elements.slice(Math.max(food, there) + 1, verb).some(endsTelling);
  if (food < 0 || whole?.type !== "amount" || isApart) return elements;
  if (whole.amount.quantity < FEWEST_THERE || eaten.amount.quantity >= whole.amount.quantity) return elements;
  const measure = whole.amount.measure;
  const amount = { ...eaten.amount, measure, household: whole.amount.household };
  return elements.with(there, { ...whole, amount }).filter((one) => one !== eaten);
}

/** "20 peças", "umas 8" */
function isPieces({ amount }: Element & { type: "amount" }): boolean {
  return amount.counted && !amount.article && /^(?:|unidade)$/.test(amount.measure ?? "");
}

/** A sentence of its own, or other food, stands between. */
function endsTelling(one: Element): boolean {
  return one.type === "food" || (one.type === "separator" && one.hard);
}

const SHARED = /^(?:dividi|dividimos|rachei|rachamos|reparti|repartimos)$/;
/** Of fewer it is told how many were eaten. */
const FEWEST_THERE = 4;

/** Grams or millilitres. */
function inUnits({ amount: { measure, quantity } }: Element & { type: "amount" }): number {
  return isUnit(measure) ? quantity * UNITS[measure].factor : 0;
}

const BARBECUE = /^churras(?:co|quinho)?$/;
const ATE = /^(?:comi|almocei|jantei|tomei|bebi|belisquei)$/;

/** "ontem teve churras na chácara, almocei picanha e pão de alho": where it was, with the meat that was eaten there told by itself. */
export function withoutOccasion(elements: readonly Element[], tokens: readonly Token[]): readonly Element[] {
  // "domingo foi dia de caranguejo, almocei 2 caranguejos"
  const named = elements.findIndex(
    (one, i) =>
      one.type === "food" &&
      wordAt(tokens, one.start - 1) === "de" &&
      /^(?:dia|noite|festival)$/.test(wordAt(tokens, one.start - 2)) &&
      elements.slice(i + 1).some((later) => later.type === "food" && later.match.food === one.match.food),
  );
  if (named >= 0) return withoutOccasion(elements.toSpliced(named, 1), tokens);
  const at = elements.findIndex(
    (one) =>
      one.type === "food" && BARBECUE.test(tokens[one.start]?.word ?? "") && one.next === one.start + 1,
  );
  if (at < 0 || elements[at - 1]?.type === "amount") return elements;
  const verb = elements.findIndex(
    (one, i) => i > at && /^(?:verb|meal)$/.test(one.type) && ATE.test(tokens[one.start]?.word ?? ""),
  );
  if (verb < 0 || elements.slice(at + 1, verb).some(({ type }) => type === "food")) return elements;
  const eaten = elements.slice(verb).filter((one) => one.type === "food");
  const isMeat = eaten.some(({ match }) => /^(?:meat|poultry|sausages)$/.test(match.food.category));
  return eaten.length > 1 && isMeat ? elements.filter((_, i) => i !== at) : elements;
}

const COOKED = /^(?:refoguei|grelhei|cozinhei|assei|fritei|temperei|juntei|misturei|piquei|preparei|fiz)$/;
const BAKED =
  /^(?:bolo|torta|pao|panqueca|biscoito|cookie|pudim|brownie|muffin|empadao|quiche|mousse)(?:-|$)/;
const SERVED = /^(?:fatia|pedaco|prato|tigela|porcao|concha|taca|pote)/;

/**
 * What was only put into the pot, where a later sentence tells what was eaten: "refoguei alho e cebola e juntei o arroz. Comi 3 colheres
 * de arroz", "fiz um bolo com 3 ovos e farinha. Comi uma fatia", of which the dish stays.
 */
export function withoutCooked(elements: readonly Element[], tokens: readonly Token[]): readonly Element[] {
  const cooked = tokens.findIndex(({ word }) => COOKED.test(word));
  if (cooked < 0) return elements;
  const verb = elements.findIndex(
    (one, i) =>
      one.type === "verb" &&
      one.start > cooked &&
      ATE.test(tokens[one.start]?.word ?? "") &&
      (isSentence(elements, i) || wordAt(tokens, one.start - 1) === ","),
  );
  if (verb < 0) return elements;
  const [before, after] = [elements.slice(0, verb), elements.slice(verb)];
  const made = before.filter((one) => one.type === "food" && one.start > cooked);
  const eaten = after.filter((one) => one.type === "food");
  const isOnlyMade = tokens
    .slice(cooked, elements[verb]?.start)
    .every(({ word }) => !COOKED.test(word) || word === "fiz");
  const served = after.find((one) => one.type === "amount");
  // "preparei uma sopa. Tomei um prato fundo, com duas torradas": of what was made.
  const isOfIt = made.length === 1 && after[1] === served && after[2]?.type !== "food";
  if (isOfIt && served?.type === "amount" && SERVED.test(served.amount.measure ?? "")) return elements;
  const isDish =
    eaten.length === 0 &&
    made.length > 1 &&
    served?.type === "amount" &&
    SERVED.test(served.amount.measure ?? "");
  if (!isDish && (eaten.length === 0 || isOnlyMade)) return elements;
  const [dish] = isDish ? made : [];
  // "fiz um bolo com 3 ovos, comi uma fatia": in one sentence only what is baked of its parts.
  const isBaked = dish?.type === "food" && BAKED.test(dish.match.food.id);
  if (!isSentence(elements, verb) && !(isBaked && wordAt(tokens, dish?.next ?? -1) === "com"))
    return elements;
  const kept = before.filter(
    (one) => one === dish || one.start < cooked || !/^(?:food|amount|unknown)$/.test(one.type),
  );
  return [...kept, ...after];
}

/** A sentence of its own: nothing between the end of the last one and the verb. */
function isSentence(elements: readonly Element[], verb: number): boolean {
  const before = elements[verb - 1];
  return before?.type === "separator" && before.hard;
}
