import { gramsOf, ownsMeasure } from "@/lib/nutrition/foods/measure-grams";
import { findMeasure, isUnit, type MeasureId, UNITS } from "@/lib/nutrition/foods/measures";
import { isCutInSlices } from "@/lib/nutrition/foods/wholes";
import type { ItemEvent } from "@/lib/portuguese/items/attach-amount";
import type { Event } from "@/lib/portuguese/items/event";
import {
  inSmallPieces,
  isOpen,
  itemOfSentence,
  lastItem,
  platedBefore,
  pouredBefore,
  spreadOn,
} from "@/lib/portuguese/items/holders";
import { slicesOf, wasServed } from "@/lib/portuguese/items/kinds";
import { shareOfIt } from "@/lib/portuguese/items/shares";
import { headOf } from "@/lib/portuguese/items/vessels";
import type { SaidAmount } from "@/lib/portuguese/terms/amounts";
import { wordAt } from "@/lib/portuguese/text/numbers";
import { type Token, tokenise } from "@/lib/portuguese/text/tokens";
import { type FoodMatch, foodAt } from "@/lib/portuguese/vocabulary/food-names";

/** Containers of one drink only. */
const BEER: ReadonlySet<MeasureId | null> = new Set(["long-neck", "latao", "litrao"]);

/** "gororoba com camarão, uma tigela": of what nobody knows, and not of what is in it. */
function isOfUnknown(
  events: readonly Event[],
  { item }: Event & { type: "item" },
  { household, start }: SaidAmount,
  tokens: readonly Token[],
): boolean {
  const at = events.findIndex((one) => one.type === "item" && one.item === item);
  const [dish, joint] = events.slice(Math.max(0, at - 2), at);
  const isWith = joint?.type === "separator" && wordAt(tokens, joint.start) === "com";
  const isPlate = /^(?:prato|tigela|cuia|cumbuca|pote|concha)/.test(household?.id ?? "");
  return dish?.type === "unknown" && isWith && isPlate && item.amount === null && start > item.match.next;
}

/** "1 banana, 5 g de canela" weighs no banana. */
const isOfSpice = ({ next }: SaidAmount, tokens: readonly Token[]) =>
  SPICES.test(wordAt(tokens, wordAt(tokens, next) === "de" ? next + 1 : next));
const SPICES = /^(?:canela|oregano|pimenta|cominho|acafrao|paprica|louro|alecrim|tomilho|cravo|erva|ervas)$/;

/**
 * Places an amount that no food follows: it is the last item's if that has none ("arroz, 4 colheres"), adds to it ("dois
 * ovos e meio"), implies its own food ("uma long neck"), or stands alone ("bebi 2 copos").
 */
