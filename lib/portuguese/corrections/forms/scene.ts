import { addDays } from "@/lib/nutrition/calendar/day";
import { type Reader, readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import {
  calledWords,
  itemMeant,
  itemNamed,
  loggedItems,
} from "@/lib/portuguese/corrections/reading/food-reference";
import type { ConversationState, LoggedEntry, LoggedItem } from "@/lib/portuguese/meaning/conversation";
import type { Understanding } from "@/lib/portuguese/meaning/understanding";
import { readMeal } from "@/lib/portuguese/terms/meal-words";
import type { Moment } from "@/lib/portuguese/terms/moment";
import type { Token } from "@/lib/portuguese/text/tokens";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";

/** A message beside all that it may be said of. */
export type Scene = {
  phrase: Phrase;
  moment: Moment;
  conversation: ConversationState;
  /** Entries of today and yesterday that are not among the last, newest first. */
  earlier: readonly LoggedEntry[];
};

/** What a form does, and of which entries it is said where these are not the last message's. */
export type Formed = Pick<Understanding, "corrections" | "about" | "command" | "talk">;

/**
 * A way to put a correction that says by itself what is changed, so that nothing else is read into it: no other dish, no other
 * day. `takes` and `leaves` are talks of which it must, or must not, take the last message; the tests run them.
 */
export type Form = {
  name: string;
  takes: readonly (readonly string[])[];
  leaves: readonly (readonly string[])[];
  read: (scene: Scene) => Formed | null;
};

/** Corrections and nothing else. */
export function corrected(corrections: Formed["corrections"], about?: string[]): Formed {
  return { corrections, command: null, talk: null, ...(about && { about }) };
}

export type LoggedMeal = Extract<LoggedEntry, { type: "meal" }>;
export type LoggedWater = Extract<LoggedEntry, { type: "water" }>;
type Found = { meal: LoggedMeal; item: LoggedItem };

/** The entries that may be meant: of the last message first, then of today, newest first; of yesterday where the message or the talk is of it; of meals only the one that is named. */
export function entriesInReach({ phrase, moment, conversation: { last }, earlier }: Scene): LoggedEntry[] {
  const yesterday = addDays(moment.today, -1);
  const isOfYesterday =
    / (?:ontem|anteontem) /.test(phrase.line) ||
    (last.length > 0 && last.every(({ day }) => day === yesterday));
  const near = [...last, ...earlier.filter(({ day }) => day === moment.today || isOfYesterday)];
  const { core } = phrase;
  // "o arroz da janta eu nem comi", with rice at lunch, too
  const named = core.flatMap(({ word }, at) =>
    /^d[oa]$/.test(word) ? (readMeal(core, at + 1)?.kind ?? []) : [],
  );
  const isOther = (one: LoggedEntry) => one.type === "meal" && !named.includes(one.kind);
  const isThere = near.some((one) => one.type === "meal" && named.includes(one.kind));
  return isThere ? near.filter((one) => !isOther(one)) : near;
}

/** Meals in reach, in that order. */
export function mealsInReach(scene: Scene): LoggedMeal[] {
  return entriesInReach(scene).filter((one) => one.type === "meal");
}

/** The rules' own view of some entries. */
export function readerOf({ phrase, moment, conversation }: Scene, last: readonly LoggedEntry[]): Reader {
  const { left = [], pieces = [] } = conversation;
  return {
    phrase,
    tokens: phrase.core,
    last,
    items: loggedItems(last),
    focus: undefined,
    moment,
    left,
    pieces,
  };
}

/** The one logged item that some words name, in the nearest meal that has such; null where they name none, or several things. */
export function itemInReach(scene: Scene, words: readonly Token[]): Found | null {
  const meals = mealsInReach(scene);
  const [said, ...others] = readPart(readerOf(scene, meals), words).items;
  if (others.length > 0) return null;
  for (const meal of meals) {
    const nouns = words.filter(({ kind }) => kind === "word").map(({ word }) => word);
    const item = said
      ? itemMeant(said.match.food, calledWords(said), meal.items, false)
      : itemNamed(nouns, meal.items);
    if (item) return { meal, item };
  }
  return null;
}

/** The words of a message without what only leads in: "ah, mas na verdade …". */
export function plainTokens({ core }: Phrase): readonly Token[] {
  const tokens = core.filter(({ kind }) => kind !== "emoji" && kind !== "break");
  return tokens.slice(
    Math.max(
      tokens.findIndex(({ word }) => !LEAD.test(word)),
      0,
    ),
  );
}

const LEAD = /^(?:e|ah|mas|na|verdade|real|opa|ops|so|que|esqueci|hoje|tambem|alias|desculpa|,)$/;
