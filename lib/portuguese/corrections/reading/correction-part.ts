import { type Day, instantAt } from "@/lib/nutrition/calendar/day";
import type { Element } from "@/lib/portuguese/grammar/element";
import { readElements } from "@/lib/portuguese/grammar/elements";
import { readEvents } from "@/lib/portuguese/items/events";
import type { Left, LoggedEntry, LoggedItem, Pieces } from "@/lib/portuguese/meaning/conversation";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import type { SaidItem } from "@/lib/portuguese/portions/portions";
import type { SaidAmount } from "@/lib/portuguese/terms/amounts";
import { hourForMeal } from "@/lib/portuguese/terms/hours";
import { mealOfSnack } from "@/lib/portuguese/terms/meal-words";
import type { Moment } from "@/lib/portuguese/terms/moment";
import type { Token } from "@/lib/portuguese/text/tokens";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";
import { readOnce } from "@/lib/portuguese/vocabulary/read-once";

/** A correcting message beside what it may correct. */
export type Reader = {
  phrase: Phrase;
  tokens: readonly Token[];
  last: readonly LoggedEntry[];
  items: readonly LoggedItem[];
  /** The item that was spoken of last, where it was one alone. */
  focus: LoggedItem | undefined;
  moment: Moment;
  /** Of what only a share was eaten. */
  left: readonly Left[];
  /** Of how many of one size what was told is made. */
  pieces?: readonly Pieces[] | undefined;
};

/** What a stretch of words says. */
export type CorrectionPart = {
  items: SaidItem[];
  amounts: SaidAmount[];
  meal: Correction | null;
  day: Correction | null;
  hour: Correction | null;
  tokens: readonly Token[];
};

/** Of no matter in a correction: "não era feijão, era lentilha" means both. */
const SAYS_WHO: ReadonlySet<Element["type"]> = new Set(["negation", "other_person", "me", "plan"]);

/** Foods, amounts and times in a stretch of words. */
export function readPart(reader: Reader, tokens: readonly Token[]): CorrectionPart {
  const { moment, phrase } = reader;
  const { items, amounts, meal, day, hour } = readStretch(tokens, phrase.text, moment.today);
  const at = hour ? hourForMeal(hour.hour, hour.sure, "afternoon_snack") : Math.max(moment.hour, 12);
  const kind = meal?.kind === "snack" ? mealOfSnack(at) : meal?.kind;
  return {
    // Rules set amounts in what they were given.
    items: items.map((item) => ({ ...item, amount: item.amount && { ...item.amount } })),
    amounts: amounts.map((amount) => ({ ...amount })),
    meal: kind ? { kind: "meal_kind", to: kind } : null,
    day: day && day.day <= moment.today ? { kind: "day", to: day.day } : null,
    hour: hour ? timeCorrection(reader, hour.hour, hour.sure) : null,
    tokens,
  };
}

const readStretch = readOnce((tokens, text: string, today: Day) => {
  const elements = readElements(tokens, today, new Set());
  const positive = elements.filter(({ type }) => !SAYS_WHO.has(type));
  const { events } = readEvents(positive, tokens, text, today);
  return {
    items: events.flatMap((event) => (event.type === "item" ? [event.item] : [])),
    amounts: events.flatMap((event) => (event.type === "amount" ? [event.amount] : [])),
    meal: elements.find((element) => element.type === "meal"),
    day: elements.find((element) => element.type === "day"),
    hour: elements.find((element) => element.type === "hour"),
  };
});

function timeCorrection({ last, moment }: Reader, hour: number, sure: boolean): Correction {
  const meal = last.find((entry) => entry.type === "meal");
  const day = meal?.day ?? moment.today;
  const usual = meal ? hourForMeal(hour, sure, meal.kind) : hour;
  // "isso foi às 7h", of a snack and told at five: this morning.
  const at = day === moment.today && usual > moment.hour ? hour : usual;
  return { kind: "time", eatenAt: instantAt(day, at, moment.timeZone).toISOString() };
}

/** The words that may name a food. */
export function foodWords(tokens: readonly Token[]): string[] {
  return tokens
    .filter(
      ({ kind, word }) => kind === "word" && !/^(?:o|a|os|as|esse|essa|esses|meu|minha|do|da|de)$/.test(word),
    )
    .map(({ word }) => word);
}

/** The person's own words. */
export function correctionSaid({ phrase }: Reader, tokens: readonly Token[]): string {
  const first = tokens[0];
  const end = tokens.at(-1);
  return first && end ? phrase.text.slice(first.start, end.end).trim() : "";
}
