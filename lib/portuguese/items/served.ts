import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import type { Food } from "@/lib/nutrition/foods/food";
import type { PortionSize } from "@/lib/nutrition/foods/portion";
import { type Event, endsClause } from "@/lib/portuguese/items/event";
import { isPlate } from "@/lib/portuguese/items/weighed-in-end";
import type { SaidItem } from "@/lib/portuguese/portions/portions";
import { ONE } from "@/lib/portuguese/terms/amounts";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";

/** "um prato de tainha com pirão e arroz": the plate holds all of it. */
export function withSharedPlate(items: readonly SaidItem[], tokens: readonly Token[]): readonly SaidItem[] {
  const [first, ...others] = items;
  const isPlateful = first?.amount?.quantity === 1 && /^prato/.test(first.amount.household?.id ?? "");
  const isOne = first && isPlateful && ON_PLATES.test(first.match.food.category);
  const isWith = isOne && wordAt(tokens, first.match.next) === "com" && others.length >= LEAST_OTHERS;
  return isWith && others.every(({ amount }) => amount === null)
    ? [{ ...first, amount: null }, ...others]
    : items;
}

const LEAST_OTHERS = 2;
const ON_PLATES = /^(?:meat|poultry|fish|eggs|legumes)$/;

/** Two marmitas: so many times what is told to be in one. */
export function withPlatesOfEach(items: readonly SaidItem[]): readonly SaidItem[] {
  const [plate, ...parts] = items;
  const amount = plate && isPlate(plate.match.food) && plate.amount?.measure === null ? plate.amount : null;
  const count = amount && amount.start < (plate?.match.start ?? 0) ? amount.quantity : 1;
  const isEach = count > 1 && count <= MOST_PLATES && Number.isInteger(count) && parts.length > 1;
  if (!plate || !isEach || parts.some(({ amount }) => amount !== null)) return items;
  return [plate, ...parts.map((part) => ({ ...part, amount: { ...ONE, quantity: count } }))];
}

const MOST_PLATES = 4;

/** "pão de hambúrguer, 2 carnes, queijo e bacon", "2 hambúrgueres de 100 g e 2 pães": meat beside its bun is a patty. */
export function withPatties(items: readonly SaidItem[]): readonly SaidItem[] {
  const patty = findFood("hamburguer-artesanal");
  const isBread = ({ match }: SaidItem) =>
    /^pao-(?:de-hamburguer|brioche|frances|de-forma)(?:-|$)/.test(match.food.id);
  const isBun = (one: SaidItem) => isBread(one) && !/frances|forma/.test(one.match.food.id);
  if (!patty || !items.some(isBread)) return items;
  const inBun = items.some(isBun);
  return items.map((item) => {
    const isWeighed = item.match.food.id === "hamburguer" && item.amount?.measure === "g";
    const isMeat = inBun && /^carnes?$/i.test(item.match.called);
    return isMeat || isWeighed ? { ...item, match: { ...item.match, food: patty } } : item;
  });
}

/** "festa da minha sobrinha, comi 6 coxinhas": several savouries at a party are as small as they are served there. */
export function withPartySizes(items: readonly SaidItem[], tokens: readonly Token[]): readonly SaidItem[] {
  if (!tokens.some(({ word }) => PARTY.test(word))) return items;
  const savoury = findFood("salgado");
  return items.map((told) => {
    // "3 salgadinhos" of a party are no packets.
    const isOne = savoury && /^salgadinhos?$/i.test(told.match.called);
    const item = isOne ? { ...told, match: { ...told.match, food: savoury } } : told;
    const { match, amount } = item;
    const isCounted = amount?.counted === true && amount.measure === null && amount.quantity >= FEW;
    const isSmall =
      match.food.category === "snacks" && match.food.portions.some(({ size }) => size === "small");
    return isCounted && isSmall && !match.size && !amount.size ? { ...item, served: "small" } : item;
  });
}

const PARTY = /^(?:festa|festinha|aniversario|niver|casamento|batizado|cha-de-bebe|buffet)$/;
const FEW = 2;

/** "hambúrguer com fritas e coca, mas tomei só metade": of the drink alone; null where none was told last. */
export function drinkOf(items: readonly SaidItem[]): SaidItem[] | null {
  const last = items.at(-1);
  const isDrink = last?.match.food.gramsPerMl !== undefined && last.match.food.category !== "dairy";
  return last && isDrink ? [last] : null;
}

/** "beirute com fritas, dividido por dois": what was told last, with what it came with. */
export function sharedTogether(items: readonly SaidItem[], tokens: readonly Token[]): readonly SaidItem[] {
  let first = items.length - 1;
  while (first > 0) {
    const [host, side] = [items[first - 1], items[first]];
    const isWith = side && wordAt(tokens, (side.amount?.start ?? side.match.start) - 1) === "com";
    if (!isWith || !host || !/^(?:fast_food|snacks|dishes)$/.test(host.match.food.category)) break;
    first -= 1;
  }
  return items.slice(Math.max(0, first));
}

