import type { Day } from "@/lib/nutrition/calendar/day";
import { isLoggable } from "@/lib/nutrition/calendar/loggable-day";
import { MAX_ITEMS } from "@/lib/nutrition/figures/bounds";
import { isUnit } from "@/lib/nutrition/foods/measures";
import { readDay } from "@/lib/portuguese/grammar/days";
import type { Element } from "@/lib/portuguese/grammar/element";
import { readElements } from "@/lib/portuguese/grammar/elements";
import { readWeights } from "@/lib/portuguese/grammar/weights";
import type { Event } from "@/lib/portuguese/items/event";
import { readEvents } from "@/lib/portuguese/items/events";
import { shareOut, withFries, withoutPlate, withPotatoSalad, withSides } from "@/lib/portuguese/items/plates";
import {
  asServedBeside,
  withPartySizes,
  withPatties,
  withPlatesOfEach,
  withSharedPlate,
} from "@/lib/portuguese/items/served";
import { coverageOf } from "@/lib/portuguese/meaning/coverage";
import {
  type Group,
  groupByTime,
  piecesOf,
  placeSnacks,
  type Timed,
  timeOf,
  type When,
} from "@/lib/portuguese/meaning/meal-groups";
import { sayingsIn, without } from "@/lib/portuguese/meaning/sayings";
import { isMorningSnack, snackKind } from "@/lib/portuguese/meaning/snack-times";
import { denialsOfAll, denialsSaid } from "@/lib/portuguese/portions/denied";
import { withLeftOut } from "@/lib/portuguese/portions/left-out";
import type {
  ParsedItem,
  ParsedMeal,
  ParsedWater,
  ParsedWeight,
} from "@/lib/portuguese/portions/parsed-entries";
import { type SaidItem, weighItem } from "@/lib/portuguese/portions/portions";
import { saltOfAll } from "@/lib/portuguese/portions/salt";
import { isInMillilitres, mayBeWater, WATER_ID, waterOf } from "@/lib/portuguese/portions/waters";
import type { SaidAmount } from "@/lib/portuguese/terms/amounts";
import type { Moment } from "@/lib/portuguese/terms/moment";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";
import { isNobodysFood } from "@/lib/portuguese/vocabulary/nobodys-food";

/** What of a message is to be logged. */
export type LogReading = {
  meals: ParsedMeal[];
  water: ParsedWater[];
  weight: ParsedWeight[];
  /** Weights whose decimal mark seems to be missing, as written with one. */
  doubtfulWeight: ParsedWeight[];
  unknown: string[];
  /** Whether it tells of eating or drinking at all: a verb, a meal or an amount. */
  told: boolean;
  /** Whether it tells that the person ate. */
  ate: boolean;
  /** Food that was not eaten. */
  denied: boolean;
  /** What was only planned or wished for. */
  planned: ParsedItem[];
  /** Somebody else's, of which nothing says that the person ate it. */
  others: boolean;
  /** What the words are, one after the other. */
  elements: readonly Element[];
  /** The words that tell a body weight, or a saying. */
  apart: ReadonlySet<number>;
  /** The items of all meals, with what was said of each. */
  weighed: { said: SaidItem; item: ParsedItem }[];
  /** When each meal was eaten, with what was said of that. */
  timed: { when: When; saidDay: Day | null; time: Timed }[];
};

