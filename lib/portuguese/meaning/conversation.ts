import { HOUR_MS, MINUTE_MS } from "@/lib/durations";
import type { Locale } from "@/lib/i18n/locale";
import type { MealKind } from "@/lib/nutrition/calendar/meal-kind";
import type { Portion, PortionSaid } from "@/lib/nutrition/foods/portion";
import { type CareMemory, careKept } from "@/lib/portuguese/meaning/care-memory";
import type { GoalName, SetGoal, SetProfile } from "@/lib/portuguese/meaning/command";
import type { Question } from "@/lib/portuguese/meaning/question";
import type {
  ParsedItem,
  ParsedMeal,
  ParsedWater,
  ParsedWeight,
} from "@/lib/portuguese/portions/parsed-entries";
import { WATER_ID } from "@/lib/portuguese/portions/waters";

/** A logged item as the database holds it. */
export type LoggedItem = {
  id: string;
  foodId: string;
  name: string;
  grams: number;
  portion: Portion | PortionSaid | null;
};

/** Something that was stored and can still be corrected in words. */
export type LoggedEntry =
  | { type: "meal"; id: string; day: string; kind: MealKind; eatenAt: string; items: LoggedItem[] }
  | { type: "water"; id: string; day: string; ml: number }
  | { type: "weight"; id: string; day: string; kg: number };

export type OpenOption = { id: string; item: ParsedItem } | { id: string; weight: ParsedWeight };

/** A question put to the person, with what each answer would mean. JSON-serialisable. */
export type OpenQuestion = {
  /** food: which one was meant; portion: how much of it; weight: was it this number; eaten: whether it was eaten at all. */
  asks: "food" | "portion" | "weight" | "eaten";
  /** The person's words that raised it. */
  said: string;
  /** At most 9. */
  options: OpenOption[];
  /** Where a picked item goes: a logged meal when there is one, else a meal of its own. */
  addTo: string | null;
  meal: { day: string; kind: MealKind; kindSaid: boolean; eatenAt: string } | null;
  /** Of a food that was named in general, "fruta": what its kind will be said of. */
  noun?: string;
  /** Of a weight: the one that was known before, in kg, where this one is far from it. */
  knownKg?: number;
};

/** What the assistant remembers of a talk; stored as JSON. */
export type ConversationState = {
  /** What the newest message stored, in its order; corrections and undo mean these. */
  last: LoggedEntry[];
  /** Ids of what the messages before it stored, message by message, newest first: "o pão era integral" after a glass of water. */
  told?: string[][];
  /** Those of them that were told before the talk had last come to rest. */
  old?: string[];
  open: OpenQuestion | null;
  /** The one item that the newest message changed or added: what "100 g" and "frita" are said of next. */
  focus?: string;
  /** A photo's meal that waits for a word; `mending` after its owner asked to change it. */
  draft?: { id: string; mending: boolean };
  /** The question that was answered last: "e ontem?" asks it of another day. */
  asked?: Question;
  /** A change that waits for a yes; of a goal without a value: for its figure. */
  pending?: SetGoal | SetProfile;
  /** The goal that was set last, and what it was before: "pra 1700 então", "volta como estava" mean it. */
  goal?: { name: GoalName; before: number | null };
  /** "HH:MM" of the one reminder that was set last: "adia pra 19h" means it. */
  reminder?: string;
  /** What was told of a meal whose day is being asked for. */
  held?: string;
  /** Food that was only planned, as said: "comi!" says that it was eaten. */
  planned?: string;
  /** The newest message asked about what might be eaten: "não comi" is said of that. */
  wondered?: true;
  /** "almocei" and nothing else: what comes next was eaten then. */
  ate?: string;
  /** Of what was told only a share was eaten: "a outra metade" is the rest of it. */
  left?: Left[];
  /** Of how many of one size what was told is made: "foram só 2" of three bottles of 500 ml. */
  pieces?: Pieces[];
  /** By which words what has no sugar was called: "não era zero" of a guaraná is one with sugar, and no cola. */
  called?: Called[];
  /** What was taken out of the diary in this talk, newest first: "volta o bolo" puts it back. */
  removed?: LoggedEntry[];
  /** What the newest message changed, as it was before: "não, tava certo" makes it so again. */
  before?: LoggedEntry[];
  /** The message whose correction that was. */
  change?: string;
  /** The language that the person last wrote in plainly. */
  language?: Locale;
  /** What was told of health. */
  care?: CareMemory;
  /** Nothing was told for a while: what names the same food was eaten again. */
  rested?: true;
};