export function leaveAmount(
  events: Event[],
  amount: SaidAmount,
  drink: boolean,
  said: string,
  tokens: readonly Token[],
) {
  // "com uma pitadinha de canela": of what nobody logs.
  if (PINCHES.test(amount.household?.id ?? "") || isOfSpice(amount, tokens)) return;
  const plated = amount.counted ? undefined : platedBefore(events, amount);
  if (plated) {
    plated.item.amount = amount;
    return;
  }
  const poured = drink ? pouredBefore(events, amount, tokens) : null;
  if (poured) {
    poured.item.amount = amount;
    return;
  }
  const near = lastItem(events, tokens) ?? itemOfSentence(events, amount, tokens);
  if (near && isOfUnknown(events, near, amount, tokens)) return;
  const last = headOf(events, spreadOn(events, near, tokens), amount, tokens);
  const each = last && (isOfEach(last.item, amount, tokens) ?? heldByEach(last.item, amount));
  if (each) {
    last.item.amount = each;
    return;
  }
  const bare = amount.measure === null;
  // "dividi uma pizza, 8 pedaços, comi 3"
  const behind = near ? events.slice(events.indexOf(near) + 1) : [];
  const isNext = last && behind.every(({ type }) => type === "separator");
  // "1 combinado com 20 peças" is of so many.
  const isOfPieces =
    isNext &&
    wordAt(tokens, events.at(-1)?.type === "separator" ? amount.start - 1 : -1) === "com" &&
    /^(?:pecas?|unidades)$/.test(wordAt(tokens, amount.next - 1)) &&
    !isCutInSlices(last.item.match.food);
  if (isOfPieces) {
    last.item.amount = { ...amount, measure: "unidade", household: null };
    return;
  }
  if (isNext && isCutInto(amount) && last.item.amount?.counted) {
    last.item.cut = amount.measure;
    return;
  }
  const joint = events.at(-1);
  const isMore = joint?.type === "separator" && wordAt(tokens, joint.start) === "e";
  // "comi pão e meio"
  const isOneAndHalf = isMore && isNext && last.item.amount === null && last.item.match.next === joint.start;
  if (last && isMore && bare && amount.quantity < 1 && (last.item.amount?.counted || isOneAndHalf)) {
    const of = last.item.amount ?? { ...amount, quantity: 1 };
    last.item.amount = { ...of, quantity: of.quantity + amount.quantity };
    return;
  }
  // "1 pão de queijo grande e 2 pequenos": of another size.
  const isSized = bare && /^(?:small|large)$/.test(amount.size ?? "") && last?.item.amount?.measure === null;
  if (last && isMore && isNext && isSized) {
    events.push({ type: "item", item: { ...last.item, amount, said }, drink });
    return;
  }
  if (shareOfIt(amount) !== null) {
    events.push({ type: "amount", amount, drink: false, said });
    return;
  }
  const isOfDrinkBefore = last?.item.match.food.gramsPerMl !== undefined && isOpen(last.item.amount);
  // "300 ml de leite + 1 scoop": of whey, where nothing is told that comes in scoops.
  const isScoop = /scoop/i.test(said) && !(last && ownsMeasure(last.item.match.food, "scoop"));
  const isOfIt = isOfDrinkBefore && !isScoop && !BEER.has(amount.household?.id ?? amount.measure);
  const implied = isOfIt ? null : impliedBy(amount, said, isScoop);
  if (implied) {
    events.push({ type: "item", item: { match: implied, amount, ignored: [], said }, drink });
    return;
  }
  // "comprei pão e comi 2"
  const eaten = bare && amount.counted && !drink && events.at(-1)?.type === "verb";
  const open = last && isOpen(last.item.amount) && (last.item.amount === null || !bare);
  // "negresco, 4"
  const isFigure =
    isFew(amount) || (amount.quantity >= LEAST_GRAMS && last?.item.match.food.gramsPerMl === undefined);
  // "cachorro-quente na janta, 2, com batata palha"
  const isAlone = amount.next === tokens.length || /^[,.;!)\n]$/.test(wordAt(tokens, amount.next));
  const isOfNext = last && behind.every(isWhen);
  const isCount = bare && amount.counted && isOfNext && isAlone && isFigure && !drink;
  // "pedimos pizza, 8 fatias: comi 3"
  const cut =
    last && bare && amount.counted && events.at(-1)?.type === "verb" ? cutBefore(last.item, amount) : null;
  if (last && cut) {
    last.item.amount = cut;
    return;
  }
  // "jabuticaba, um punhado, umas 30"
  const isOfHandful =
    bare &&
    amount.counted &&
    !amount.article &&
    isNext &&
    HANDFULS.test(last.item.amount?.household?.id ?? "");
  if (isOfHandful && ownsMeasure(last.item.match.food, "unidade")) {
    last.item.amount = { ...amount, measure: "unidade" };
    return;
  }
  if ((open || (last && isCount && last.item.amount?.vague)) && (!bare || eaten || isCount)) {
    last.item.amount = slicesOf(inSmallPieces(amount, last.item.match.food, tokens), last.item.match.food);
    // "a gente pediu uma grande de 8 pedaços": into so many it was cut.
    if (isCutInto(amount) && wordAt(tokens, amount.start - 1) === "de" && isCutInSlices(last.item.match.food))
      last.item.cut = amount.measure;
    last.item.said = `${last.item.said} ${said}`;
    return;
  }
  // "1 vinho, meia garrafa", "suco, 1 só, 200 ml": as much of it.
  const isDrink = last?.item.match.food.gramsPerMl !== undefined;
  const isOfDrink = isDrink && isUnit(amount.measure) && !isUnit(last.item.amount?.measure ?? null);
  const comma = joint?.type === "separator" && wordAt(tokens, joint.start) === ",";
  // "um bife, 150 g", "um prato de sopa, 400 ml": what it weighed.
  // "uma maçã no lanche, 118 g"
  const isPastWhen = last && behind.every((one) => one.type !== "verb" && isWhen(one));
  const isApart = comma || /^[:(]$/.test(wordAt(tokens, amount.start - 1));
  const isBehind = (isNext && comma) || (isPastWhen && isAlone && isApart);
  const isWeight = isBehind && weighsIt(last.item, amount);
  // "um mojica de pintado, 1 concha": so much, and "um" was its article.
  const isServed =
    isNext &&
    comma &&
    last.item.amount?.article === true &&
    amount.household !== null &&
    ownsMeasure(last.item.match.food, amount.household.id);
  // "um guioza, 4 unidades": so many, and "um" was its article.
  const isArticle = last?.item.amount?.article === true;
  // "fiz um bolo e comi 100 g": of the one that was made.
  const isMade = last && wasServed(last.item, tokens);
  // "pedimos yakisoba, vem uma caixa enorme, comi 400 g"
  const isBox = last?.item.amount?.quantity === 1 && last.item.amount.household !== null;
  const isEatenOf =
    (isArticle || isBox) && isMade && !bare && amount.counted && joint?.type === "verb" && !drink;
  const isTold = isNext && comma && isArticle && inPieces(amount);
  // "pote de sorvete de 1,5 l, comi 2 bolas", "lata de leite condensado, 3 colheres"
  const isPart = last && behind.every(isWhen) && isPartOf(last.item, amount, joint?.type === "verb");
  if (
    last &&
    ((isArticle && drink && !bare) ||
      isEatenOf ||
      (isOfDrink && comma) ||
      isWeight ||
      isTold ||
      isServed ||
      isPart)
  )
    last.item.amount = isWeight ? ofEach(last.item, amount, tokens) : amount;
  else events.push({ type: "amount", amount, drink, said });
}