/** Fruit beside a meal, sliced bread with its filling, what is drunk at a hamburger chain: as much as is served so. */
export function asServedBeside(items: readonly SaidItem[], tokens: readonly Token[]): readonly SaidItem[] {
  const isMeal = items.some(({ match: { food } }) => MEAL.test(food.category));
  const isDessert = tokens.some(({ word }) => word === "sobremesa");
  const isChain =
    items.some(({ match }) => CHAIN_DISH.test(match.called)) || tokens.some(({ word }) => CHAIN.test(word));
  return items.map((item, at) => {
    const { match, amount } = item;
    const fruit = isMeal && !isDessert && amount === null ? FRUIT_GRAMS[match.food.id] : undefined;
    if (fruit) return { ...item, inside: Math.min(item.inside ?? fruit, fruit) };
    if (amount === null && isCookedIn(items, at, tokens)) return { ...item, inside: COOKED_IN_GRAMS };
    if (
      amount === null &&
      !match.times &&
      isSliced(match.food) &&
      holdsFilling(item, items.slice(at + 1, at + 3), tokens)
    )
      return { ...item, amount: { ...ONE, quantity: SLICES } };
    const size = amount?.size ?? match.size;
    const isSoda = size && isChain && /^(?:refrigerante|guarana)(?:-|$)/.test(match.food.id);
    return isSoda && (amount === null || amount.measure === null)
      ? {
          ...item,
          amount: {
            ...(amount ?? ONE),
            quantity: (amount?.quantity ?? 1) * CHAIN_ML[size],
            measure: "ml",
            size: null,
          },
        }
      : item;
  });
}

/** "carne moída com cenoura", "arroz com cenoura e vagem": cooked in it, and no side dish of its own. */
function isCookedIn(items: readonly SaidItem[], at: number, tokens: readonly Token[]): boolean {
  const { match } = items[at] as SaidItem;
  const host = items[at - 1];
  if (!host || !COOKED_IN.test(match.food.id)) return false;
  const link = wordAt(tokens, match.start - 1);
  if (link === "com" && host.match.next === match.start - 1) return POTS.test(host.match.food.id);
  return link === "e" && host.match.next === match.start - 1 && isCookedIn(items, at - 1, tokens);
}

const POTS =
  /^(?:arroz|carne-moida|macarrao|massa|feijao|lentilha|frango-desfiado|ovo-mexido|cuscuz|risoto)(?:-|$)/;
const COOKED_IN =
  /^(?:cenoura|vagem|brocolis|ervilha|milho|tomate|pimentao|cebola|couve|espinafre|chuchu|abobrinha|repolho|quiabo)(?:-(?!flor)|$)/;
const COOKED_IN_GRAMS = 30;

const MEAL =
  /^(?:meat|poultry|fish|eggs|legumes|vegetables|cereals|dishes|fast_food|breads|dairy|cold_cuts)$/;
/** Of what a whole one or a bunch is the usual portion: some slices of it, a handful. */
const FRUIT_GRAMS: Readonly<Record<string, number>> = {
  abacate: 70,
  manga: 70,
  uva: 70,
  mirtilo: 50,
  framboesa: 50,
};
const CHAIN = /^(?:mc|mac|mcdonalds?|mequi|bk|kfc|bobs?|popeyes|girafas)$/;
const CHAIN_DISH = /^(?:big mac|mc|whopper|quarteir|mclanche|mcchicken|mcfish)/i;
const CHAIN_ML: Readonly<Record<PortionSize, number>> = { small: 300, medium: 500, large: 700 };

function isSliced({ id, category, defaultPortion }: Food): boolean {
  return (
    category === "breads" && defaultPortion.measure === "fatia" && /^pao-(?:de-forma|light|de-aveia)/.test(id)
  );
}

/** "pão de forma com presunto e queijo": a sandwich of two slices. */
function holdsFilling({ match }: SaidItem, next: readonly SaidItem[], tokens: readonly Token[]): boolean {
  const isWith = wordAt(tokens, match.next) === "com" && next[0]?.match.start === match.next + 1;
  return isWith && next.some(({ match: { food } }) => FILLING.test(food.category) && !SPREAD.test(food.id));
}

const FILLING = /^(?:cold_cuts|dairy|eggs|poultry|meat|fish)$/;
const SPREAD = /^(?:requeijao|cream-cheese|manteiga|nata|iogurte|leite)(?:-|$)/;
const SLICES = 2;

/** "um pacote de pipoca dividi com 3 amigos e um suco": what is named before the verb, where what follows is joined to it; null of anything else. */
export function sharedBeforeNext(
  events: readonly Event[],
  verb: number,
  tokens: readonly Token[],
): SaidItem | null {
  const mark = events[verb - 1];
  const before = events[mark?.type === "separator" && !mark.hard ? verb - 2 : verb - 1];
  const after = events.slice(verb + 1);
  const end = after.findIndex(endsClause);
  const next = after.slice(0, end < 0 ? after.length : end).find(isItem);
  if (before?.type !== "item" || !next) return null;
  const start = Math.min(next.item.amount?.start ?? next.item.match.start, next.item.match.start);
  const lead = tokens[start - 1];
  const isCounted = lead?.kind === "number" || /^(?:uma?|[oa])$/.test(lead?.word ?? "");
  return JOINS.test(tokens[isCounted ? start - 2 : start - 1]?.word ?? "") ? before.item : null;
}

const JOINS = /^(?:e|mais|[,+&])$/;

function isItem(event: Event): event is Event & { type: "item" } {
  return event.type === "item";
}