/** `share`: of the whole, what was eaten; 0..1. Of water the food is its id. */
export type Left = { food: string; share: number };
/** How much of the whole thing was eaten, 0..1: as it was told of it, or half of one where half a thing is its amount. */
export function shareEaten({ foodId, portion }: LoggedItem, left: readonly Left[] = []): number {
  const told = left.find(({ food }) => food === foodId)?.share;
  if (told !== undefined) return told;
  if (!portion || "said" in portion) return 1;
  return Math.min(portion.measure === "metade" ? portion.quantity / 2 : portion.quantity, 1);
}

/** Of water the food is its id. */
export type Pieces = { food: string; count: number };

export type Called = { food: string; said: string };

/** Foods without sugar or fat, many of which stand for several by one name. */
const FREE = /-(?:zero|diet|light)$/;

/** Of these foods, the words that they were told by. */
export function calledIn(items: readonly Pick<ParsedItem, "foodId" | "said">[]): Called[] {
  return items.filter(({ foodId }) => FREE.test(foodId)).map(({ foodId, said }) => ({ food: foodId, said }));
}

type Makeup = Pick<ConversationState, "left" | "pieces" | "called">;

/** What the amounts of a message are made of: shares of a whole, and so many of one size. */
export function makeupOf({
  meals,
  water,
}: {
  meals: readonly ParsedMeal[];
  water: readonly ParsedWater[];
}): Makeup {
  const items = [
    ...meals.flatMap((meal) => meal.items),
    ...water.map((one) => ({ ...one, foodId: WATER_ID, share: undefined })),
  ];
  const left = items.flatMap(({ foodId, share }) => (share ? [{ food: foodId, share }] : []));
  const pieces = items.flatMap((item) => (item.pieces ? [{ food: item.foodId, count: item.pieces }] : []));
  const called = calledIn(meals.flatMap((meal) => meal.items));
  return {
    ...(left.length > 0 && { left }),
    ...(pieces.length > 0 && { pieces }),
    ...(called.length > 0 && { called }),
  };
}

export const EMPTY_CONVERSATION: ConversationState = { last: [], open: null };

/** Messages that are kept in mind before the last. */
const MOST_TOLD = 4;

/** What was told before, once the talk is about other entries; and what of it before a rest. */
export function toldBefore(
  { last: before, told = [], old = [], rested }: ConversationState,
  last: readonly LoggedEntry[],
): Pick<ConversationState, "told" | "old"> {
  const now = new Set(last.map(({ id }) => id));
  const groups = [before.map(({ id }) => id), ...told]
    .map((ids) => ids.filter((id) => !now.has(id)))
    .filter((ids) => ids.length > 0)
    .slice(0, MOST_TOLD);
  if (groups.length === 0) return {};
  const ids = groups.flat().filter((id) => rested || old.includes(id));
  return { told: groups, ...(ids.length > 0 && { old: ids }) };
}

/**
 * What is remembered once a message stored something. A glass of water or a weight ends no talk of food: a plan, a share that is
 * left and a question of what kind it was hold on.
 */
export function afterStored(
  state: ConversationState,
  last: LoggedEntry[],
  open: OpenQuestion | null,
  makeup: Makeup = {},
): ConversationState {
  const told = toldBefore(state, last);
  const left = [...(makeup.left ?? []), ...(state.left ?? [])].slice(0, MOST_TOLD);
  const pieces = [...(makeup.pieces ?? []), ...(state.pieces ?? [])].slice(0, MOST_TOLD);
  const called = [...(makeup.called ?? []), ...(state.called ?? [])].slice(0, MOST_TOLD);
  const made = {
    ...(left.length > 0 && { left }),
    ...(pieces.length > 0 && { pieces }),
    ...(called.length > 0 && { called }),
  };
  if (last.some(({ type }) => type === "meal")) return { last, open, ...told, ...made };
  const { planned, ate, removed, focus } = state;
  return {
    ...{ last, open: open ?? (state.open?.noun ? state.open : null), ...told },
    ...{ ...(planned && { planned }), ...(ate && { ate }), ...made },
    ...{ ...(removed && { removed }), ...(focus && { focus }) },
  };
}

/** The item that is new or otherwise than before, where there is just one. */
export function focusOf(before: readonly LoggedEntry[], after: readonly LoggedEntry[]): string | undefined {
  const known = new Map(itemsIn(before).map((item) => [item.id, item]));
  const changed = itemsIn(after).filter(({ id, foodId, grams }) => {
    const old = known.get(id);
    return !old || old.foodId !== foodId || old.grams !== grams;
  });
  return changed.length === 1 ? changed[0]?.id : undefined;
}

/** Entries kept in mind to be put back. */
const MOST_REMOVED = 6;