/** Reads meals, water and weights out of a message. */
export function readLog(tokens: readonly Token[], text: string, moment: Moment): LogReading {
  const weights = readWeights(tokens);
  const sayings = sayingsIn(tokens);
  const taken = new Set([...weights.flatMap(({ start, next }) => range(start, next)), ...sayings]);
  const elements = readElements(tokens, moment.today, taken);
  const { events, ate, denied, planned, others } = readEvents(elements, tokens, text, moment.today);
  const days = events.flatMap((event) => (event.type === "day" ? [event.day] : []));
  const onlyDay = new Set(days).size === 1 ? (days[0] as Day) : null;

  const told = elements.some(({ type }) => type === "verb" || type === "meal" || type === "amount");
  const count = (type: Element["type"]) => elements.filter((element) => element.type === type).length;
  // A food's name among strange words tells of no meal.
  const strange =
    !told &&
    count("unknown") > count("food") &&
    !(elements[0]?.type === "food" && coverageOf(tokens, elements, taken).left.length <= count("food"));
  const meals: ParsedMeal[] = [];
  const water: ParsedWater[] = [];
  const weighed: LogReading["weighed"] = [];
  const timed: LogReading["timed"] = [];
  const salted = saltOfAll(text);
  const isOne = events.filter(({ type }) => type === "item").length === 1;
  const said = without(sayings, text, tokens);
  const deniedAll = isOne ? denialsSaid(said) : denialsOfAll(said);
  let carried: Day | null = null;
  const picked = pickerOf(events, tokens);
  const groups = strange ? [] : placeSnacks(withSame(groupByTime(piecesOf(events, picked, tokens))));
  const apartFrom = groups.findIndex(({ apart }) => apart);
  for (const [at, group] of groups.entries()) {
    carried = group.day ?? carried;
    const day = at < apartFrom ? carried : (onlyDay ?? carried);
    const saidDay = day !== null && isLoggable(day, moment.today) ? day : null;
    const time = timeOf(group.when, saidDay, moment);
    timed.push({ when: group.when, saidDay, time });
    const items: SaidItem[] = [];
    let total: number | null = null;
    for (const event of group.items) {
      if (event.type === "total") total = event.grams;
      else if (event.type === "item" && event.item.match.food.id !== WATER_ID) items.push(event.item);
      else if (event.type !== "same") {
        const amount = event.type === "item" ? event.item.amount : event.amount;
        // "tá pouca água, né": a remark.
        const drunk = amount?.vague && !ate ? null : waterOf(amount);
        if (drunk) water.push({ ...drunk, day: time.day });
      }
    }
    const plated = withPatties(withPlatesOfEach(withSharedPlate(inTotal(items, tokens), tokens)));
    const eaten = withLeftOut(
      withPartySizes(
        asServedBeside(withSides(withPotatoSalad(withFries(withoutPlate(plated)), tokens)), tokens),
        tokens,
      ),
      tokens,
    )
      .slice(0, MAX_ITEMS)
      .map((said) => ({
        said,
        item: { ...salted, ...weighItem({ ...said, denied: [...deniedAll, ...(said.denied ?? [])] }) },
      }));
    if (total !== null) shareOut(total, eaten);
    weighed.push(...eaten);
    const foods = items.map(({ match }) => match.food);
    if (isMorningSnack(time, group.when, moment, foods)) time.kind = "morning_snack";
    time.kind = snackKind(time, group.when, moment, foods, tokens) ?? time.kind;
    if (eaten.length > 0) addMeal(meals, { ...time, items: eaten.map(({ item }) => item) });
  }
  // "meu peso hoje: 102,4 (ontem era 103)"
  const isToday = weights.some(
    ({ start, next, ofNow }) =>
      ofNow || tokens.slice(Math.max(0, start - 2), next).some(({ word }) => /^(?:hoje|agora)$/.test(word)),
  );
  // "o peso de ontem era 85 kg"
  const [ofWeight = onlyDay] = weights.flatMap(({ start, next }) =>
    range(start, next).flatMap((at) => readDay(tokens, at, moment.today)?.day ?? []),
  );
  const weighedOn =
    !isToday && ofWeight !== null && isLoggable(ofWeight, moment.today) ? ofWeight : moment.today;
  const parsed = (sure: boolean) =>
    weights.filter((reading) => reading.sure === sure).map(({ kg }) => ({ kg, day: weighedOn }));
  return {
    meals,
    water,
    weight: parsed(true),
    doubtfulWeight: parsed(false),
    unknown: unknownOf(events),
    told,
    ate,
    denied,
    planned: planned.map(weighItem),
    others,
    elements,
    apart: taken,
    weighed,
    timed,
  };
}

/** "janta igual": what was eaten at the meal that is meant, or else at the one that was told before it. */
function withSame(groups: readonly Group<Loggable>[]): readonly Group<Loggable>[] {
  const isTold = ({ items }: Group<Loggable>) => items.some(({ type }) => type === "item");
  return groups.map((group, at) => {
    const same = group.items.find((event) => event.type === "same");
    if (!same) return group;
    const told =
      groups.find((one) => one !== group && same.of && one.when.kind === same.of && isTold(one)) ??
      groups.slice(0, at).findLast(isTold);
    const others = group.items.filter((event) => event !== same);
    return { ...group, items: [...(told?.items ?? []), ...others] };
  });
}