/** So much of one package that was told, in what the food is taken by. */
function isPartOf(
  { amount: own, match: { food } }: ItemEvent["item"],
  amount: SaidAmount,
  isEaten: boolean,
): boolean {
  const isPackage = own && (isUnit(own.measure) ? isEaten : own.quantity === 1 && own.household !== null);
  const taken = amount.counted && amount.household && ownsMeasure(food, amount.household.id) ? amount : null;
  if (!isPackage || !taken || own.household?.id === taken.household?.id) return false;
  const [all, some] = [own, taken].map((one) => gramsOf(food, one.measure, one.quantity)?.grams ?? 0);
  return (some ?? 0) < (all ?? 0);
}

function isWhen({ type }: Event): boolean {
  return /^(?:separator|meal|day|period|hour|verb)$/.test(type);
}

/** "4 unidades", "3 fatias", "2" */
function inPieces({ counted, article, measure }: SaidAmount): boolean {
  return counted && !article && /^(?:unidade|pedaco|fatia)?$/.test(measure ?? "");
}

/** "2 fatias de pão de milho, 30 g cada", "comi 4 de 20 g cada": so many times what one weighs; null where it is otherwise. */
function isOfEach(
  { amount: own }: ItemEvent["item"],
  amount: SaidAmount,
  tokens: readonly Token[],
): SaidAmount | null {
  const isEach = [amount.next - 1, amount.next].some((at) => wordAt(tokens, at) === "cada");
  if (!isEach || !own?.counted || isUnit(own.measure) || !isUnit(amount.measure) || own.quantity <= 1)
    return null;
  return { ...amount, quantity: amount.quantity * own.quantity, pieces: own.quantity };
}

