import { addDays, type Day, instantAt } from "@/lib/nutrition/calendar/day";
import { type MealKind, mealKindAt } from "@/lib/nutrition/calendar/meal-kind";
import { mealTime } from "@/lib/nutrition/calendar/meal-time";
import type { Event } from "@/lib/portuguese/items/event";
import { type DayPeriod, hourForMeal, mealOfPeriod } from "@/lib/portuguese/terms/hours";
import { mealOfSnack, type SaidMeal } from "@/lib/portuguese/terms/meal-words";
import type { Moment } from "@/lib/portuguese/terms/moment";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";

/** When something was eaten, as far as it was said. */
export type When = {
  kind: SaidMeal | null;
  hour: { hour: number; sure: boolean } | null;
  period: DayPeriod | null;
  /** "o lanche foi …": it is over. */
  past?: boolean;
};

/** `apart`: its day begins with it, and is not that of what was told before. */
export type Group<T> = { when: When; day: Day | null; items: T[]; apart?: true };

const UNSAID: When = { kind: null, hour: null, period: null };

type Piece<T> =
  | { piece: "item"; value: T }
  /** `leads`: "no almoço foi …", with what was eaten behind it. */
  | { piece: "marker"; when: When; leads?: boolean }
  /** `ofMeal`: "no jantar de ontem". */
  | { piece: "day"; day: Day; ofMeal?: boolean }
  | { piece: "separator"; hard?: boolean };

/**
 * Sorts items under the times and meals said before them ("no almoço arroz, à noite sopa") or after them ("arroz no
 * almoço e sopa no jantar").
 */
export function groupByTime<T>(pieces: readonly Piece<T>[]): Group<T>[] {
  const groups: Group<T>[] = [];
  let group: Group<T> = { when: UNSAID, day: null, items: [] };
  /** Items of the group since the last marker, and since the last separator. */
  let sinceMarker = 0;
  let sinceSeparator = 0;
  let markedAfter = false;
  const start = (when: When, items: T[], day: Day | null) => {
    if (group.items.length > 0) groups.push(group);
    group = { when, day, items };
  };
  for (const [at, piece] of pieces.entries()) {
    if (piece.piece === "separator") {
      sinceSeparator = 0;
    } else if (piece.piece === "item") {
      group.items.push(piece.value);
      sinceMarker += 1;
      sinceSeparator += 1;
    } else if (piece.piece === "day") {
      if (group.day === null && group.items.length > 0 && leadsSentence(pieces, at)) {
        start(UNSAID, [], piece.day);
        group.apart = true;
        sinceMarker = 0;
        markedAfter = false;
      } else if (group.day !== null && group.items.length > 0 && group.day !== piece.day) {
        const leads = itemFollows(pieces, at);
        const moved = leads ? [] : group.items.splice(-sinceSeparator, sinceSeparator);
        start(leads ? UNSAID : group.when, moved, piece.day);
        sinceMarker = moved.length;
        markedAfter = false;
      } else {
        if (piece.ofMeal && groups.length > 0 && group.items.length === 0) group.apart = true;
        group.day = piece.day;
      }
    } else if (group.items.length === 0) {
      group.when = merged(group.when, piece.when);
      sinceMarker = 0;
      markedAfter = false;
    } else if (
      sinceMarker === 0 &&
      pieces[at - 1]?.piece !== "separator" &&
      !contradicts(group.when, piece.when)
    ) {
      group.when = merged(group.when, piece.when);
    } else if (
      itemFollows(pieces, at) &&
      (leadsOn(pieces, at) || (!markedAfter && isNamed(group, pieces[at + 1])))
    ) {
      const before = pieces[at - 1];
      start(piece.when, [], before?.piece === "day" ? before.day : null);
      sinceMarker = 0;
      markedAfter = false;
    } else if (isUnsaid(group.when)) {
      group.when = piece.when;
      sinceMarker = 0;
      markedAfter = true;
    } else {
      const count = markedAfter ? sinceMarker : sinceSeparator;
      const moved = count > 0 && count < group.items.length ? group.items.splice(-count, count) : [];
      if (moved.length > 0) start(piece.when, moved, null);
      else if (itemFollows(pieces, at)) start(piece.when, [], null);
      else group.when = merged(group.when, piece.when);
      sinceMarker = 0;
      markedAfter = true;
    }
  }
  if (group.items.length > 0) groups.push(group);
  return groups;
}