/**
 * What is to be remembered of what was taken out: `before` without what is there after it, and what was taken out earlier and did
 * not come back.
 */
export function removedIn(
  before: readonly LoggedEntry[],
  after: readonly LoggedEntry[],
  earlier: readonly LoggedEntry[] = [],
): { removed?: LoggedEntry[] } {
  const there = new Set(
    after.flatMap((one) => (one.type === "meal" ? one.items.map(({ id }) => id) : [one.id])),
  );
  const foods = new Set(itemsIn(after).map(({ foodId }) => foodId));
  const gone = before.flatMap((one): LoggedEntry[] => {
    if (one.type !== "meal") return there.has(one.id) ? [] : [one];
    const items = one.items.filter(({ id }) => !there.has(id));
    return items.length > 0 ? [{ ...one, items }] : [];
  });
  const old = earlier.flatMap((one): LoggedEntry[] => {
    if (one.type !== "meal") return [one];
    const items = one.items.filter(({ foodId }) => !foods.has(foodId));
    return items.length > 0 ? [{ ...one, items }] : [];
  });
  const removed = [...gone, ...old].slice(0, MOST_REMOVED);
  return removed.length > 0 ? { removed } : {};
}

function itemsIn(entries: readonly LoggedEntry[]): LoggedItem[] {
  return entries.flatMap((entry) => (entry.type === "meal" ? entry.items : []));
}

/** What a message that stored nothing leaves to be remembered: a plan, or a meal of which nothing was told yet. */
export function afterTalk(
  state: ConversationState,
  { planned, talk }: { planned?: string | undefined; talk: string | null },
  text: string,
): ConversationState {
  const { planned: before, ate: _, wondered: __, ...rest } = state;
  // "quilo hoje, deu 530 g": what is told next was on that plate.
  const isWeighed = talk !== "plan" && text.length <= 2 * LONGEST_VERB && WEIGHED.test(text);
  const isBare = (talk === "ate" && text.length <= LONGEST_VERB) || isWeighed;
  const ate = isBare ? text.trim().replace(/[.!…]+$/u, "") : "";
  const plan = planned ?? before;
  const wondered = WONDERS.test(text) && { wondered: true as const };
  return { ...rest, ...(plan && { planned: plan }), ...(ate && { ate }), ...wondered };
}

/** "posso comer mais um pedaço?", "se eu comer mais uma fatia, estoura?" */
const WONDERS = /(?<!\p{L})(?:com[ea]r?|tom[ae]r?|beber|beba|mais|posso|vontade)(?!\p{L})[^?]*\?/iu;

const WEIGHED =
  /(?:(?<!\p{L})(?:quilo|self.?service|buffet|buf[eê]|marmita|prato|restaurante|balan[çc]a)(?!\p{L}).*?\d{3,4} ?g(?:ramas|r)?(?!\p{L})|(?<!\d)\d{3,4} ?g(?:ramas|r)? (?:de|no|do) (?:quilo|self.?service|buffet|buf[eê]))/iu;
/** "acabei de jantar", "almocei agora" */
const LONGEST_VERB = 24;

/** "3 ovos" after "2 ovos" mends that within this time, and is another meal after it. */
const RETOLD_LASTS_MS = 20 * MINUTE_MS;
/** Who comes back later means something else by "2" or "foi ontem". */
const OPEN_LASTS_MS = 2 * HOUR_MS;
const LAST_LASTS_MS = 12 * HOUR_MS;

/**
 * What of a talk still holds: a question is open for two hours, and for twelve hours what was stored can be corrected in
 * words; after twenty minutes only in words that say so. The buttons of a photo's draft keep working.
 * @param since when the person last wrote; null when that is not known
 */
export function recalled(state: ConversationState, since: Date | null, now: Date): ConversationState {
  const passed = since ? now.getTime() - since.getTime() : 0;
  if (passed > LAST_LASTS_MS) return { ...EMPTY_CONVERSATION, ...careKept(state.care, now) };
  if (passed <= RETOLD_LASTS_MS) return state;
  const { last, draft, focus, language, left, pieces, called, told, old, removed, care } = state;
  const rest = {
    ...{
      last,
      rested: true as const,
      ...(draft && { draft }),
      ...(focus && { focus }),
      ...(language && { language }),
    },
    ...{ ...(left && { left }), ...(pieces && { pieces }), ...(told && { told }), ...(old && { old }) },
    ...{ ...(removed && { removed }), ...(called && { called }), ...(care && { care }) },
  };
  return passed > OPEN_LASTS_MS ? { ...rest, open: null } : { ...state, rested: true };
}