/** What of the events is weighed or drunk, by what else was told. */
function pickerOf(events: readonly Event[], tokens: readonly Token[]): (event: Event) => Loggable | null {
  const ofWater = events.some((event) => event.type === "item" && isWater(event));
  const onlyWater = ofWater && events.every((event) => event.type !== "item" || isWater(event));
  const drinks = events.some(
    (event) => event.type === "item" && event.item.match.food.gramsPerMl !== undefined,
  );
  const volumes = events.filter(
    (event): event is Event & { type: "amount" } => event.type === "amount" && isVolume(event.amount),
  );
  // "tomei quase toda a garrafa de 2 litros, bota 1 litro e 800"
  const summedUp = volumes.find(({ amount }) => SUMS_UP.test(wordAt(tokens, amount.start - 1)));
  return (event) => {
    if (onlyWater && summedUp && event !== summedUp && (event.type === "item" || event.type === "amount"))
      return null;
    // "suco, foi 1 só, 200 ml": of the juice.
    if (drinks && !ofWater && event.type === "amount" && isVolume(event.amount)) return null;
    if (onlyWater && event.type === "amount" && isVolume(event.amount)) return event;
    // "água: 8h 300 ml, 10h 200 ml": the word heads what was drunk.
    // "3 garrafas de 600 e meia de 1 litro, tudo água"
    const isHead =
      onlyWater &&
      event.type === "item" &&
      !event.item.amount?.counted &&
      (volumes.length > 1 ||
        (volumes.length > 0 && /^(?:de|tudo)$/.test(wordAt(tokens, event.item.match.start - 1))) ||
        volumes.some(({ amount }) => isToldOf(tokens, event.item.match.next, amount.start)));
    return isHead ? null : loggable(event, ofWater);
  };
}

const SUMS_UP = /^(?:bota|poe|conta|considera|anota|coloca|registra|marca|lanca)$/;

/** "esqueci da água hoje, só 1 garrafinha de 500": nothing between the two adds the one to the other. */
function isToldOf(tokens: readonly Token[], from: number, to: number): boolean {
  return (
    from < to && !tokens.slice(from, to).some(({ word }) => /^(?:e|mais|depois|com|outr[oa])$/.test(word))
  );
}

/** "repeti o arroz, no total foram 6 colheres de arroz": what is summed up was not told besides. */
function inTotal(items: SaidItem[], tokens: readonly Token[]): SaidItem[] {
  const at = tokens.findIndex(
    ({ word }, i) => /^(?:total|todo)$/.test(word) && /^(?:no|ao)$/.test(wordAt(tokens, i - 1)),
  );
  if (at < 0) return items;
  const summed = new Set(
    items
      .filter(({ match, amount }) => match.start > at && amount?.counted)
      .map(({ match }) => match.food.id),
  );
  return items.filter(({ match }) => match.start > at || !summed.has(match.food.id));
}

function isWater(event: Event & { type: "item" }): boolean {
  return event.item.match.food.id === WATER_ID;
}

/** "300 ml", "700" */
function isVolume(amount: SaidAmount): boolean {
  return isInMillilitres(amount) || (isUnit(amount.measure) && mayBeWater(amount));
}

type Loggable = Event & { type: "item" | "amount" | "total" | "same" };

/** `ofWater`: "bebi água: 500 de manhã e 700 à tarde" tells of nothing else. */
function loggable(event: Event, ofWater: boolean): Loggable | null {
  if (event.type === "item" || event.type === "total" || event.type === "same") return event;
  if (event.type !== "amount" || !event.drink) return null;
  return mayBeWater(event.amount) || (ofWater && isInMillilitres(event.amount)) ? event : null;
}

/** Two groups of the same meal are one meal. */
function addMeal(meals: ParsedMeal[], meal: ParsedMeal) {
  const same = meals.find(
    ({ day, kind, eatenAt }) => day === meal.day && kind === meal.kind && eatenAt === meal.eatenAt,
  );
  if (same) same.items.push(...meal.items);
  else meals.push(meal);
}

/** Words that stand where food would: after an amount, or in a list of foods. */
function unknownOf(events: readonly Event[]): string[] {
  const foods = events.some(({ type }) => type === "item");
  const verbs = events.some(({ type }) => type === "verb" || type === "meal");
  return events.flatMap((event) =>
    event.type === "unknown" && (foods || verbs) && !isNobodysFood(event.said) ? [event.said] : [],
  );
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, n) => from + n);
}
