import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { hides } from "@/lib/nutrition/foods/contents/unseen";
import type { FoodCategory } from "@/lib/nutrition/foods/food";
import { ownsMeasure } from "@/lib/nutrition/foods/measure-grams";
import { isUnit, measureOf } from "@/lib/nutrition/foods/measures";
import type { Event } from "@/lib/portuguese/items/event";
import { isTasted } from "@/lib/portuguese/items/kinds";
import type { SaidItem } from "@/lib/portuguese/portions/portions";
import type { SaidAmount } from "@/lib/portuguese/terms/amounts";
import { wordAt } from "@/lib/portuguese/text/numbers";
import { type Token, tokenise } from "@/lib/portuguese/text/tokens";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";
import { otherKind, variantWith } from "@/lib/portuguese/vocabulary/variants";

/**
 * What is left out because the item before said it: "4 colheres de arroz, 2 de feijão" are spoons again, "1 espetinho de
 * frango e 1 de carne" another skewer. Changes the item.
 * @param from index of the token after the item's amount
 * @returns whether it is another kind of the item before
 */
export function fillIn(
  item: SaidItem,
  before: SaidItem | null,
  tokens: readonly Token[],
  from: number,
): boolean {
  const { amount, match } = item;
  if (!before || !amount?.counted || amount.measure !== null || amount.size !== null) return false;
  if (wordAt(tokens, from) !== "de" || from + 1 !== match.start) return false;
  // "150 de arroz 120 de patinho", "1 scoop de whey com 300 de leite": grams, of something else.
  const isUnits = before.amount?.measure === null || (before.amount?.quantity ?? 0) <= MOST_PIECES;
  if (amount.quantity > MOST_PIECES && isUnits && !isUnit(before.amount?.measure ?? null)) return false;
  // "2 colheres de arroz, 1/4 de maçã": of a whole one, and of no spoon.
  const household = before.amount?.household;
  const isForeign = household && !ownsMeasure(match.food, household.id);
  const isOfWhole = amount.quantity < 1 && isForeign && ownsMeasure(match.food, "unidade");
  // "um copo de suco e meia dúzia de pães de queijo": a dozen counts things.
  const isDozen = /^duzias?$/.test(wordAt(tokens, from - 1));
  const measure = isOfWhole || isDozen ? undefined : household;
  const isFilled = FILLED.has(before.match.food.category);
  const bare = foodAt(tokens, match.start, false)?.next ?? match.next;
  // "1 espetinho de coração e 1 de frango"
  const isSkewer = before.amount?.measure === "espeto";
  const general = (isSkewer && findFood("espetinho-de-carne")) || before.match.food;
  const other =
    measure && !isFilled && !isSkewer
      ? null
      : (otherKind(general, tokens.slice(from, match.next)) ?? otherKind(general, tokens.slice(from, bare)));
  if (measure && before.amount) {
    const { measure: unit, quantity, pieces } = before.amount;
    const like = { ...amount, measure: unit, household: measure, article: false };
    // "2 garrafas de 500 ml de suco e 1 de água": a bottle of that size.
    const isSized = pieces !== undefined && isUnit(unit) && amount.quantity <= MOST_PIECES;
    item.amount = isSized
      ? { ...like, quantity: (amount.quantity * quantity) / pieces, pieces: amount.quantity }
      : like;
  }
  // "um temaki de salmão e um de shimeji": another one, though the catalogue has no such kind.
  const isFew = amount.quantity <= MOST_PIECES;
  const single = !measure || measure.id === "unidade";
  if (!other && isFilled && single && isFew && INSIDE.has(match.food.category)) {
    item.match = { ...match, food: before.match.food, called: before.match.called };
    return true;
  }
  if (other) item.match = { ...match, food: other.food, called: other.called, base: match.food };
  return other !== null;
}

/** What comes in kinds: "2 fatias de pizza, uma de calabresa e uma de frango". */
const FILLED: ReadonlySet<FoodCategory> = new Set(["fast_food", "snacks", "sweets", "dishes"]);
const MOST_PIECES = 12;
const INSIDE: ReadonlySet<FoodCategory> = new Set([
  "meat",
  "poultry",
  "fish",
  "dairy",
  "cold_cuts",
  "vegetables",
  "fruit",
  "nuts",
]);

/**
 * The events with what is left out at another time told: "jantei 2 fatias de pizza e ontem também 2", "um café de manhã e à tarde mais
 * 2" count the same again.
 */
export function withSameAgain(events: readonly Event[]): readonly Event[] {
  return events.map((event, at) => {
    if (event.type !== "amount" || event.amount.vague || !event.amount.counted || event.amount.quantity < 1)
      return event;
    let last = at - 1;
    while (last >= 0 && events[last]?.type !== "item") last -= 1;
    const host = events[last];
    const between = events.slice(last + 1, at);
    const isLater = between.some(({ type }) => /^(?:day|period|hour|meal)$/.test(type));
    const isPlain = between.every(
      (one) => /^(?:day|period|hour|meal|verb)$/.test(one.type) || (one.type === "separator" && !one.hard),
    );
    if (host?.type !== "item" || !isLater || !isPlain || !host.item.amount?.counted) return event;
    const { measure, quantity } = event.amount;
    const own = host.item.amount;
    // "3 copos de 200 ml de manhã e 1 à tarde": of that size.
    const one = own.pieces && measure === null && quantity <= MOST_PIECES ? own.quantity / own.pieces : null;
    if (one !== null) return again(host, { ...own, quantity: quantity * one, pieces: quantity }, event.said);
    if (measure !== null && measure !== own.measure) return event;
    if (measure === null && isUnit(own.measure) !== quantity >= LEAST_UNITS) return event;
    const small = quantity >= LEAST_UNITS ? SMALLER.get(own.measure ?? "") : undefined;
    const amount =
      measure === null
        ? { ...own, quantity, ...(small && { measure: small }), article: false }
        : event.amount;
    return again(host, amount, event.said);
  });
}

