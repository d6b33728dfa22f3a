import { ownsMeasure } from "@/lib/nutrition/foods/measure-grams";
import type { Event } from "@/lib/portuguese/items/event";
import { shareOfIt } from "@/lib/portuguese/items/shares";
import type { SaidItem } from "@/lib/portuguese/portions/portions";
import type { SaidAmount } from "@/lib/portuguese/terms/amounts";

/** Whose meal the words tell of. */
export type Who =
  /** The person's own, eaten. */
  | "mine"
  /** Not eaten: "não comi". */
  | "denied"
  /** Not eaten yet. */
  | "planned"
  /** Somebody else ate it. */
  | "theirs"
  /** Somebody else made or brought it: "minha mãe fez lasanha". */
  | "made";

/** What was said of one person's eating. */
export type Clause = {
  who: Who;
  events: Event[];
  /** Of the person's own: whether it tells that they ate, and whether it says "com" before any food. */
  ate: boolean;
  besides: boolean;
  /** It begins with "eu" after somebody else. */
  me: boolean;
  /** "eu também", "eu não". */
  too: boolean;
  not: boolean;
  /** "não quis", which somebody else may have said of it. */
  refused: boolean;
  /** ":" at the end of a line heads a list of lines. */
  listed: boolean;
};

export function clauseOf(who: Who): Clause {
  return {
    who,
    events: [],
    ate: false,
    besides: false,
    me: false,
    too: false,
    not: false,
    refused: false,
    listed: false,
  };
}

/** What the person ate, as told in all clauses, and what was not eaten, only planned or somebody else's. */
export type EatenEvents = {
  events: Event[];
  ate: boolean;
  denied: boolean;
  planned: SaidItem[];
  others: boolean;
};

/**
 * The person's own events: those of their clauses, and of what somebody else made or ate as far as they tell to have eaten
 * of it: "minha mãe fez lasanha e eu comi 2 pedaços", "ela comeu 2 pães e eu 1", "almocei na minha mãe, ela fez lasanha".
 */
export function eatenEventsOf(clauses: readonly Clause[]): EatenEvents {
  const eaten: EatenEvents = {
    events: [],
    ate: clauses.some(({ ate }) => ate),
    denied: false,
    planned: [],
    others: false,
  };
  let events: readonly Event[] = [];
  for (const [at, clause] of clauses.entries()) {
    const { who } = clause;
    const items = itemsOf(clause);
    // What was said before may have filled in this clause's amount.
    const own = events.length > 0 ? events : clause.events;
    events = [];
    if (who === "mine") eaten.events.push(...own);
    else if (who === "denied" && clause.refused && isAllThatWasDone(clauses[at + 1]))
      // "ele não quis o danoninho e eu comi"
      eaten.events.push(...clause.events);
    else if (who === "denied") {
      eaten.denied ||= items.length > 0;
      eaten.events = withoutDenied(eaten.events, items);
    } else {
      const taken = sharedItemsOf(clause, items, clauses[at - 1], clauses[at + 1]);
      const isTaken = taken.all.length > 0 || taken.after.length > 0;
      events = taken.after;
      if (who === "planned" && !isTaken) eaten.planned.push(...items);
      else if (who !== "planned") eaten.others ||= !isTaken;
      if (who !== "planned") eaten.events.push(...clause.events.filter(isMarker));
      eaten.events.push(...taken.all);
    }
  }
  return eaten;
}

/** "e eu comi", with nothing behind it. */
function isAllThatWasDone(after: Clause | undefined): boolean {
  const isOnly = after?.events.every(({ type }) => /^(?:verb|separator|unknown)$/.test(type)) ?? false;
  return after?.who === "mine" && !after.not && isOnly && after.events.some(({ type }) => type === "verb");
}

/** "marmita com arroz e farofa, mas a farofa eu não comi": of the same meal. */
function withoutDenied(events: Event[], denied: readonly SaidItem[]): Event[] {
  const meal = events.findLastIndex(({ type }) => /^(?:meal|day|hour|period)$/.test(type));
  return events.filter((event, at) => {
    if (at < meal || event.type !== "item" || event.item.amount?.counted) return true;
    return !denied.some(({ match }) => match.food.id === event.item.match.food.id);
  });
}