function leadsOn<T>(pieces: readonly Piece<T>[], at: number): boolean {
  const piece = pieces[at];
  return (piece?.piece === "marker" && piece.leads === true) || pieces[at - 1]?.piece !== "item";
}

/** "de manhã pão e café com leite no almoço arroz e bife": after a meal that was named before its foods the next one is as well. */
function isNamed<T>({ when }: Group<T>, next: Piece<T> | undefined): boolean {
  return when.kind !== null || when.period !== null ? next?.piece === "item" : false;
}

/** "pão e café. ah e ontem de noite foi sopa", "banana, e ontem no jantar bife": the day of what comes, and not of what was told before it. */
function leadsSentence<T>(pieces: readonly Piece<T>[], at: number): boolean {
  const told = pieces.slice(0, at).findLastIndex(({ piece }) => piece !== "separator");
  if (told === at - 1) return false;
  const isSentence = pieces.slice(told + 1, at).some(isSentenceEnd);
  const next = pieces.slice(at + 1);
  const first = next.findIndex(({ piece }) => piece !== "marker");
  if (!isSentence) return first > 0 && next[first]?.piece === "item";
  const end = next.findIndex(isSentenceEnd);
  return next.slice(0, end < 0 ? next.length : end).some(({ piece }) => piece === "item");
}

function isSentenceEnd<T>(piece: Piece<T>): boolean {
  return piece.piece === "separator" && piece.hard === true;
}

function itemFollows<T>(pieces: readonly Piece<T>[], at: number): boolean {
  for (let i = at + 1; i < pieces.length; i += 1) {
    const one = pieces[i];
    const piece = one?.piece;
    if (piece === "item") return true;
    // "Almoço, agora: massa"
    if (one?.piece === "marker" && one.when.period === "now" && i === at + 2) continue;
    // "hoje acordei só na fruta": the day and its hour lead together.
    if (piece === "marker" && !/^(?:marker|day)$/.test(pieces[i - 1]?.piece ?? "")) return false;
  }
  return false;
}

function isUnsaid({ kind, hour, period }: When): boolean {
  return kind === null && hour === null && period === null;
}

function contradicts(a: When, b: When): boolean {
  return (a.kind !== null && b.kind !== null && a.kind !== b.kind) || (a.hour !== null && b.hour !== null);
}

function merged(a: When, b: When): When {
  const past = a.past || b.past ? { past: true } : {};
  // "de madrugada acordei e tomei leite"
  const period = b.period === "risen" ? (a.period ?? b.period) : (b.period ?? a.period);
  return { kind: b.kind ?? a.kind, hour: b.hour ?? a.hour, period, ...past };
}

/** The events as pieces; `pick` picks those that are to be grouped. */
export function piecesOf<T>(
  events: readonly Event[],
  pick: (event: Event) => T | null,
  tokens: readonly Token[],
): Piece<T>[] {
  const pieces: Piece<T>[] = [];
  for (const event of events) {
    const value = pick(event);
    if (value !== null) pieces.push({ piece: "item", value });
    // "almocei e jantei o mesmo": what comes is of the next meal.
    if (event.type === "same") pieces.push({ piece: "separator" });
    else if (value !== null) continue;
    else if (event.type === "separator" && !event.light)
      pieces.push({ piece: "separator", hard: event.hard });
    else if (event.type === "day") {
      const ofMeal = pieces.at(-1)?.piece === "marker" && wordAt(tokens, event.start - 1) === "de";
      pieces.push({ piece: "day", day: event.day, ofMeal });
    } else if (event.type === "meal") {
      const leads = /^(?:foi|foram|teve|tinha|comi)$/.test(wordAt(tokens, event.next));
      const past = leads ? { past: true } : {};
      pieces.push({ piece: "marker", when: { ...UNSAID, kind: event.kind, ...past }, leads });
    } else if (event.type === "hour") {
      pieces.push({ piece: "marker", when: { ...UNSAID, hour: { hour: event.hour, sure: event.sure } } });
    } else if (event.type === "period")
      pieces.push({ piece: "marker", when: { ...UNSAID, period: event.period } });
  }
  return pieces;
}