function again(host: Event & { type: "item" }, amount: SaidAmount, said: string): Event {
  return { ...host, item: { ...host.item, amount, said: `${said} ${host.item.match.called}` } };
}

/** "1 litro de manhã e 500 à tarde" */
const SMALLER: ReadonlyMap<string, "ml" | "g"> = new Map([
  ["l", "ml"],
  ["kg", "g"],
]);

/** Fewer are no grams. */
const LEAST_UNITS = 20;

/** "café com 2 colheres de açúcar", and "2 colheres de açúcar" told by itself after the coffee: whoever stirs a drink takes a teaspoon. */
export function stirIn(
  { match, amount }: SaidItem,
  before: SaidItem | null,
  tokens: readonly Token[],
): SaidAmount | null {
  const bare = amount?.household?.id === "colher-de-sopa" && !amount.literal;
  const teaspoon = measureOf("colher-de-cha");
  const isLed = amount?.start === 0 || /^(?:e|com|mais|pus|botei|coloquei)$/.test(wordAt(tokens, 0));
  const isAlone = before === null && isLed && tokens.length <= match.next && (amount?.start ?? 2) <= 1;
  const isStirred = isAlone || before?.match.food.category === "drinks";
  if (!bare || !teaspoon || match.food.id !== "acucar" || !isStirred) return amount;
  return { ...amount, measure: teaspoon.id, household: teaspoon };
}

/** "espetinho, 3 de carne e 1 de coração": a skewer of it; null of anything else. */
export function skewerOf({ match, amount }: SaidItem, before: SaidItem | null): SaidAmount | null {
  const isSkewered = before?.match.food.id.startsWith("espetinho-") && ownsMeasure(match.food, "espeto");
  return isSkewered && amount?.counted && amount.measure === null ? { ...amount, measure: "espeto" } : null;
}

/** "picolé Magnum", "barra de cereal Nutry": a brand after the name is the same item, told more closely. */
export function isBrandOf(food: SaidItem["match"]["food"], before: SaidItem["match"]["food"]): boolean {
  const head = (id: string) => id.split("-")[0];
  const isDrink = (one: typeof food) => one.gramsPerMl !== undefined && one.category !== "alcohol";
  // "achocolatado toddynho"
  if (isDrink(food) && isDrink(before) && food.per100g.kcal > 0 && before.per100g.kcal > 0)
    return food.contains.has("lactose") === before.contains.has("lactose");
  const isSame = head(food.id) === head(before.id) || food.category === "snacks";
  return food.category === before.category && isSame;
}

/** "sanduíche de 15 cm frango teriyaki": the sandwich that is called so. Changes the item. */
export function isCalledWith(item: SaidItem, part: string): boolean {
  const { food } = item.match;
  const named = food.id === "sanduiche-de-metro" ? variantWith(food, tokenise(`com ${part}`)) : null;
  if (named) item.match = { ...item.match, food: named, called: named.name, base: food };
  return named !== null;
}

/** "peixe assado tambaqui", "uma fruta banana": of which kind. */
export function isSpeciesOf({ food }: SaidItem["match"], before: SaidItem["match"]): boolean {
  if (food.category !== before.food.category || food.id === before.food.id) return false;
  return before.food.category === "fish"
    ? before.food.id.startsWith("peixe-") && !food.id.startsWith("peixe-")
    : before.food.id === "fruta";
}

/** "miojo galinha caipira": what it tastes of. */
export function isFlavourOf(food: SaidItem["match"]["food"], before: SaidItem["match"]["food"]): boolean {
  const isSweetened =
    /^(?:iogurte-proteico|barra-de-proteina|barra-de-cereal|barra-de-wafer|whey|bebida-lactea|iogurte|biscoito-recheado|wafer|picole)(?:-|$)/.test(
      before.id,
    );
  if (isSweetened && FLAVOURS.test(food.id)) return true;
  const isFlavoured = /^(?:macarrao-instantaneo|salgadinho|batata-chips|sanduiche-de-metro)(?:-|$)/.test(
    before.id,
  );
  if (isTasted(before) && food.category === "fruit") return true;
  return isFlavoured && /^(?:meat|poultry|dairy|cold_cuts|vegetables)$/.test(food.category);
}

/** Grams of what "whey de pasta de amendoim" would hide; undefined for what hides nothing. */
export function flavourGrams({ food }: SaidItem["match"], before: SaidItem["match"]): number | undefined {
  const isSeen = !NUTTY.test(food.id) || hides(before.food, food) === null;
  return isSeen || !isFlavourOf(food, before.food) ? undefined : NUTS_IN_GRAMS;
}

const NUTTY =
  /^(?:amendoim|pacoca|castanhas?|avela|amendoas?|nozes|pistache|macadamia|pasta-de-am|creme-de-avela)/;
const NUTS_IN_GRAMS = 5;

/** What such things taste of besides fruit. */
const FLAVOURS =
  /^(?:chocolate|cookie|doce-de-leite|caramelo|baunilha|cappuccino|brigadeiro|pacoca|morango|coco|banana|chocolate-em-po|castanha|castanhas|amendoim|pasta-de-amendoim|avela|amendoas?|nozes|pistache|macadamia|mel)(?:-|$)/;