/** "tomei 6 cafés, copinho de 80 ml", "3 cervejas, latas de 350 ml": what each of them held; null where a number was said of it. */
function heldByEach({ amount: own }: ItemEvent["item"], amount: SaidAmount): SaidAmount | null {
  const isCount = own?.counted && own.measure === null && !own.vague && own.quantity > 1;
  if (!isCount || amount.counted || amount.household?.ml === undefined || !isUnit(amount.measure))
    return null;
  const one = amount.quantity / (amount.pieces ?? 1);
  return { ...amount, quantity: one * own.quantity, counted: true, pieces: own.quantity };
}

/** "3 bombons, cada um tem uns 20 g", "meia porção, a porção era 400 g" */
function ofEach(
  { amount: own, match }: ItemEvent["item"],
  amount: SaidAmount,
  tokens: readonly Token[],
): SaidAmount {
  const before = tokens.slice(Math.max(match.next, amount.start - MOST_TO_EACH), amount.start);
  const isOfOne = before.some(
    ({ word }) => word === "cada" || (own?.measure && findMeasure(word)?.id === own.measure),
  );
  const count = isOfOne ? (own?.quantity ?? 1) : 1;
  return count === 1 ? amount : { ...amount, quantity: amount.quantity * count, pieces: count };
}

const MOST_TO_EACH = 5;

/** Grams of what was counted; millilitres of what is served in a ladle. */
function weighsIt({ amount: own, match: { food } }: ItemEvent["item"], { measure }: SaidAmount): boolean {
  if (!own || isUnit(own.measure) || !isUnit(measure)) return false;
  // "um pote de sorvete, o de 500 ml"
  const isHeld = own.household?.ml !== undefined && own.quantity === 1;
  return UNITS[measure].per === "g" || food.gramsPerMl !== undefined || isHeld || ownsMeasure(food, "concha");
}

function isFew({ quantity }: SaidAmount): boolean {
  return Number.isInteger(quantity) && quantity <= MOST_COUNTED;
}

/** "tinha arroz também, 80": grams. */
const LEAST_GRAMS = 30;
const MOST_COUNTED = 20;

function isCutInto({ measure, counted, quantity }: SaidAmount): boolean {
  return counted && quantity >= FEWEST_PIECES && (measure === "fatia" || measure === "pedaco");
}

const FEWEST_PIECES = 4;
const PINCHES = /^(?:pitada|gota)$/;
const HANDFULS = /^(?:punhado|mao|porcao)/;

/** Fewer of the pieces into which a whole one was cut; null where nothing was. */
function cutBefore({ amount: own, match }: ItemEvent["item"], amount: SaidAmount): SaidAmount | null {
  if (!own || !isCutInto(own) || !isCutInSlices(match.food) || amount.quantity >= own.quantity) return null;
  return { ...amount, measure: own.measure, household: own.household };
}

/** "uma long neck" is beer, "uma média" coffee with milk. */
function impliedBy(amount: SaidAmount, said: string, isScoop: boolean): FoodMatch | null {
  if (amount.measure === "scoop" && isScoop) return foodAt(tokenise("whey"), 0, false);
  if (BEER.has(amount.household?.id ?? amount.measure)) return foodAt(tokenise("cerveja"), 0, false);
  // "1 xícara de café" is coffee, though a measure is called so.
  if (amount.measure === "xicara-de-cafe" && /caf[ée]|coffee/i.test(said))
    return foodAt(tokenise("café"), 0, false);
  if (amount.measure === "xicara" && /de ch[áa]$/i.test(said)) return foodAt(tokenise("chá"), 0, false);
  if (/latinhas$/i.test(said) && amount.quantity > 1) return foodAt(tokenise("cerveja"), 0, false);
  const coffee = amount.measure === null && /^(?:uma|1|2|duas) m[ée]dias?$/i.test(said);
  return coffee ? foodAt(tokenise("café com leite"), 0, false) : null;
}