export type Timed = { day: Day; kind: MealKind; kindSaid: boolean; eatenAt: string };

/** What was had on rising is of the morning where more of the day is told; a snack told before the day's lunch is the morning's, and one told after it or before the dinner the afternoon's. */
export function placeSnacks<T>(groups: readonly Group<T>[]): Group<T>[] {
  const lunch = groups.findIndex(({ when }) => when.kind === "lunch");
  const dinner = groups.findIndex(({ when }) => when.kind === "dinner");
  return groups.map((one, i) => {
    // "acordei, comi pão, depois almocei": told of a day, which began in the morning.
    const isOfDay = groups.length > 1 && one.when.period === "risen";
    const group: Group<T> = isOfDay ? { ...one, when: { ...one.when, period: "morning" } } : one;
    if (group.when.kind !== "snack" || group.when.hour || group.when.period) return group;
    if (lunch < 0 && i >= dinner) return group;
    const kind = i < lunch ? "morning_snack" : "afternoon_snack";
    return { ...group, when: { ...group.when, kind } };
  });
}

/** Told in the evening as what it was, a snack is no supper. */
const EVENING = 20;

/** Day, meal and instant of a group; what was not said follows from the hour or from now. */
export function timeOf(when: When, saidDay: Day | null, moment: Moment): Timed {
  const { now, timeZone, today, hour: nowHour } = moment;
  const kind = kindOf(when, moment, saidDay);
  const late =
    saidDay === null && nowHour < 4 && when.kind !== null && kind !== "supper" && kind !== "breakfast";
  const day = saidDay ?? (late ? addDays(today, -1) : today);
  const kindSaid = when.kind !== null;
  if (when.hour) {
    const hour = hourForMeal(when.hour.hour, when.hour.sure, kind);
    const eatenAt = instantAt(day, hour, timeZone);
    if (eatenAt <= now || day < today) return { day, kind, kindSaid, eatenAt: eatenAt.toISOString() };
  }
  const time = mealTime({ day, kind }, now, timeZone);
  return { day, kind, kindSaid, eatenAt: time.eatenAt.toISOString() };
}

/** "agora 5 horas", at five in the afternoon: the half of the day in which it was a short while ago. */
function hourOfDay({ hour, sure }: NonNullable<When["hour"]>, moment: Moment, day: Day | null): number {
  const isToday = day === null || day === moment.today;
  const since = moment.hour - (hour + 12);
  const isJustNow = isToday && since >= 0 && since < SHORT_WHILE_H;
  return sure || (hour >= 5 && !isJustNow) ? hour : hour + 12;
}

const SHORT_WHILE_H = 2;

function kindOf({ kind, hour, period, past }: When, moment: Moment, day: Day | null): MealKind {
  if (kind === "snack") {
    if (hour) return mealOfSnack(hourForMeal(hour.hour, hour.sure, "afternoon_snack"));
    if (period === "morning") return "morning_snack";
    const isNow = day === null || day === moment.today;
    return isNow && !(past && moment.hour >= EVENING) ? mealOfSnack(moment.hour) : "afternoon_snack";
  }
  if (kind) return kind;
  if (hour) return mealKindAt(hourOfDay(hour, moment, day));
  if (period === "risen" && !isMorning(moment, day)) return mealKindAt(moment.hour);
  return period && period !== "now" ? mealOfPeriod(period) : mealKindAt(moment.hour);
}

/** Whether who tells of having risen did so in the morning: one who works at night rises in the afternoon. */
function isMorning({ hour, today }: Moment, day: Day | null): boolean {
  return (day !== null && day !== today) || (hour >= RISING_FROM && hour < RISING_TO);
}

const [RISING_FROM, RISING_TO] = [4, 14];