/** What the person ate of somebody else's: all of it, or as much as the clause after says, whose events then name it. */
type SharedItems = { all: readonly Event[]; after: readonly Event[] };

const NONE: SharedItems = { all: [], after: [] };

/** Of what somebody else had or made, what the person ate. */
function sharedItemsOf(
  { who }: Clause,
  items: readonly SaidItem[],
  before: Clause | undefined,
  after: Clause | undefined,
): SharedItems {
  const last = items.at(-1);
  if (!last) return NONE;
  const all: SharedItems = { ...NONE, all: items.map((item) => ({ type: "item", item, drink: false })) };
  if (after?.who === "mine" && !after.not) {
    const share = vagueOfAll(after.events);
    if (share && items.length > 1) {
      const events = items.map(
        (item): Event => ({ type: "item", item: { ...item, amount: share }, drink: false }),
      );
      return { ...NONE, after: events };
    }
    // "ela fez frango, angu e arroz, comi um prato": of all that there was.
    if (items.length > 1 && isPlateful(after.events)) return all;
    const filled = withFood(after.events, last);
    if (filled) return { ...NONE, after: filled };
    const asWell =
      itemsOf(after).length === 0
        ? after.too || (after.ate && who === "made")
        : after.besides && who === "made";
    if (asWell) return all;
  }
  // "ele pediu peixe, eu pedi frango"
  if (after?.me) return NONE;
  const invited = before?.who === "mine" && before.ate && itemsOf(before).length === 0;
  return invited && who === "made" ? all : NONE;
}

/** "comi um pouco de cada": of all that somebody made. */
function vagueOfAll(events: readonly Event[]): SaidItem["amount"] {
  const first = events.find(({ type }) => type === "amount" || type === "item");
  return first?.type === "amount" && first.amount.vague && /cada|tudo/i.test(first.said)
    ? first.amount
    : null;
}

function isPlateful(events: readonly Event[]): boolean {
  const first = events.find(({ type }) => type === "amount" || type === "item");
  return (
    first?.type === "amount" && /^prato/.test(first.amount.household?.id ?? "") && first.amount.quantity === 1
  );
}

/** "e eu 1", of the food that was named before; null when no amount of it comes first. */
function withFood(events: readonly Event[], food: SaidItem): Event[] | null {
  const at = events.findIndex(({ type }) => type === "amount" || type === "item");
  const first = events[at];
  if (first?.type !== "amount" || !isOf(first, food)) return null;
  const share = shareOfIt(first.amount);
  // "ele mandou 2 litros, bebi um quarto"
  const of = share !== null && food.amount?.counted && food.amount.quantity >= 1 ? food.amount : null;
  const amount =
    of && share ? { ...of, quantity: of.quantity * share, article: false } : asMeasured(first.amount, food);
  const item = { ...food, amount, said: `${first.said} ${food.match.called}` };
  return events.with(at, { type: "item", item, drink: false });
}

/** "ele toma 4 litros de água, eu tomei 2": as many of the same. */
function asMeasured(amount: SaidAmount, { amount: theirs }: SaidItem): SaidAmount {
  if (amount.measure !== null || amount.vague || !amount.counted || !theirs?.measure) return amount;
  const { measure, household, literal } = theirs;
  return { ...amount, measure, household, literal };
}

/** "tomei 500 ml" is not of the lasagna. */
function isOf({ amount, drink }: Event & { type: "amount" }, { match: { food } }: SaidItem): boolean {
  const own = amount.measure !== null && ownsMeasure(food, amount.measure);
  return !drink || own || food.gramsPerMl !== undefined;
}

function itemsOf({ events }: Clause): SaidItem[] {
  return events.flatMap((event) => (event.type === "item" ? [event.item] : []));
}

/** When it was, which holds for whoever eats. */
function isMarker({ type }: Event): boolean {
  return ["separator", "meal", "day", "hour", "period"].includes(type);
}
