import { mealKindAt } from "@/lib/nutrition/calendar/meal-kind";
import { toItsMeal } from "@/lib/portuguese/corrections/added-now";
import { correctionsOf, LONGEST, readerOf } from "@/lib/portuguese/corrections/correction-words";
import { waterAgain, weighedAnew, weightAgain } from "@/lib/portuguese/corrections/figures-again";
import { movedForAnother } from "@/lib/portuguese/corrections/other-day";
import { inPieces } from "@/lib/portuguese/corrections/pieces";
import { phraseOfClause } from "@/lib/portuguese/corrections/reading/clauses";
import { readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import { withoutEstimate } from "@/lib/portuguese/corrections/reading/estimates";
import { loggedItems } from "@/lib/portuguese/corrections/reading/food-reference";
import { isNeverDone } from "@/lib/portuguese/corrections/reading/never-done";
import { asConcluded } from "@/lib/portuguese/corrections/reading/other-than-told";
import { rewordings } from "@/lib/portuguese/corrections/reading/rewordings";
import { withoutWhy } from "@/lib/portuguese/corrections/reading/without-why";
import { NAMING, RULES } from "@/lib/portuguese/corrections/rule-order";
import { TELLS_VESSEL } from "@/lib/portuguese/corrections/rules/amounts/told-amounts";
import { CUE, readNamedMove } from "@/lib/portuguese/corrections/rules/moves";
import { waterApart } from "@/lib/portuguese/corrections/rules/water-apart";
import {
  deniedOfDay,
  isAllFound,
  saidOfDay,
  saidOfMeal,
  wholeDayOut,
} from "@/lib/portuguese/corrections/said-of-meal";
import { correctionsBySentence } from "@/lib/portuguese/corrections/sentences";
import {
  areDrunkApart,
  isAside,
  namedTopic,
  takenOutByName,
  toldTogether,
  topicsOf,
} from "@/lib/portuguese/corrections/topics";
import type { ConversationState, LoggedEntry } from "@/lib/portuguese/meaning/conversation";
import type { Correction, Understanding } from "@/lib/portuguese/meaning/understanding";
import { WATER_ID } from "@/lib/portuguese/portions/waters";
import type { Moment } from "@/lib/portuguese/terms/moment";
import { searchKey } from "@/lib/portuguese/text/letters/stems";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";

/** The entries that a message may correct, and what was said of them. */
export type Correctable = Pick<
  ConversationState,
  "last" | "told" | "old" | "focus" | "left" | "pieces" | "rested"
> & {
  /** Entries of today and yesterday, newest first. */
  earlier?: readonly LoggedEntry[] | undefined;
};
/** `about`: ids of the entries they are said of, where these are not the last message's. */
type Corrections = Pick<Understanding, "corrections" | "about">;

/**
 * What a message changes in what was logged just before, else in what was told before that in this talk, else, where it names it,
 * in what was logged earlier; empty when it corrects nothing. A take-back is one whether or not what it names is found: it is
 * never food to be logged.
 */
export function readCorrections(said: Phrase, correctable: Correctable, moment: Moment): Corrections {
  const { last } = correctable;
  if (said.words > MOST_WORDS || isNeverDone(said)) return { corrections: [] };
  const phrase = withoutEstimate(said);
  const entries = [...last, ...(correctable.earlier ?? [])];
  const ofDay =
    wholeDayOut(phrase, entries, moment) ??
    deniedOfDay(phrase, entries, moment, (rest, meal) => readCorrections(rest, { last: [meal] }, moment));
  if (ofDay) return ofDay;
  const concluded = asConcluded(readerOf(phrase, last, moment, correctable));
  const whole = concluded && readWorded(phraseOfClause(phrase, concluded), correctable, moment);
  if (whole && isAllFound(whole.corrections)) return whole;
  const another = movedForAnother(phrase, entries, moment, (clause) =>
    readCorrections(clause, correctable, moment),
  );
  if (another) return another;
  const logged = new Set(loggedItems(last).map(({ foodId }) => foodId));
  const bySentence = correctionsBySentence(
    phrase,
    moment,
    (food) => logged.has(food),
    (sentence) => {
      const { corrections } = readCorrections(sentence, correctable, moment);
      return isAllFound(corrections) && corrections.every(isSaidByName) ? corrections : null;
    },
  );
  if (bySentence?.several) return { corrections: bySentence.corrections };
  const before = readerOf(phrase, correctable.earlier ?? [], moment);
  for (const reworded of rewordings(readerOf(phrase, last, moment, correctable), before)) {
    const found = readWorded(reworded, correctable, moment);
    if (isAllFound(found.corrections)) return found;
  }
  const found = readWorded(phrase, correctable, moment);
  if (isAllFound(found.corrections)) return found;
  const plain = withoutWhy(readerOf(phrase, last, moment, correctable));
  const short = plain && readWorded(plain, correctable, moment);
  if (short && isAllFound(short.corrections)) return short;
  return bySentence ? { corrections: bySentence.corrections } : found;
}

/** What needs no entry of its own to be said of. */
function isSaidByName(correction: Correction): boolean {
  return correction.kind === "record" || namesItsTarget(correction);
}

function readWorded(
  phrase: Phrase,
  { last, told = [], earlier = [], ...remembered }: Correctable,
  moment: Moment,
): Corrections {
  const read = (entries: readonly LoggedEntry[], rules = RULES) => {
    const found = correctionsOf(phrase, entries, moment, rules, remembered).filter(
      (one) => !(SAYS_WHEN.test(phrase.text) && onlyNames(one)),
    );
    return waterApart(ofWater(inPieces(found, entries, remembered.pieces)), moment.today);
  };
  const ofWater = (found: Correction[]) =>
    found.some(isOfFood) && namesOnlyWater(phrase, moment) ? found.filter((one) => !isOfFood(one)) : found;
  const ofMeal =
    saidOfMeal(phrase, [...last, ...earlier], moment) ?? saidOfDay(phrase, [...last, ...earlier], moment);
  if (ofMeal) return ofMeal;
  const topics = phrase.words > LONGEST ? [] : topicsOf(told, earlier);
  // "tira o tomate e o café", each told in a message of its own
  const widened = (found: Corrections): Corrections => {
    const out = takenOutByName(found.corrections, phrase);
    const wide = out.length > 0 ? read([...last, ...topics.flat()]) : [];
    if (!isAllFound(wide) || takenOutByName(wide, phrase).length <= out.length) return found;
    return { corrections: wide, about: [...last, ...topics.flat()].map(({ id }) => id) };
  };
  // "com arroz branco, 2 colheres" comes to the last.
  const isWith = wordAt(phrase.core, 0) === "com" && !isAside(last);
  const named =
    topics.length > 0 && !isWith ? namedTopic(readerOf(phrase, [], moment), [last, ...topics]) - 1 : -1;
  const ofNamed = topics[named] && saidOfTopic(topics[named], read(topics[named]), moment);
  if (ofNamed?.corrections.every(namesItsTarget)) return widened(ofNamed);
  const weighed = weightAgain(phrase, last, topics) ?? waterAgain(phrase, last, topics);
  if (weighed) return weighed;
  const both = toldTogether(phrase, last, topics);
  const together = both ? read(both) : [];
  if (both && isAllFound(together) && together.every(isMoved))
    return { corrections: together, about: both.map(({ id }) => id) };
  const apart = areDrunkApart(phrase, last);
  const near =
    weighedAnew(phrase, last) ?? toItsMeal(apart ? [] : read(last), { phrase, last, moment, ...remembered });
  const all =
    ALL_OF_IT.test(phrase.line) && near.length > 0 && near.every(isMoved) ? ofMealOf(last, topics) : null;
  if (all) return { corrections: near, about: all };
  if (isAllFound(near) && !(isAside(last) && near.some(isOfMeals))) return widened({ corrections: near });
  // "o pão era integral" after a glass of water is said of the bread.
  for (const topic of topicsInReach(phrase, apart ? [] : last, topics)) {
    const found = saidOfTopic(topic, read(topic), moment);
    if (found) return widened(found);
  }
  const far = earlier.length > 0 ? read(earlier, NAMING) : [];
  // "o suco era água 500 ml": taken out by its name, and the water beside it.
  const byName = far.some(namesItsTarget) ? far.filter(isSaidByName) : [];
  if (isAllFound(byName)) return { corrections: byName };
  // "a banana foi antes do mungunzá", each of another message
  const moved = earlier.length > 0 ? read([...last, ...earlier], [readNamedMove]) : [];
  if (isAllFound(moved)) return { corrections: moved };
  return { corrections: near.length === 0 && far.some(({ kind }) => kind === "unclear") ? far : near };
}

/** Longer messages tell. */
const MOST_WORDS = 150;

/** "a tapioca foi agora", of one with coconut: no other one. */
const SAYS_WHEN =
  /(?<!\p{L})(?:foi|foram) (?:agora|agorinha|hoje|hj|ontem|antes|depois|(?:bem |mais )?(?:cedo|tarde)|de (?:manh[ãa]|tarde|noite))(?!\p{L})/iu;

function onlyNames(correction: Correction): boolean {
  if (correction.kind !== "replace" || correction.fromSaid === null) return false;
  const [said = "", ...more] = searchKey(correction.to.said).split(" ");
  const [noun, ...kind] = searchKey(correction.fromSaid).split(" ");
  return more.length === 0 && said === noun && kind.length > 0;
}

/** "água foi 1 litro e meio" */
function namesOnlyWater(phrase: Phrase, moment: Moment): boolean {
  const { items } = readPart(readerOf(phrase, [], moment), phrase.core);
  return items.length > 0 && items.every(({ match }) => match.food.id === WATER_ID);
}

/** What is said of water changes no food. */
function isOfFood({ kind }: Correction): boolean {
  return kind === "amount" || kind === "more" || kind === "replace";
}

/** Past water and weight the meal that was told before them; a correction that says so reaches all of the talk. */
function topicsInReach(
  { line }: Phrase,
  last: readonly LoggedEntry[],
  topics: readonly (readonly LoggedEntry[])[],
): readonly (readonly LoggedEntry[])[] {
  if (CUE.test(line) || TELLS_VESSEL.test(line)) return topics;
  if (!isAside(last)) return [];
  const meal = topics.findIndex((topic) => !isAside(topic));
  return meal < 0 ? topics : topics.slice(0, meal + 1);
}

/** "isso foi no almoço" is not said of a glass of water. */
function isOfMeals({ kind }: Correction): boolean {
  return kind === "meal_kind" || kind === "time";
}

const isMoved = (one: Correction) => isOfMeals(one) || one.kind === "day";

const ALL_OF_IT = / tudo /;

/** "muda isso tudo pra ontem": all that was told of that meal in several messages; null where one told it. */
function ofMealOf(
  last: readonly LoggedEntry[],
  topics: readonly (readonly LoggedEntry[])[],
): string[] | null {
  const meal = [...last, ...topics.flat()].find(({ type }) => type === "meal");
  if (meal?.type !== "meal") return null;
  const same = [...last, ...topics.flat()].filter(
    (one) => one.type === "meal" && one.day === meal.day && one.kind === meal.kind,
  );
  return same.length > 1 ? same.map(({ id }) => id) : null;
}

/** What is read of entries that were told before the last; null where it must not be said of them. */
function saidOfTopic(
  topic: readonly LoggedEntry[],
  corrections: Correction[],
  { hour, today }: Moment,
): Corrections | null {
  if (!isAllFound(corrections)) return null;
  // What is eaten in the afternoon comes to no lunch.
  const isLater = topic.every(
    (entry) => entry.type === "meal" && entry.day === today && entry.kind !== mealKindAt(hour),
  );
  if (isLater && corrections.some(({ kind }) => kind === "add" || kind === "more")) return null;
  return { corrections, about: topic.map(({ id }) => id) };
}

/** Of entries that nobody was just speaking of, only what is named is changed. */
function namesItsTarget(correction: Correction): boolean {
  switch (correction.kind) {
    case "remove":
    case "remove_meal":
    case "remove_water":
    case "move_meal":
    case "move_item":
    case "open":
      return true;
    case "water":
      return correction.from !== undefined;
    case "amount":
    case "more":
      return correction.food !== null;
    case "replace":
      return correction.from !== null;
    case "add":
      return correction.mealId !== undefined;
    default:
      return false;
  }
}
